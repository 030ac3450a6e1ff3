import { runInNewContext } from "node:vm"
import { lateScript, takePreloads } from "./late-scripts"

/** As React Router writes it where the manifest of all routes is a file; `</b>` stands for any text of a page. */
const moduleText = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1,"text":"<\\/b>"};

import("/assets/entry.js");`
interface Appended {
  href?: string
  text: string | undefined
  nonce: string | undefined
  type: string | undefined
}

/** Runs a page's starter in a window of which `state` is known. @returns what it asked for, and a way to let time pass */
function run(state: { visibilityState: string; readyState: string }) {
  const asked: string[] = []
  const scripts: Appended[] = []
  const waiting = new Map<string, () => void>()
  const document = {
    ...state,
    querySelector: () => ({ nonce: "n" }),
    createElement: () => ({ remove: () => undefined }),
    head: {
      append: ({ href, type, nonce, text }: Appended) => {
        if (href === undefined) scripts.push({ type, nonce, text })
        else asked.push(href)
      },
    },
  }
  const listen = (name: string, act: () => void) => void waiting.set(name, act)
  runInNewContext(lateScript(moduleText, ["/assets/shared.js", "/assets/root.js"]), {
    document,
    addEventListener: listen,
    removeEventListener: () => undefined,
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void, ms?: number) => (ms ? listen("late", act) : act()),
  })
  return { asked, scripts, happens: (name: string) => waiting.get(name)?.() }
}

const seen = { visibilityState: "visible", readyState: "interactive" }
const all = ["entry", "manifest", "root", "home", "shared"].map((it) => `/assets/${it}.js`)

it("asks for no script before the page and its pictures were seen, then for all at once, and runs its module once, as it stands", () => {
  const { asked, scripts, happens } = run(seen)
  expect([asked, scripts]).toEqual([[], []])
  happens("load")
  happens("late")
  expect(asked).toEqual(all)
  expect(scripts).toEqual([{ type: "module", nonce: "n", text: moduleText }])
})

it.each(["pointerdown", "keydown", "late"])("doesn't wait for pictures that don't come: %s", (event) => {
  const { asked, happens } = run(seen)
  happens(event)
  expect(asked.slice(0, 5)).toEqual(all)
})

it("starts at once in a window that nobody looks at, and in a page that was there already", () => {
  expect(run({ ...seen, visibilityState: "hidden" }).asked.slice(0, 5)).toEqual(all)
  expect(run({ ...seen, readyState: "complete" }).asked.slice(0, 5)).toEqual(all)
})

it("takes what is to be loaded ahead out of a head", () => {
  const head =
    '<head><link rel="modulepreload" href="/a.js" nonce="n"/><title>A</title><link rel="modulepreload" href="/b.js"/>'
  expect(takePreloads(head)).toEqual({ head: "<head><title>A</title>", files: ["/a.js", "/b.js"] })
})

it("ends no element, whatever its module's texts hold", () => {
  expect(lateScript('import("/a.js"); "</script>"', [])).not.toContain("<")
})
