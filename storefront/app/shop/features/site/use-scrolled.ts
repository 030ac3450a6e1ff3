import { useSyncExternalStore } from "react"

const thresholdPx = 50

function subscribe(notify: () => void): () => void {
  window.addEventListener("scroll", notify, { passive: true })
  return () => window.removeEventListener("scroll", notify)
}

/** Whether the page is scrolled past 50 px. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false
  )
