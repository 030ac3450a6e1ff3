import { useCallback, useSyncExternalStore } from "react"

/** Undefined where there is no layout, as in jsdom. */
const media = (query: string): MediaQueryList | undefined =>
  "matchMedia" in globalThis ? matchMedia(query) : undefined

/**
 * Whether a media query matches; updates when that changes.
 * @param assumed the value used on the server, which can't evaluate the query
 */
export function useMedia(query: string, assumed: boolean): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = media(query)
      list?.addEventListener("change", notify)
      return () => list?.removeEventListener("change", notify)
    },
    [query]
  )
  return useSyncExternalStore(
    subscribe,
    () => media(query)?.matches ?? assumed,
    () => assumed
  )
}
