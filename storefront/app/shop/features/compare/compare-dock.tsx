import { lazy, Suspense } from "react"
import { useKept } from "~/lib/kept-list"
import { chosenStones } from "./chosen-stones"

const CompareBar = lazy(() => import("./compare-bar").then((it) => ({ default: it.CompareBar })))

export interface CompareDockProps {
  /**
   * `dock`: sticky at the window's lower edge; `wide`: the same, but not on phones; `inline`: in the page's flow, on
   * phones only. A page whose lower edge is taken on phones has one `wide` and one `inline`.
   */
  place?: "dock" | "wide" | "inline"
}

/**
 * Docks the comparison bar at the window's lower edge while the dock's parent is visible. As the last child it has its
 * own space at the end, so it covers nothing below.
 */
export function CompareDock({ place = "dock" }: CompareDockProps) {
  const chosen = useKept(chosenStones)
  if (chosen.length === 0) return null
  return (
    <Suspense fallback={null}>
      <CompareBar chosen={chosen} place={place} />
    </Suspense>
  )
}
