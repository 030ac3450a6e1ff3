import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import type { Cart } from "@contract/cart"
import type { TotalsItem } from "@contract/checkout"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** Calculates the total of these products with GST and shipping, on the server. `subtotal`: rupees, decimal text. */
const getTotals = (api: Api, subtotal: string, items: TotalsItem[]) =>
  request(api, "POST /api/settings/calculate-totals", { body: { subtotal, items } })

export function totalsQuery({ total, items }: Cart, api: Api = browserApi) {
  const bought = items.map(({ productId, quantity }) => ({ productId, quantity }))
  return queryOptions({
    queryKey: queryKeys.totalsOf(total, bought),
    queryFn: () => getTotals(api, total, bought),
    placeholderData: keepPreviousData,
  })
}

export const useTotals = (cart: Cart, enabled = true) => useQuery({ ...totalsQuery(cart), enabled })
