/** Longest time that work waits for an idle browser, in ms. */
const patience = 5_000
/** Time after which a browser that doesn't report idleness counts as idle, in ms. */
const assumedIdle = 1_000

/** Runs `act` once the page has loaded and the browser is idle. @returns a function that cancels it */
export function whenIdle(act: () => void): () => void {
  let cancel = (): void => window.removeEventListener("load", wait)
  const wait = (): void => {
    if ("requestIdleCallback" in window) {
      const id = requestIdleCallback(act, { timeout: patience })
      cancel = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(act, assumedIdle)
      cancel = () => clearTimeout(id)
    }
  }
  if (document.readyState === "complete") wait()
  else window.addEventListener("load", wait, { once: true })
  return () => cancel()
}
