import { useQueryClient, type InfiniteData } from "@tanstack/react-query"
import type { AdminOrder, OrderUpdateBody } from "@contract/admin-order"
import type { Paged } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

/** The changed fields, and the version that they are based on. */
interface OrderEdit {
  id: string
  version: number
  changes: OrderUpdateBody
}

const put = (pages: InfiniteData<Paged<AdminOrder>> | undefined, order: AdminOrder) =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((it) => (it.id === order.id ? order : it)),
    })),
  }

/** Replaces the order in every cached list, so that a long list's pages need not be refetched. */
function usePutOrder() {
  const client = useQueryClient()
  return (order: AdminOrder): AdminOrder => {
    client.setQueriesData<InfiniteData<Paged<AdminOrder>>>({ queryKey: adminKeys.orderLists }, (pages) =>
      put(pages, order)
    )
    return order
  }
}

export function useUpdateOrder(callbacks?: Callbacks<OrderEdit, AdminOrder>) {
  const putOrder = usePutOrder()
  const updateOrder = async ({ id, version, changes }: OrderEdit) => {
    const body = { ...changes, version }
    return putOrder(await request(browserApi, "PUT /api/admin/orders/:id", { params: { id }, body }))
  }
  return useAdminMutation(
    { invalidates: [adminKeys.orderCounts, adminKeys.orderDetails, queryKeys.orders], alsoWhenRefused: true },
    updateOrder,
    callbacks
  )
}

/** A status change to undo: the order, and the version that the change returned. */
type StatusChange = Pick<AdminOrder, "id" | "version">

export function useUndoStatus() {
  const putOrder = usePutOrder()
  const undoStatus = async ({ id, version }: StatusChange) => {
    const input = { params: { id }, body: { version } }
    return putOrder(await request(browserApi, "POST /api/admin/orders/:id/status/undo", input))
  }
  return useAdminMutation(
    { invalidates: [adminKeys.orderCounts, adminKeys.orderDetails, queryKeys.orders], alsoWhenRefused: true },
    undoStatus
  )
}
