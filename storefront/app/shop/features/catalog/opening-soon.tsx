import { lazy } from "react"
import { HydratedSuspense } from "~/lib/hydration"

const OpeningNotice = lazy(() => import("./opening-notice"))

/** In place of the products of a store that has none yet; no other store's pages load it. */
export const OpeningSoon = () => (
  <HydratedSuspense>
    <OpeningNotice />
  </HydratedSuspense>
)
