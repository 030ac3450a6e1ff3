import { lazy, Suspense } from "react"
import { useKept } from "~/lib/kept-list"
import { chosenStones } from "./chosen-stones"

const CompareBar = lazy(() => import("./compare-bar").then((it) => ({ default: it.CompareBar })))

/**
 * Where the bar of chosen stones docks: at the window's lower edge for as long as the dock's parent is seen. As the
 * last child of what it belongs to it has its own place at the end, and lies over nothing that is below.
 * `raised`: on phones, above a bar of the page's own.
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
