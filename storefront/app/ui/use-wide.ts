import { useSyncExternalStore } from "react"

/** Missing where nothing is laid out. */
const wide = (): MediaQueryList | undefined =>
  "matchMedia" in globalThis ? matchMedia("(min-width: 48rem)") : undefined

const subscribe = (tell: () => void) => {
  const query = wide()
  query?.addEventListener("change", tell)
  return () => query?.removeEventListener("change", tell)
}

/** Whether the window has room for a table; the server, which can't know, says so. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide()?.matches ?? true,
    () => true
  )
