import { lazy, type ComponentType, type ReactNode } from "react"
import { HydratedSuspense } from "~/lib/hydration"
import { Skeleton } from "./skeleton"

/**
 * A part of a page that not everybody opens, fetched when somebody does: `view` shows it, and a skeleton until it is
 * there; `load` fetches it for who is about to.
 */
export function later(part: () => Promise<ComponentType>): { view: () => ReactNode; load: () => void } {
  const Part = lazy(async () => ({ default: await part() }))
  return {
    view: () => (
      <HydratedSuspense fallback={<Skeleton className="h-96" />}>
        <Part />
      </HydratedSuspense>
    ),
    // Without a line it is tried again, and its failure told, when it is shown.
    load: () => void part().catch(() => undefined),
  }
}
