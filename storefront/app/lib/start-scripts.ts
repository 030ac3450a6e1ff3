/** Type of the page's module script as it is sent: browsers don't run it, and `startScripts` does. */
export const heldType = "text/plain"

/** How long the scripts wait for a first paint that doesn't come, in ms. */
const patience = 2000

/**
 * Starts the page's scripts once its content has been painted, so that they don't delay it, and requests all of them at
 * once instead of one level of imports after another. Starts at once in a hidden tab, which paints nothing. Runs as
 * inline text at the end of the page, so it uses nothing from outside.
 * @param held the `type` of the module script, whose `data-imports` lists the addresses of the scripts that it imports
 */
export function startScripts(held: string, patience: number): void {
  const found = document.querySelector<HTMLScriptElement>(`script[type="${held}"][data-imports]`)
  if (!found) return
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    const { nonce } = found
    for (const href of found.dataset["imports"]?.match(/\S+/g) ?? [])
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", nonce, href })
      )
    const script = document.createElement("script")
    document.head.append(Object.assign(script, { type: "module", nonce, text: found.text }))
  }
  if (document.visibilityState === "hidden") start()
  new PerformanceObserver(start).observe({ type: "paint", buffered: true })
  setTimeout(start, patience)
}

/** The script at the end of every page. */
export const startScriptsScript = (): string =>
  `(${startScripts.toString()})(${JSON.stringify(heldType)}, ${patience})`
