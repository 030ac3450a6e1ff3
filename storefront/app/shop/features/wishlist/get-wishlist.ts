import { queryOptions, useQuery } from "@tanstack/react-query"
import { isStatus, type Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import type { Load } from "~/lib/page-data"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"
import { useUser } from "~/lib/session"
import { useSite } from "~/lib/site"

/** The products on the shopper's wishlist, newest first. */
const getWishlist = (api: Api) => request(api, "GET /api/wishlist")

export const wishlistQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.wishlist, queryFn: () => getWishlist(api) })

/** For the profile's tab: a tenant without wishlists (403) has no such tab, which is not an error. */
export const loadWishlist: Load = (client, api) =>
  client.query(wishlistQuery(api)).catch((error: unknown) => {
    if (!isStatus(error, 403)) throw error
  })

/** Requested only when somebody is signed in and the tenant has wishlists; once, however many hearts a page has. */
export function useWishlist() {
  const enabled = useUser() !== null
  const { enableWishlist } = useSite().branding.features
  return useQuery({ ...wishlistQuery(), enabled: enabled && enableWishlist })
}
