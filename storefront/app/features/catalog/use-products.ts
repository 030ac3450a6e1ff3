import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { CardProduct } from "./card-product"
import { productsPageQuery, productsWindowQuery, windowOf } from "./get-products"
import { shopPageSize, type ShopView } from "./shop-view"

interface Stones {
  products: CardProduct[] | undefined
  total: number
  pages: number
  /** Fetches the window of this view ahead, once a visitor is about to browse. */
  prepare: () => void
}

/**
 * The products of a view: from the first HTML, which carries one page, or from the window of 1,000 that the
 * browser fetches when a visitor begins to filter or to turn pages.
 */
export function useProducts({ filters, page }: ShopView): Stones {
  const client = useQueryClient()
  const { window, from } = windowOf(page)
  const inHtml = useQuery({ ...productsPageQuery(filters, page), enabled: false }).data
  const inWindow = useQuery({ ...productsWindowQuery(filters, window), enabled: inHtml === undefined }).data
  const total = (inWindow ?? inHtml)?.total ?? 0
  return {
    products: inWindow ? inWindow.items.slice(from, from + shopPageSize) : inHtml?.items,
    total,
    pages: Math.ceil(total / shopPageSize),
    prepare: () => void client.query(productsWindowQuery(filters, window)).catch(() => undefined),
  }
}
