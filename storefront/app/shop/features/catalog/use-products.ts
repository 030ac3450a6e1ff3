import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { CardProduct } from "./card-product"
import { productsPageQuery, viewQuery, wholeListQuery } from "./get-products"
import { shopPageSize, type ShopView } from "./shop-view"

export interface Stones {
  products: CardProduct[] | undefined
  total: number
  pages: number
  /** Prefetches another page of this view when a visitor is about to open it. */
  prepare: (page: number) => void
}

/** The products of a view: cut from its whole list when the browser has that, else its page. */
export function useProducts({ filters, page }: ShopView): Stones {
  const client = useQueryClient()
  const list = useQuery({ ...wholeListQuery(filters), enabled: false }).data
  // A list that has grown beyond the limit is no longer complete.
  const whole = list && list.items.length >= list.total ? list : undefined
  const one = useQuery({ ...productsPageQuery(filters, page), enabled: whole === undefined }).data
  const total = (whole ?? one)?.total ?? 0
  const from = (page - 1) * shopPageSize
  return {
    products: whole ? whole.items.slice(from, from + shopPageSize) : one?.items,
    total,
    pages: Math.ceil(total / shopPageSize),
    prepare: (it) => void client.query(viewQuery(client, filters, it)).catch(() => undefined),
  }
}
