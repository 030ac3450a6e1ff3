import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Cart } from "@contract/cart"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"
import { useUser } from "~/lib/session"
import { useSite } from "~/lib/site"

/** The shopper's cart. Refused with 401 without a session, and with 403 for a tenant without carts. */
const getCart = (api: Api) => request(api, "GET /api/cart")

export const cartQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.cart, queryFn: () => getCart(api) })

/** The shopper's cart; requested only when somebody is signed in and the tenant has carts. */
export function useCart(): { cart: Cart | undefined; failed: boolean } {
  const user = useUser()
  const { features } = useSite().branding
  const enabled = user !== null && features.enableCart
  const { data, isError } = useQuery({ ...cartQuery(), enabled })
  return { cart: enabled ? data : undefined, failed: isError }
}
