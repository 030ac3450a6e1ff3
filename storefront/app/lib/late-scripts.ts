import { alive, handsOver } from "./alive"

/** React Router's one module of a page: what it loads first, and what it then does. */
const named = /(?:from|import) ?\(?("[^"]+")/g
const preloaded = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g

/** Files that only hold what others draw with, by the names that `chunks.ts` gives them. */
const library = /\/(?:engine|router)-/

/** A page's own scripts wait no longer than this for its pictures, in ms. */
const patience = 1500

/**
 * Runs `start` once the page has been painted as it came, pictures of the first screen included: on a slow phone scripts
 * would otherwise take the line and the processor before anything is seen. At once when a finger or a key asks for
 * something, and in a window that nobody looks at, where nothing is painted. A button that was pressed before anything
 * listened is pressed again then.
 */
const whenSeen = `
const acts = ["pointerdown", "keydown"]
let isStarted = false
const begin = () => {
  if (isStarted) return
  isStarted = true
  for (const it of acts) removeEventListener(it, begin, true)
  start()
}
let pressed
let isHeard = false
const keep = ({ target }) => (pressed = isHeard ? undefined : target.closest?.("button[type=button]") ?? pressed)
addEventListener("click", keep, true)
addEventListener("${handsOver}", () => (isHeard = true))
addEventListener("${alive}", () => {
  removeEventListener("click", keep, true)
  if (pressed?.isConnected) pressed.click()
}, { once: true })
const painted = () => requestAnimationFrame(() => setTimeout(begin))
for (const it of acts) addEventListener(it, begin, true)
if (document.visibilityState === "hidden") begin()
else if (document.readyState === "complete") painted()
else {
  addEventListener("load", painted)
  setTimeout(begin, ${String(patience)})
}
`

/** What a page's head names to be loaded ahead, and the head without it. */
export function takePreloads(head: string): { head: string; files: string[] } {
  return {
    head: head.replace(preloaded, ""),
    files: [...head.matchAll(preloaded)].map(([, href]) => href ?? ""),
  }
}

/** A script as a text within another: nothing in it ends the element. */
const textOf = (script: string): string => JSON.stringify(script).replaceAll("<", "\\u003c")

/**
 * React Router's module of a page is run while the page is still read, and finds out step by step what it needs. Instead:
 * asks for all its files at once, after the page was seen; runs the libraries among them one by one, so that a finger
 * finds the thread free in between; and then the module as it stands, since some of what it imports begins to draw, which
 * must find all of it there.
 * @param body the text of the page's module script
 * @param files scripts that it will come to need, beside those that it names
 */
export function lateScript(body: string, files: readonly string[]): string {
  const urls = [...body.matchAll(named)].map(([, url = ""]) => url)
  // The last one begins all.
  const all = [...new Set([...urls.slice(-1), ...urls, ...files.map((it) => JSON.stringify(it))])]
  const libraries = all.filter((it) => library.test(it)).toSorted()
  return `const start = async () => {
for (const href of [${all.join(",")}]) {
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href })
  document.head.append(link)
  link.remove()
}
for (const href of [${libraries.join(",")}]) {
  await import(href).catch(() => undefined)
  await new Promise((next) => setTimeout(next))
}
const { nonce } = document.querySelector("script[nonce]")
document.head.append(Object.assign(document.createElement("script"), { type: "module", nonce, text: ${textOf(body)} }))
}${whenSeen}`
}
