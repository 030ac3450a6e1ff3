import { chromium, type Locator, type Page } from "@playwright/test"
import { product } from "../../integration-tests/support/product"
import { newBuyer, type Buyer } from "../../integration-tests/support/tenant-with-stones"
import type { Product } from "../../src/contract/product"
import { median, type Finding } from "../support/report"
import { withBrowser } from "./browser"

const promisedMs = 100
/** Slowdown factor of a phone relative to this machine. */
const slowdown = 4
const rounds = 5

interface Watched {
  /** The longest interaction since it was reset to 0, in ms. */
  longest: number
}

/** Runs in the page: measures the time from an interaction to its next paint with the Event Timing API. */
function watch(): void {
  const watched: Watched = { longest: 0 }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => {
    for (const it of list.getEntries())
      if ("interactionId" in it && it.interactionId) watched.longest = Math.max(watched.longest, it.duration)
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit)
}

/** Time until the result of `act` is painted, in ms; at least 16, the API's minimum. */
async function paintTime(page: Page, act: () => Promise<void>): Promise<number> {
  const watched = await page.evaluateHandle(() => (window as unknown as { watched: Watched }).watched)
  await watched.evaluate((it) => (it.longest = 0))
  await act()
  // Performance entries are reported after the paint, in a separate task.
  return watched.evaluate(async (it) => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
    return Math.max(16, it.longest)
  })
}

interface Interaction {
  name: string
  path: string
  control: (page: Page) => Locator
}

const interactions = (stone: Product): Interaction[] => [
  { name: "filters", path: "/shop", control: (page) => page.getByRole("button", { name: /^Filters/ }) },
  {
    name: "add to cart",
    path: `/products/${stone.slug}`,
    control: (page) => page.getByRole("button", { name: "Add to Cart" }),
  },
  {
    name: "heart",
    path: "/shop",
    control: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /wishlist$/ })
        .first(),
  },
  { name: "menu", path: "/", control: (page) => page.getByRole("button", { name: "Open menu" }) },
]

async function measure(origin: string, buyer: Buyer, it: Interaction): Promise<number> {
  return withBrowser(async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: "block",
    })
    await context.addCookies([...buyer.client.cookies].map(([name, value]) => ({ name, value, url: origin })))
    await context.addInitScript(watch)
    const page = await context.newPage()
    const phone = await context.newCDPSession(page)
    await phone.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    await page.goto(origin + it.path, { waitUntil: "commit" })
    const control = it.control(page)
    await control.waitFor()
    // People press what they see.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    const box = await control.boundingBox()
    if (!box) throw new Error(`${it.name} is not on the page`)
    const ms = await paintTime(page, () =>
      // Like a finger: without waiting until the control is ready.
      page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    )
    await browser.close()
    return ms
  })
}

/** Time until a slow phone shows a response to the first press on a fresh page. */
export async function benchInteraction(): Promise<Finding[]> {
  const { origin } = product()
  const buyer = await newBuyer("default")
  const [stone] = (await (await fetch(`${origin}/api/products?limit=1&inStock=true`)).json()) as Product[]
  if (!stone) throw new Error("The demo tenant has no stone in stock")
  const findings: Finding[] = []
  for (const it of interactions(stone)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await measure(origin, buyer, it))
    findings.push({
      what: `interaction, ${it.name}, CPU ÷ ${slowdown}`,
      result: `${median(times)} ms to the next paint (${times.join(", ")}); promised: ${promisedMs}`,
      holds: median(times) <= promisedMs,
    })
  }
  return findings
}
