import { useSyncExternalStore } from "react"

const thresholdPx = 50

function subscribe(tell: () => void): () => void {
  window.addEventListener("scroll", tell, { passive: true })
  return () => window.removeEventListener("scroll", tell)
}

/** Whether the page is scrolled past 50 px. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false
  )
