import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import type { Cart } from "@contract/cart"
import type { Totals, TotalsItem } from "@contract/checkout"
import { homeCountry } from "@contract/rules/places"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/**
 * Calculates the total of these products with GST and shipping, on the server. `subtotal`: rupees, decimal text.
 * @param country where they are delivered
 */
const getTotals = (api: Api, subtotal: string, items: TotalsItem[], country: string) =>
  request(api, "POST /api/settings/calculate-totals", {
    body: { subtotal, items, ...(country !== homeCountry && { country }) },
  })

export function totalsQuery({ total, items }: Cart, api: Api = browserApi, country: string = homeCountry) {
  const bought = items.map(({ productId, quantity }) => ({ productId, quantity }))
  return queryOptions({
    queryKey: queryKeys.totalsOf(total, bought, country),
    queryFn: () => getTotals(api, total, bought, country),
    placeholderData: keepPreviousData,
  })
}

export const useTotals = (cart: Cart, enabled = true) => useQuery({ ...totalsQuery(cart), enabled })

/** The totals of a delivery to this country; undefined until they are known. */
export function useTotalsIn(country: string, cart: Cart, domestic: Totals | undefined): Totals | undefined {
  const isForeign = country !== homeCountry
  const { data, isPlaceholderData } = useQuery({
    ...totalsQuery(cart, browserApi, country),
    enabled: isForeign && cart.items.length > 0,
  })
  if (!isForeign) return domestic
  return isPlaceholderData ? undefined : data
}
