/** React Router's one module of a page: what it loads first, and what it then does. */
const moduleScript = /(<script[^>]*type="module"[^>]*>)([\s\S]*?)<\/script>/
const imported = /import \* as (\w+) from ("[^"]+");/g
const started = /import\(("[^"]+")\)/g
const preloaded = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g

/** A page's own scripts wait no longer than this for its pictures, in ms. */
const patience = 1500

/**
 * Runs `start` once the page has been painted as it came, pictures of the first screen included: on a slow phone scripts
 * would otherwise take the line and the processor before anything is seen. At once when a finger or a key asks for
 * something, and in a window that nobody looks at, where nothing is painted.
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
const painted = () => requestAnimationFrame(() => setTimeout(begin))
for (const it of acts) addEventListener(it, begin, true)
if (document.visibilityState === "hidden") begin()
else if (document.readyState === "complete") painted()
else {
  addEventListener("load", painted)
  setTimeout(begin, ${String(patience)})
}`

/**
 * A page as React Router renders it names its scripts at its top, and has them loaded while it is still read. The same
 * page with all its scripts asked for at once, after it was seen.
 * @returns the page as it is where it doesn't have the form that React Router gives it
 */
export function withLateScripts(html: string): string {
  const files = [...html.matchAll(preloaded)].map(([, href]) => JSON.stringify(href))
  const bare = html.replace(preloaded, "")
  return bare.replace(moduleScript, (_, open: string, body: string) => {
    const modules = [...body.matchAll(imported)]
    const names = modules.map(([, name]) => name).join(",")
    const urls = modules.map(([, , url]) => url)
    const entry = [...body.matchAll(started)].map(([, url]) => url)
    const all = [...new Set([...entry, ...urls, ...files])].join(",")
    const rest = body.replace(imported, "").trim()
    return `${open}const start = async () => {
for (const href of [${all}]) {
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href })
  document.head.append(link)
  link.remove()
}
const [${names}] = await Promise.all([${urls.map((url) => `import(${url ?? ""})`).join(",")}])
${rest}
}${whenSeen}
</script>`
  })
}
