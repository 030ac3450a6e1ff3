import { queryOptions } from "@tanstack/react-query"
import type { WebhookDelivery } from "@contract/webhook"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

export interface DeliveryFilters {
  state: WebhookDelivery["state"] | ""
  limit: number
}

const queryOf = ({ state, limit }: DeliveryFilters) =>
  new URLSearchParams({ limit: String(limit), ...(state && { state }) })

/** Refetch interval while a delivery is pending, in ms. */
const pendingRefetchMs = 5_000

/** Recent deliveries of an outgoing webhook, newest first. */
export const deliveriesQuery = (id: string, filters: DeliveryFilters) =>
  queryOptions({
    queryKey: adminKeys.deliveries(id, queryOf(filters).toString()),
    queryFn: () =>
      request(browserApi, "GET /api/admin/webhooks/:id/deliveries", {
        params: { id },
        query: queryOf(filters),
      }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.some((it) => it.state === "pending") ? pendingRefetchMs : false,
  })
