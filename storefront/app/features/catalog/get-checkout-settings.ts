import { queryOptions, useQuery } from "@tanstack/react-query"
import { settings } from "@contract/settings"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** From how many rupees on shipping is free; the built-in threshold when the shop's can't be had. */
const getFreeShippingThreshold = async (api: Api): Promise<number> => {
  const answer = await request(api, "GET /api/settings/checkout").catch(() => null)
  return answer?.freeShippingThreshold ?? Number(settings.free_shipping_threshold.default)
}

export const freeShippingQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.checkoutSettings, queryFn: () => getFreeShippingThreshold(api) })

export const useFreeShippingThreshold = () => useQuery(freeShippingQuery())
