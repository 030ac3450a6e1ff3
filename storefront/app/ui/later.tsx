import { lazy, type ComponentType, type ReactNode } from "react"
import { HydratedSuspense } from "~/lib/hydration"
import { Skeleton } from "./skeleton"

/** Makes a lazily loaded part of a page: `view` shows it, with a skeleton until it has loaded; `load` prefetches it. */
export function later(part: () => Promise<ComponentType>): { view: () => ReactNode; load: () => void } {
  const Part = lazy(async () => ({ default: await part() }))
  return {
    view: () => (
      <HydratedSuspense fallback={<Skeleton className="h-96" />}>
        <Part />
      </HydratedSuspense>
    ),
    // While offline, showing the part loads it again and displays the failure.
    load: () => void part().catch(() => undefined),
  }
}
