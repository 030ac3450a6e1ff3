import { heldType, startScripts } from "./start-scripts"

const page = `<script type="${heldType}" nonce="n" data-imports="/assets/a.js /assets/b.js">import "/assets/a.js"</script>`

const started = () => document.head.querySelectorAll<HTMLScriptElement>('script[type="module"]')
const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
    (it) => new URL(it.href).pathname
  )

let paint: () => void
let visibility: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible")
  window.PerformanceObserver = class {
    constructor(callback: () => void) {
      paint = callback
    }
    observe() {}
  } as unknown as typeof PerformanceObserver
  document.head.innerHTML = ""
  document.body.innerHTML = page
})
afterEach(() => {
  jest.useRealTimers()
  visibility.mockRestore()
})

it("requests no script before the content has been painted, and then all of them at once", () => {
  startScripts(heldType, 2000)
  expect(requested()).toEqual([])
  expect(started()).toHaveLength(0)
  paint()
  expect(requested()).toEqual(["/assets/a.js", "/assets/b.js"])
  expect(started()).toHaveLength(1)
  expect(started()[0]).toMatchObject({ text: 'import "/assets/a.js"', nonce: "n" })
})

it("starts the scripts once, however often the page is painted", () => {
  startScripts(heldType, 2000)
  paint()
  paint()
  jest.runAllTimers()
  expect(started()).toHaveLength(1)
})

it("starts in a hidden tab, which is never painted", () => {
  visibility.mockReturnValue("hidden")
  startScripts(heldType, 2000)
  expect(started()).toHaveLength(1)
})

it("starts without a report of the first paint", () => {
  startScripts(heldType, 2000)
  jest.advanceTimersByTime(2000)
  expect(started()).toHaveLength(1)
})

it("requests nothing ahead on a page that lists no imports", () => {
  document.body.innerHTML = page.replace("/assets/a.js /assets/b.js", "")
  startScripts(heldType, 2000)
  paint()
  expect(requested()).toEqual([])
  expect(started()).toHaveLength(1)
})
