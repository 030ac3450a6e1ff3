import { queryOptions } from "@tanstack/react-query"
import type { Product } from "@contract/product"
import type { Api } from "./api"
import { browserApi } from "./browser-api"
import { queryKeys } from "./query-keys"
import { request } from "./request"

/** Several stones by their slugs, in that order, in one call; those that are no longer there are left out. */
async function getStones(api: Api, slugs: readonly string[]): Promise<Product[]> {
  const query = new URLSearchParams({ slugs: slugs.join(",") })
  const found = await request(api, "GET /api/products", { query })
  return slugs.flatMap((slug) => found.find((it) => it.slug === slug) ?? [])
}

/** At most twenty slugs; none is no question at all: don't ask it. */
export const stonesQuery = (slugs: readonly string[], api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.stones(slugs), queryFn: () => getStones(api, slugs) })
