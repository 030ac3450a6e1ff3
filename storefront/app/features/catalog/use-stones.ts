import { useQuery, useQueryClient } from "@tanstack/react-query"
import { stonesPageQuery, stonesWindowQuery, windowOf, type CardStone } from "./queries"
import { shopPageSize, type ShopView } from "./shop-view"

interface Stones {
  stones: CardStone[] | undefined
  total: number
  pages: number
  /** Fetches the window of this view ahead, once a visitor is about to browse. */
  prepare: () => void
}

/**
 * The stones of a view: from the first HTML, which carries one page, or from the window of 1,000 that the
 * browser fetches when a visitor begins to filter or to turn pages.
 */
export function useStones({ filters, page }: ShopView): Stones {
  const client = useQueryClient()
  const { window, from } = windowOf(page)
  const inHtml = useQuery({ ...stonesPageQuery(filters, page), enabled: false }).data
  const inWindow = useQuery({ ...stonesWindowQuery(filters, window), enabled: inHtml === undefined }).data
  const total = (inWindow ?? inHtml)?.total ?? 0
  return {
    stones: inWindow ? inWindow.items.slice(from, from + shopPageSize) : inHtml?.items,
    total,
    pages: Math.ceil(total / shopPageSize),
    prepare: () => void client.query(stonesWindowQuery(filters, window)).catch(() => undefined),
  }
}
