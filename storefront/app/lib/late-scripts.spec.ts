import { runInNewContext } from "node:vm"
import { withLateScripts } from "./late-scripts"

const page = `<head><link rel="modulepreload" href="/assets/shared.js" nonce="n"/><link rel="modulepreload" href="/assets/root.js"/></head><body><script nonce="n">window.__reactRouterContext = {};</script><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterManifest = {"a":1};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body>`

const scriptOf = (html: string): string => />(const start[\s\S]*?)<\/script>/.exec(html)?.[1] ?? ""

/** Runs a page's starter in a window of which `state` is known. @returns what it asked for, and a way to let time pass */
function run(state: { visibilityState: string; readyState: string }) {
  const asked: string[] = []
  const waiting = new Map<string, () => void>()
  const script = scriptOf(withLateScripts(page)).replace(/import\(/g, "load(")
  const window: Record<string, unknown> = {}
  const document = {
    ...state,
    createElement: () => ({ remove: () => undefined }),
    head: { append: ({ href }: { href: string }) => void asked.push(href) },
  }
  const load = (url: string) => Promise.resolve(asked.push(`run ${url}`)).then(() => ({ from: url }))
  const listen = (name: string, act: () => void) => void waiting.set(name, act)
  runInNewContext(script, {
    document,
    window,
    load,
    addEventListener: listen,
    removeEventListener: () => undefined,
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void, ms?: number) => (ms ? listen("late", act) : act()),
  })
  return { asked, window, happens: (name: string) => waiting.get(name)?.() }
}

const seen = { visibilityState: "visible", readyState: "interactive" }
const all = ["/assets/entry.js", "/assets/root.js", "/assets/home.js", "/assets/shared.js"]

it("asks for no script before the page and its pictures were seen, then for all at once", async () => {
  const { asked, window, happens } = run(seen)
  expect(asked).toEqual([])
  happens("load")
  happens("late")
  expect(asked).toEqual([...all, "run /assets/root.js", "run /assets/home.js"])
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked.at(-1)).toBe("run /assets/entry.js")
  expect({ ...window }).toEqual({
    __reactRouterManifest: { a: 1 },
    __reactRouterRouteModules: { root: { from: "/assets/root.js" }, home: { from: "/assets/home.js" } },
  })
})

it.each(["pointerdown", "keydown", "late"])("doesn't wait for pictures that don't come: %s", (event) => {
  const { asked, happens } = run(seen)
  happens(event)
  expect(asked.slice(0, 4)).toEqual(all)
})

it("starts at once in a window that nobody looks at, and in a page that was there already", () => {
  expect(run({ ...seen, visibilityState: "hidden" }).asked.slice(0, 4)).toEqual(all)
  expect(run({ ...seen, readyState: "complete" }).asked.slice(0, 4)).toEqual(all)
})

it("names no script ahead of the page", () => {
  const head = withLateScripts(page).split("</head>")[0]
  expect(head).toBe("<head>")
})
