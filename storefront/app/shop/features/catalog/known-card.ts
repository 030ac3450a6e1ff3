import type { QueryClient } from "@tanstack/react-query"
import type { Paged } from "~/lib/api"
import { queryKeys } from "~/lib/query-keys"
import type { CardProduct } from "./card-product"

/** Second part of the keys of lists, whose data is cards or a page of them. */
const lists: readonly unknown[] = [
  queryKeys.featuredProducts,
  queryKeys.productLists,
  queryKeys.related(""),
  queryKeys.stones([]),
].map(([, list]) => list)

/** Returns a product from the newest list in the cache that contains it. */
export function knownCard(client: QueryClient, slug: string): CardProduct | undefined {
  const found = client.getQueryCache().findAll({
    queryKey: queryKeys.products,
    predicate: ({ queryKey, state }) => lists.includes(queryKey[1]) && !state.isInvalidated,
  })
  return found
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => {
      const data = state.data as CardProduct[] | Paged<CardProduct> | undefined
      return (Array.isArray(data) ? data : data?.items) ?? []
    })
    .find((it) => it.slug === slug)
}
