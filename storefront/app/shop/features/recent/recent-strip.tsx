import { lazy, Suspense, useEffect, type ReactNode } from "react"
import type { Product } from "@contract/product"
import { useKept } from "~/lib/kept-list"
import { rememberStone, seenStones } from "./seen-stones"

const RecentStones = lazy(() => import("./recent-stones").then((it) => ({ default: it.RecentStones })))

/** One stone alone is no selection. */
const fewest = 2

interface RecentStripProps {
  /** The stone of the page: remembered, and left out. */
  now?: string
  /** How the page shows a stone. */
  card: (product: Product) => ReactNode
}

/** The stones looked at before, at a page's end. Not there on the server, nor for who has seen fewer than two. */
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
