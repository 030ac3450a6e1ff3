import { Suspense, useEffect, useLayoutEffect, useState, type ComponentProps, type ReactNode } from "react"
import { hydratedEvent } from "./early-events"

const page = {}
/** Parts of the server's HTML that React has not hydrated yet: the page, and each boundary whose code is still loading. */
const unhydrated = new Set<object>([page])

function markHydrated(part: object): void {
  if (unhydrated.delete(part) && unhydrated.size === 0) dispatchEvent(new Event(hydratedEvent))
}

/** Marks the page as hydrated once its outermost component is; boundaries that are still loading keep it waiting. */
export function usePageHydrated(): void {
  useEffect(() => {
    markHydrated(page)
    return () => void unhydrated.add(page)
  }, [])
}

function HydratedMark({ part, children }: { part: object; children: ReactNode }) {
  useEffect(() => markHydrated(part), [part])
  return children
}

/**
 * `Suspense` for a part that the server renders and whose code the browser loads later: presses are held until that part
 * is hydrated too (`early-events.ts`).
 */
export function HydratedSuspense({ children, ...rest }: ComponentProps<typeof Suspense>) {
  // Not `useHydrated`: a boundary that is rendered again before it is hydrated loses the server's HTML.
  const [part] = useState(() => (unhydrated.has(page) ? {} : null))
  useLayoutEffect(() => {
    if (part === null) return
    unhydrated.add(part)
    return () => markHydrated(part)
  }, [part])
  return (
    <Suspense {...rest}>
      {part === null ? children : <HydratedMark part={part}>{children}</HydratedMark>}
    </Suspense>
  )
}
