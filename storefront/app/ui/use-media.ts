import { useCallback, useSyncExternalStore } from "react"

/** Missing where nothing is laid out. */
const media = (query: string): MediaQueryList | undefined =>
  "matchMedia" in globalThis ? matchMedia(query) : undefined

/**
 * Whether a media query matches, and from when it does.
 * @param assumed what the server, which can't know, draws
 */
export function useMedia(query: string, assumed: boolean): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = media(query)
      list?.addEventListener("change", tell)
      return () => list?.removeEventListener("change", tell)
    },
    [query]
  )
  return useSyncExternalStore(
    subscribe,
    () => media(query)?.matches ?? assumed,
    () => assumed
  )
}
