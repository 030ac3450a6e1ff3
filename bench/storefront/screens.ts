import { chromium, type BrowserContextOptions, type Page } from "@playwright/test"
import type { Client } from "../../integration-tests/support/client"
import { product } from "../../integration-tests/support/product"
import { importRows } from "../../integration-tests/support/catalog"
import { paidOrder } from "../../integration-tests/support/orders"
import { newBuyer, newTenantWithStones } from "../../integration-tests/support/tenant-with-stones"
import { copyOrders } from "../admin/many-orders"
import { median, type Finding } from "../support/report"
import { withBrowser } from "./browser"
import { timeBack, timeMove, type Screen, type Times } from "./moves"

/** Slowdown factor of a phone, or of a slow computer, relative to this machine. */
const slowdown = 4
/** A phone's connection: latency in ms, bytes per second. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
/** Number of visits, of which the median counts; fewer while developing: `BENCH_ROUNDS=1`. */
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5)
/** How long a visitor looks at a screen before the next press, in ms. */
const lookMs = 2_000
const promisedReceivedMs = 100

interface Move extends Screen {
  what: string
  promisedMs: number
  /** Selector of the link or button that is pressed; without it, the browser goes back. */
  press?: string
}

const card = (place: number): string => `main li:nth-child(${place}) article h3 a`
const productScreen = { path: "^/products/", heading: "h1", content: "main [data-protected]" }
const shopScreen = { path: "^/shop", heading: "h1", content: "main article h3 a" }

const shopperMoves: Move[] = [
  { what: "home to a product", promisedMs: 300, press: card(1), ...productScreen },
  {
    what: "a product to the shop",
    promisedMs: 300,
    press: 'nav[aria-label="Breadcrumb"] a[href="/shop"]',
    ...shopScreen,
  },
  { what: "the shop to another product", promisedMs: 300, press: card(3), ...productScreen },
  { what: "back to the shop", promisedMs: 100, ...shopScreen },
]

const link = (to: string): string => `nav[aria-label="Back office"] a[href="${to}"]:visible`
const adminMoves: Move[] = [
  {
    what: "the back office to Products",
    promisedMs: 600,
    press: link("/admin/products"),
    path: "^/admin/products$",
    heading: "h1",
    content: "main [data-index]",
  },
  {
    what: "the form of Add Product",
    promisedMs: 300,
    press: 'button:has-text("Add Product"):visible',
    path: "product=new",
    heading: "main h2.font-display",
    content: 'main form input[name="name"]',
  },
  {
    what: "the back office to Orders",
    promisedMs: 600,
    press: link("/admin/orders"),
    path: "^/admin/orders$",
    heading: "h1",
    content: "main [data-index]",
  },
  {
    what: "the back office to Settings",
    promisedMs: 600,
    press: link("/admin/settings"),
    path: "^/admin/settings$",
    heading: "h1",
    content: "main form input",
  },
  {
    what: "the back office to History",
    promisedMs: 600,
    press: link("/admin/history"),
    path: "^/admin/history$",
    heading: "h1",
    content: "main [data-index]",
  },
]

async function look(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await page.waitForTimeout(lookMs)
}

async function move(page: Page, it: Move): Promise<Times> {
  await look(page)
  if (it.press === undefined) return timeBack(page, it)
  const pressed = page.locator(it.press).first()
  await pressed.scrollIntoViewIfNeeded()
  return timeMove(page, it, () => pressed.click())
}

interface Visit {
  url: string
  window: BrowserContextOptions
  client?: Client
  /** Whether the connection is a phone's. */
  isFar: boolean
}

/** One visit with a fresh browser: the moves one after another. */
async function visit({ url, window, client, isFar }: Visit, moves: readonly Move[]): Promise<Times[]> {
  return withBrowser(async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const context = await browser.newContext({ ...window, serviceWorkers: "block" })
    if (client)
      await context.addCookies(
        [...client.cookies].map(([name, value]) => ({ name, value, url: client.origin }))
      )
    const page = await context.newPage()
    const device = await context.newCDPSession(page)
    if (isFar) {
      await device.send("Network.enable")
      await device.send("Network.emulateNetworkConditions", slowNetwork)
    }
    await device.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    await page.goto(url)
    const times: Times[] = []
    for (const it of moves) times.push(await move(page, it))
    await browser.close()
    return times
  })
}

const list = (times: readonly number[]): string => times.map((it) => it.toFixed(0)).join(", ")

async function benchMoves(on: string, of: Visit, moves: readonly Move[]): Promise<Finding[]> {
  const visits: Times[][] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit(of, moves))
  return moves.map(({ what, promisedMs }, place) => {
    const times = visits.flatMap((it) => it[place] ?? [])
    const arrived = times.map((it) => it.arrived)
    const received = median(times.map((it) => it.received))
    return {
      what: `${on}: ${what}`,
      result:
        `${median(arrived).toFixed(0)} ms (${list(arrived)}), promised: ${promisedMs}; ` +
        `received after ${received.toFixed(0)}, promised: ${promisedReceivedMs}`,
      holds: median(arrived) <= promisedMs && received <= promisedReceivedMs,
    }
  })
}

/** A tenant's admin with as much to show as a store after its first months. */
async function busyAdmin(): Promise<Client> {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 100 }])
  await importRows(
    tenant,
    Array.from({ length: 120 }, (_, n) => ({ name: `Stone ${n}` }))
  )
  const buyer = await newBuyer(tenant.slug)
  const order = await paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
  await copyOrders({ ...order, email: buyer.email }, 200)
  for (let n = 0; n < 40; n++)
    await tenant.admin.post("/api/admin/faqs", {
      question: `Question ${n}?`,
      answer: "Every stone is natural.",
    })
  return tenant.admin
}

/** Measures how long a press on a link takes to show the next screen: for a shopper's phone, and in the back office. */
export async function benchScreens(): Promise<Finding[]> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { origin } = product()
  const shopper = { url: `${origin}/`, window: phone, isFar: true }
  const client = await busyAdmin()
  const desktop = { viewport: { width: 1280, height: 800 } }
  const admin = { url: `${client.origin}/admin`, window: desktop, client, isFar: false }
  return [
    ...(await benchMoves("phone", shopper, shopperMoves)),
    ...(await benchMoves("desktop", admin, adminMoves)),
  ]
}
