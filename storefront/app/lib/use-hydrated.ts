import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether the page is hydrated: false in the server's HTML, where a tap would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )
