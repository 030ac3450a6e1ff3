import {
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react"
import { hydratedEvent } from "./early-events"

const page = {}
/**
 * Parts of the server's HTML that React has not hydrated yet: the page, and each boundary whose code is still loading.
 */
const unhydrated = new Set<object>([page])

function markHydrated(part: object): void {
  if (unhydrated.delete(part) && unhydrated.size === 0) dispatchEvent(new Event(hydratedEvent))
}

/** Marks the page as hydrated once its outermost component is. Boundaries that are still loading delay it. */
export function usePageHydrated(): void {
  useEffect(() => {
    markHydrated(page)
    return () => void unhydrated.add(page)
  }, [])
}

function HydratedMark({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * `Suspense` for a part that the server renders and whose code the browser loads later. Clicks are held until that part
 * is hydrated too (`early-events.ts`). Until then it keeps its first render: React discards the server's HTML of a
 * boundary that re-renders before its code has loaded.
 */
export function HydratedSuspense({ children, ...rest }: ComponentProps<typeof Suspense>) {
  const [part] = useState(() => (unhydrated.has(page) ? {} : null))
  const [isWaiting, setWaiting] = useState(part !== null)
  const onHydrated = useCallback(() => {
    if (part === null) return
    markHydrated(part)
    setWaiting(false)
  }, [part])
  useLayoutEffect(() => {
    if (part === null) return
    unhydrated.add(part)
    return () => markHydrated(part)
  }, [part])
  const current = (
    <Suspense {...rest}>
      <HydratedMark onHydrated={onHydrated}>{children}</HydratedMark>
    </Suspense>
  )
  const [first] = useState(current)
  return isWaiting ? first : current
}
