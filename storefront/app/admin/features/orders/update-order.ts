import { useQueryClient, type InfiniteData } from "@tanstack/react-query"
import type { AdminOrder, OrderUpdateBody } from "@contract/admin-order"
import type { Paged } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
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
export function useUpdateOrder(callbacks?: Callbacks<OrderEdit, AdminOrder>) {
  const client = useQueryClient()
  const updateOrder = async ({ id, version, changes }: OrderEdit) => {
    const body = { ...changes, version }
    const order = await request(browserApi, "PUT /api/admin/orders/:id", { params: { id }, body })
    client.setQueriesData<InfiniteData<Paged<AdminOrder>>>({ queryKey: adminKeys.orderLists }, (pages) =>
      put(pages, order)
    )
    return order
  }
  return useAdminMutation("updateOrder", updateOrder, callbacks)
}
