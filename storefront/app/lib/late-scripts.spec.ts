import { runInNewContext } from "node:vm"
import { alive, handsOver } from "./alive"
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
  const ran: string[] = []
  const scripts: Appended[] = []
  const waiting = new Map<string, (event: unknown) => void>()
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
  const listen = (name: string, act: (event: unknown) => void) => void waiting.set(name, act)
  const files = ["/assets/shared.js", "/assets/router-1.js", "/assets/engine-1.js", "/assets/root.js"]
  // Such a context imports nothing: what would be imported is taken down.
  const script = lateScript(moduleText, files).replace("await import(href)", "await load(href)")
  runInNewContext(script, {
    document,
    load: (href: string) => {
      ran.push(href)
      return href.includes("router") ? Promise.reject(new Error("gone")) : Promise.resolve()
    },
    addEventListener: listen,
    removeEventListener: (name: string) => waiting.delete(name),
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void, ms?: number) => (ms ? listen("late", act) : act()),
  })
  return {
    asked,
    ran,
    scripts,
    happens: async (name: string, event: unknown = {}) => {
      waiting.get(name)?.(event)
      // Whatever was begun comes to its end.
      await new Promise((done) => setTimeout(done))
    },
  }
}

const seen = { visibilityState: "visible", readyState: "interactive" }
const all = ["entry", "manifest", "root", "home", "shared", "router-1", "engine-1"].map(
  (it) => `/assets/${it}.js`
)

it("asks for no script before the page and its pictures were seen, then for all at once, and runs its module once, as it stands", async () => {
  const { asked, scripts, happens } = run(seen)
  expect([asked, scripts]).toEqual([[], []])
  await happens("load")
  await happens("late")
  expect(asked).toEqual(all)
  expect(scripts).toEqual([{ type: "module", nonce: "n", text: moduleText }])
})

it.each(["pointerdown", "keydown", "late"])(
  "doesn't wait for pictures that don't come: %s",
  async (event) => {
    const { asked, happens } = run(seen)
    await happens(event)
    expect(asked).toEqual(all)
  }
)

it("runs the libraries one by one before the module, which runs even where one is gone", async () => {
  const { ran, scripts, happens } = run(seen)
  await happens("load")
  expect(ran).toEqual(["/assets/engine-1.js", "/assets/router-1.js"])
  expect(scripts).toHaveLength(1)
})

describe("a button that is pressed before the page listens", () => {
  const button = () => {
    const it = { isConnected: true, click: jest.fn(), closest: () => it }
    return it
  }

  it("is pressed again once the page answers", async () => {
    const { happens } = run(seen)
    const target = button()
    await happens("click", { target })
    await happens(handsOver)
    expect(target.click).not.toHaveBeenCalled()
    await happens(alive)
    await happens("click", { target: button() })
    expect(target.click).toHaveBeenCalledTimes(1)
  })

  it("isn't pressed again where something was, that React has heard", async () => {
    const { happens } = run(seen)
    const target = button()
    await happens("click", { target })
    await happens(handsOver)
    await happens("click", { target: button() })
    await happens(alive)
    expect(target.click).not.toHaveBeenCalled()
  })

  it("isn't pressed again when it is gone, nor is anything else", async () => {
    const { happens } = run(seen)
    const target = { ...button(), isConnected: false }
    await happens("click", { target: { closest: () => target } })
    await happens("click", { target: { closest: () => null } })
    await happens(handsOver)
    await happens(alive)
    expect(target.click).not.toHaveBeenCalled()
  })
})

it("starts at once in a window that nobody looks at, and in a page that was there already", () => {
  expect(run({ ...seen, visibilityState: "hidden" }).asked).toEqual(all)
  expect(run({ ...seen, readyState: "complete" }).asked).toEqual(all)
})

it("takes what is to be loaded ahead out of a head", () => {
  const head =
    '<head><link rel="modulepreload" href="/a.js" nonce="n"/><title>A</title><link rel="modulepreload" href="/b.js"/>'
  expect(takePreloads(head)).toEqual({ head: "<head><title>A</title>", files: ["/a.js", "/b.js"] })
})

it("ends no element, whatever its module's texts hold", () => {
  expect(lateScript('import("/a.js"); "</script>"', [])).not.toContain("<")
})
