import { lazy, Suspense } from "react"
import { useKept } from "~/lib/kept-list"
import { chosenStones } from "./chosen-stones"

const CompareBar = lazy(() => import("./compare-bar").then((it) => ({ default: it.CompareBar })))

/**
 * Docks the comparison bar at the window's lower edge while the dock's parent is visible. As the last child it has its
 * own space at the end, so it covers nothing below.
 * @param raised on phones, places it above the page's own bar
 */
export function CompareDock({ raised = false }: { raised?: boolean }) {
  const chosen = useKept(chosenStones)
  if (chosen.length === 0) return null
  return (
    <Suspense fallback={null}>
      <CompareBar chosen={chosen} raised={raised} />
    </Suspense>
  )
}
