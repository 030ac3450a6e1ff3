import { queryOptions } from "@tanstack/react-query"
import type { Product } from "@contract/product"
import type { Api } from "./api"
import { browserApi } from "./browser-api"
import { queryKeys } from "./query-keys"
import { request } from "./request"

/** Fetches products by their slugs, in that order, in one request. Products that no longer exist are left out. */
async function getStones(api: Api, slugs: readonly string[]): Promise<Product[]> {
  const query = new URLSearchParams({ slugs: slugs.join(",") })
  const found = await request(api, "GET /api/products", { query })
  return slugs.flatMap((slug) => found.find((it) => it.slug === slug) ?? [])
}

/** Query of at most twenty slugs. Don't use it with an empty list. */
export const stonesQuery = (slugs: readonly string[], api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.stones(slugs), queryFn: () => getStones(api, slugs) })
