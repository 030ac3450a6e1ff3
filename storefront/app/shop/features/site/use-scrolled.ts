import { useSyncExternalStore } from "react"

const thresholdPx = 50

/**
 * As of the last scroll event. React reads it several times while it shows a screen, and reading the window's position
 * makes the browser lay the page out each time.
 */
let isScrolled = false

function subscribe(notify: () => void): () => void {
  const read = () => {
    isScrolled = window.scrollY > thresholdPx
    notify()
  }
  read()
  window.addEventListener("scroll", read, { passive: true })
  return () => window.removeEventListener("scroll", read)
}

/** Whether the page is scrolled past 50 px. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false
  )
