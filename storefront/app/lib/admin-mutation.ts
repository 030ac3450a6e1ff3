import type { QueryKey } from "@tanstack/react-query"
import { type Callbacks, useStaleMutation } from "./mutation"
import { platformKeys } from "./platform-keys"
import { adminKeys } from "./admin-keys"
import { queryKeys } from "./query-keys"

/** Which mutation of an admin makes what stale, as `staleAfter` does for shoppers. */
export const staleAfterAdmin = {
  /** What staff do with an order, its shopper sees too: staff may be looking at their own. The answer goes into the lists. */
  updateOrder: [adminKeys.orderCounts, adminKeys.orderDetails, queryKeys.orders],
  setOrderStatuses: [adminKeys.orders, queryKeys.orders],
  refundOrder: [adminKeys.orders, queryKeys.orders],
  /** The public list and the admin's, which lies below it. */
  createFaq: [queryKeys.faqs],
  updateFaq: [queryKeys.faqs],
  deleteFaq: [queryKeys.faqs],
  updateMessage: [adminKeys.messages],
  markAlarm: [adminKeys.alarms],
  saveSettings: [queryKeys.settings, queryKeys.totals],
  /** The page's own texts and the admin's list, which lies below them. */
  saveText: [queryKeys.content],
  resetText: [queryKeys.content],
  saveProduct: [queryKeys.products],
  deleteProduct: [queryKeys.products],
  importProducts: [queryKeys.products],
  bulkEditProducts: [queryKeys.products],
  /** Anything that can be edited may be what was taken back. */
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
  /** The list, and the deliveries that are shown, which lie below it. */
  createWebhook: [adminKeys.webhooks],
  updateWebhook: [adminKeys.webhooks],
  deleteWebhook: [adminKeys.webhooks],
  rotateWebhook: [adminKeys.webhooks],
  replayDelivery: [adminKeys.webhooks],
  /** The pages' own brand and the admin's, which lies below it. */
  updateBranding: [queryKeys.branding],
  /** The shop that one stands in may be the one that was changed. */
  saveTenant: [platformKeys.all, queryKeys.branding],
  deleteTenant: [platformKeys.all, queryKeys.branding],
  setLimits: [platformKeys.all],
  addHost: [platformKeys.all],
  removeHost: [platformKeys.all],
  checkHost: [platformKeys.all, queryKeys.branding],
  makePrimary: [platformKeys.all, queryKeys.branding],
} as const satisfies Record<string, readonly QueryKey[]>

/** What two admins may be editing at once: a refusal says that somebody else has changed it. */
const staleWhenRefused: ReadonlySet<AdminMutation> = new Set<AdminMutation>([
  "updateFaq",
  "deleteFaq",
  "updateOrder",
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
  "removeHost",
  "checkHost",
  "makePrimary",
])

/** These change nothing that is cached. */
type LeavesFresh = "enterTenant" | "previewBulkEdit" | "testPayment"

export type AdminMutation = keyof typeof staleAfterAdmin | LeavesFresh

const staleOf = (mutation: AdminMutation): readonly QueryKey[] =>
  mutation in staleAfterAdmin ? staleAfterAdmin[mutation as keyof typeof staleAfterAdmin] : []

/** A mutation of the back office: what it makes stale is fetched anew first, then its caller goes on. */
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
