import { lazy, Suspense, useEffect, type ReactNode } from "react"
import type { Product } from "@contract/product"
import { useKept } from "~/lib/kept-list"
import { rememberStone, seenStones } from "./seen-stones"

const RecentStones = lazy(() => import("./recent-stones").then((it) => ({ default: it.RecentStones })))

/** Minimum number of products to show. */
const fewest = 2

interface RecentStripProps {
  /** The page's product: recorded, and left out of the strip. */
  now?: string
  /** Renders a product's card. */
  card: (product: Product) => ReactNode
}

/** Recently viewed products, at the end of a page. Not rendered on the server, or for fewer than two products. */
export function RecentStrip({ now, card }: RecentStripProps) {
  const slugs = useKept(seenStones).filter((it) => it !== now)
  useEffect(() => {
    if (now !== undefined) rememberStone(now)
  }, [now])
  if (slugs.length < fewest) return null
  return (
    <Suspense fallback={null}>
      <RecentStones slugs={slugs} fewest={fewest} card={card} />
    </Suspense>
  )
}
