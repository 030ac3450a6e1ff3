import type { ReactNode } from "react"
import { useQuery } from "@tanstack/react-query"
import type { Product } from "@contract/product"
import { recentTexts } from "@contract/texts/recent"
import { stonesQuery } from "~/lib/get-stones"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { seenStones } from "./seen-stones"

interface RecentStonesProps {
  slugs: readonly string[]
  fewest: number
  card: (product: Product) => ReactNode
}

/** The products in their current state, in a scrollable row; fetched with one request. */
export function RecentStones({ slugs, fewest, card }: RecentStonesProps) {
  const { data: stones = [] } = useQuery(stonesQuery(slugs))
  const text = useText(recentTexts)
  if (stones.length < fewest) return null
  const clear = () => {
    seenStones.write([])
    // The button disappears, so the focus moves to an element that stays, for keyboard and screen reader users.
    document.getElementById("main")?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="recent" className="mx-auto max-w-7xl px-4 pt-4 pb-16 sm:px-6">
      <div className="mb-6 flex items-center justify-between gap-4">
        <h2 id="recent" className="font-display text-2xl">
          {text("recent_title")}
        </h2>
        <Button look="quiet" size="small" className="-mr-4 underline underline-offset-4" onClick={clear}>
          {text("recent_clear")}
        </Button>
      </div>
      <ul className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:gap-6 sm:px-6">
        {stones.map((it) => (
          <li key={it.id} className="w-40 shrink-0 snap-start scroll-mx-4 sm:w-56 sm:scroll-mx-6">
            {card(it)}
          </li>
        ))}
      </ul>
    </section>
  )
}
