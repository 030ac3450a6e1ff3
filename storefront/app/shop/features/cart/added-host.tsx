import { lazy, Suspense, useSyncExternalStore } from "react"
import { useLocation } from "react-router-dom"
import { addedStone } from "./added-stone"

const AddedPanel = lazy(() => import("./added-panel"))

const none = (): null => null

/** Announces what was added to the cart, and shows it in a panel. Rendered once, in the shell. */
export function AddedHost() {
  const added = useSyncExternalStore(addedStone.subscribe, addedStone.current, none)
  const { pathname } = useLocation()
  return (
    <div
      aria-live="polite"
      // Below the header on phones too, because the main buttons are at the bottom.
      className="pointer-events-none fixed inset-x-4 top-20 z-40 flex justify-end sm:left-auto sm:right-6"
    >
      {added && pathname !== "/cart" && (
        <Suspense fallback={null}>
          <AddedPanel key={added.id} {...added} />
        </Suspense>
      )}
    </div>
  )
}
