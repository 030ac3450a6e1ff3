import type { Browser } from "@playwright/test"
import { setTimeout as sleep } from "node:timers/promises"
import type { Client } from "../support/client"
import { paidOrder } from "../support/orders"
import { superadmin } from "../support/tenant"
import { newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { backOfficeControls } from "./support/presses/back-office-controls"
import { phone, type Control, type Store } from "./support/presses/control"
import { shopControls } from "./support/presses/shop-controls"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

/**
 * Factor by which the browser slows the page down, so that it is hydrated long after it is visible. The browser does so
 * by computing, at the cost of everything that runs beside it.
 */
const slowdown = 2
/** Delays before a control is pressed, in ms after it becomes visible: before, while and after the page is hydrated. */
const delays = [0, 75, 150]
/** `RATNA_PRESSES=20` repeats each delay twenty times. */
const tries = Number(process.env["RATNA_PRESSES"] ?? 1)

/** Presses a control on a fresh page of a slow phone. @returns a description of the failure, or null */
async function tryOnce(
  browser: Browser,
  url: string,
  it: Control,
  delay: number,
  client: Client | undefined
): Promise<string | null> {
  const context = await browser.newContext({ ...(it.window ?? phone), serviceWorkers: "block" })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    if (client) await beSignedIn(page, client)
    let sent = 0
    page.on("request", (request) => {
      if (it.sends?.test(`${request.method()} ${request.url()}`)) sent++
    })
    const cpu = await context.newCDPSession(page)
    await cpu.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    await page.goto(url, { waitUntil: "commit" })
    const control = it.control(page)
    await control.waitFor()
    await control.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
    await sleep(delay)
    const box = await control.boundingBox()
    if (!box) return "isn't there any more"
    // Clicks like a finger, without waiting until the control is ready.
    if (it.keys === undefined) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    else await page.keyboard.press(it.keys)
    if (it.type !== undefined) await page.keyboard.type(it.type)
    const problem = await it.took(page).then(
      () => null,
      (error: unknown) => `is lost: ${String(error).split("\n")[0] ?? ""}`
    )
    if (!it.sends) return problem
    // A second request would be sent as soon as the page is hydrated.
    await cpu.send("Emulation.setCPUThrottlingRate", { rate: 1 })
    await page.waitForLoadState("networkidle")
    return problem ?? (sent !== 1 ? `is done ${sent} times` : null)
  } finally {
    await context.close()
  }
}

test.describe("what is pressed or typed before a page is hydrated takes effect, and only once", () => {
  let tenant: Store
  let clients: Record<Exclude<Control["who"], "new buyer" | undefined>, Client>
  test.beforeAll(async () => {
    const made = await newTenantWithStones([{ name: "Press Ruby", stock: 900 }])
    const [stone] = made.stones.values()
    if (!stone) throw new Error("The tenant has no stone")
    await made.admin.post("/api/admin/faqs", { question: "Is it natural?", answer: "Every stone is." })
    const buyer = await newBuyer(made.slug)
    const { orderNumber } = await paidOrder(buyer, stone.id)
    tenant = { ...made, stone, orderNumber }
    clients = { buyer: buyer.client, admin: tenant.admin, superadmin: await superadmin() }
  })

  for (const it of [...shopControls, ...backOfficeControls]) {
    test(it.name, async ({ browser, at }) => {
      test.setTimeout(30_000 + delays.length * tries * 20_000)
      const url = at(it.path(tenant), it.who === "superadmin" ? undefined : tenant.slug)
      const problems: string[] = []
      for (const delay of delays) {
        for (let n = 0; n < tries; n++) {
          const client =
            it.who === "new buyer" ? (await newBuyer(tenant.slug)).client : it.who && clients[it.who]
          if (client) await it.ready?.(client, tenant)
          const problem = await tryOnce(browser, url, it, delay, client)
          if (problem !== null) problems.push(`after ${delay} ms: ${problem}`)
          if (client) await it.undo?.(client, tenant)
        }
      }
      expect(problems).toEqual([])
    })
  }
})
