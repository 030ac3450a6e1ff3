import type { QueryKey } from "@tanstack/react-query"
import { type Callbacks, useStaleMutation } from "./mutation"
import { platformKeys } from "./platform-keys"
import { adminKeys } from "./admin-keys"
import { queryKeys } from "./query-keys"

/** Query keys that each admin mutation invalidates, as `staleAfter` does for shoppers. */
export const staleAfterAdmin = {
  /**
   * The shopper sees an admin's change to an order too, and an admin may be viewing their own order. The response
   * updates the lists.
   */
  updateOrder: [adminKeys.orderCounts, adminKeys.orderDetails, queryKeys.orders],
  undoStatus: [adminKeys.orderCounts, adminKeys.orderDetails, queryKeys.orders],
  setOrderStatuses: [adminKeys.orders, queryKeys.orders],
  refundOrder: [adminKeys.orders, queryKeys.orders],
  /** The public list and the admin list, whose key is below it. */
  createFaq: [queryKeys.faqs],
  updateFaq: [queryKeys.faqs],
  deleteFaq: [queryKeys.faqs],
  updateMessage: [adminKeys.messages],
  markAlarm: [adminKeys.alarms],
  saveSettings: [queryKeys.settings, queryKeys.totals, queryKeys.content],
  /** The page's own texts and the admin list, whose key is below it. */
  saveText: [queryKeys.content],
  resetText: [queryKeys.content],
  saveProduct: [queryKeys.products],
  deleteProduct: [queryKeys.products],
  importProducts: [queryKeys.products],
  bulkEditProducts: [queryKeys.products],
  /** A reverted change may affect anything that can be edited. */
  revertEntry: [
    adminKeys.history,
    queryKeys.products,
    adminKeys.orders,
    queryKeys.orders,
    queryKeys.faqs,
    adminKeys.messages,
    queryKeys.settings,
    queryKeys.totals,
    queryKeys.content,
    queryKeys.branding,
  ],
  saveProductView: [adminKeys.views("products")],
  saveOrderView: [adminKeys.views("orders")],
  inviteStaff: [adminKeys.staff],
  removeStaff: [adminKeys.staff],
  createKey: [adminKeys.apiKeys],
  revokeKey: [adminKeys.apiKeys],
  /** The list and the deliveries shown, whose keys are below it. */
  createWebhook: [adminKeys.webhooks],
  updateWebhook: [adminKeys.webhooks],
  deleteWebhook: [adminKeys.webhooks],
  rotateWebhook: [adminKeys.webhooks],
  replayDelivery: [adminKeys.webhooks],
  /** The pages' own branding and the admin's, whose key is below it. */
  updateBranding: [queryKeys.branding],
  /** The changed tenant may be the current one. */
  saveTenant: [platformKeys.all, queryKeys.branding],
  deleteTenant: [platformKeys.all, queryKeys.branding],
  restoreTenant: [platformKeys.all, queryKeys.branding],
  setLimits: [platformKeys.all],
  addHost: [platformKeys.all],
  removeHost: [platformKeys.all],
  checkHost: [platformKeys.all, queryKeys.branding],
  makePrimary: [platformKeys.all, queryKeys.branding],
} as const satisfies Record<string, readonly QueryKey[]>

/** Mutations of data that two admins may edit at once: a refusal means that another admin has changed it. */
const staleWhenRefused: ReadonlySet<AdminMutation> = new Set<AdminMutation>([
  "updateFaq",
  "deleteFaq",
  "updateOrder",
  "undoStatus",
  "refundOrder",
  "updateMessage",
  "saveSettings",
  "saveText",
  "resetText",
  "removeStaff",
  "revokeKey",
  "updateWebhook",
  "deleteWebhook",
  "rotateWebhook",
  "replayDelivery",
  "revertEntry",
  "saveTenant",
  "deleteTenant",
  "restoreTenant",
  "removeHost",
  "checkHost",
  "makePrimary",
])

/** Mutations that change nothing cached. */
type LeavesFresh = "enterTenant" | "previewBulkEdit" | "testPayment"

export type AdminMutation = keyof typeof staleAfterAdmin | LeavesFresh

const staleOf = (mutation: AdminMutation): readonly QueryKey[] =>
  mutation in staleAfterAdmin ? staleAfterAdmin[mutation as keyof typeof staleAfterAdmin] : []

/** A mutation of the back office. It refetches the queries that it invalidates before its callbacks run. */
export const useAdminMutation = <Input, Output>(
  mutation: AdminMutation,
  send: (input: Input) => Promise<Output>,
  callbacks: Callbacks<Input, Output> = {}
) =>
  useStaleMutation(
    { done: staleOf(mutation), refused: staleWhenRefused.has(mutation) ? staleOf(mutation) : [] },
    send,
    callbacks
  )
