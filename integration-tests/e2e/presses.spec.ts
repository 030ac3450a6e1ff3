import type { Browser, Locator, Page } from "@playwright/test"
import { setTimeout as sleep } from "node:timers/promises"
import type { Client } from "../support/client"
import { newTenantWithStones, newBuyer, type TenantWithStones } from "../support/tenant-with-stones"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

/** Assumed factor by which a phone is slower than this machine. */
const slowdown = 4
/** Delays before a control is pressed, in ms after it becomes visible. */
const delays = [0, 150, 300]
/** `RATNA_PRESSES=20` repeats each delay twenty times. */
const tries = Number(process.env["RATNA_PRESSES"] ?? 1)

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 800 } }

interface Control {
  name: string
  path: (shop: TenantWithStones) => string
  who?: "buyer" | "admin"
  window?: typeof phone | typeof desk
  control: (page: Page) => Locator
  /** Letters typed into the control after it is pressed. */
  type?: string
  /** Waits for the effect, and fails if there is none. */
  took: (page: Page) => Promise<unknown>
  /** The one request that the press sends. */
  sends?: RegExp
  /** Undoes the effect. */
  undo?: (who: Client, shop: TenantWithStones) => Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name }).first()
const inHeader = (name: string) => (page: Page) => page.getByRole("banner").getByRole("button", { name })
const dialog = (page: Page) => expect(page.getByRole("dialog")).toHaveCount(1)
const stoneOf = ({ stones }: TenantWithStones) => [...stones.values()][0]

const controls: Control[] = [
  { name: "menu", path: () => "/", control: inHeader("Open menu"), took: dialog },
  { name: "Sign In", path: () => "/faq", window: desk, control: inHeader("Sign In"), took: dialog },
  { name: "Sign Up", path: () => "/", window: desk, control: inHeader("Sign Up"), took: dialog },
  {
    name: "filters of the phone",
    path: () => "/shop",
    control: button(/^Filters/),
    // A second press would close it again.
    took: (page) => expect(button(/^Filters/)(page)).toHaveAttribute("aria-expanded", "true"),
  },
  {
    name: "filter",
    path: () => "/shop",
    window: desk,
    control: (page) => page.getByRole("radio", { name: /^Ruby/ }),
    took: (page) => page.waitForURL(/type=RUBY/),
  },
  {
    name: "search",
    path: () => "/shop",
    window: desk,
    control: (page) => page.getByRole("combobox", { name: /Search/ }),
    type: "rub",
    took: async (page) => {
      await page.waitForURL(/search=rub$/)
      await expect(page.getByRole("combobox", { name: /Search/ })).toHaveValue("rub")
    },
  },
  {
    name: "link",
    path: () => "/shop",
    window: desk,
    control: (page) => page.getByRole("banner").getByRole("link", { name: "FAQ" }),
    took: (page) => page.waitForURL("**/faq"),
  },
  {
    name: "link of a stone",
    path: () => "/shop",
    control: (page) =>
      page
        .getByRole("main")
        .getByRole("link", { name: /Press Ruby/ })
        .first(),
    took: (page) => page.waitForURL("**/products/*"),
  },
  {
    name: "heart of a visitor",
    path: () => "/shop",
    control: button(/wishlist$/),
    took: dialog,
  },
  {
    name: "heart",
    path: () => "/shop",
    who: "buyer",
    control: button(/wishlist$/),
    took: (page) => expect(button("Remove from wishlist")(page)).toBeVisible(),
    sends: /POST .*\/api\/wishlist$/,
    undo: (buyer, shop) => buyer.delete(`/api/wishlist/${stoneOf(shop)?.id ?? ""}`),
  },
  {
    name: "add to cart",
    path: (shop) => `/products/${stoneOf(shop)?.slug ?? ""}`,
    who: "buyer",
    control: button("Add to Cart"),
    took: (page) => expect(page.getByText(/added to (your )?cart/i).first()).toBeVisible(),
    sends: /POST .*\/api\/cart$/,
  },
  {
    name: "contact form",
    path: () => "/contact",
    control: (page) => page.getByLabel("Your name"),
    type: "Asha",
    took: async (page) => {
      await expect(page.getByText("Asha")).toHaveCount(0)
      await expect(page.getByLabel("Your name")).toHaveValue("Asha")
    },
  },
  {
    name: "sending the contact form",
    path: () => "/contact",
    control: button("Send message"),
    took: (page) => expect(page.getByText("Missing information").first()).toBeVisible(),
  },
  {
    name: "forgotten password",
    path: () => "/forgot-password",
    control: (page) => page.getByLabel("Email"),
    type: "asha@specs.test",
    // The button is enabled once React has the typed text.
    took: async (page) => {
      await expect(button(/Send/)(page)).toBeEnabled()
      await expect(page.getByLabel("Email")).toHaveValue("asha@specs.test")
    },
  },
  {
    name: "delete account",
    path: () => "/profile",
    who: "buyer",
    control: button("Delete my account"),
    took: dialog,
  },
  {
    name: "add address",
    path: () => "/profile?tab=addresses",
    who: "buyer",
    control: button("Add Address"),
    took: (page) => expect(page.getByLabel("Full Name")).toBeVisible(),
  },
  {
    name: "Add Product",
    path: () => "/admin/products",
    who: "admin",
    window: desk,
    control: button("Add Product"),
    took: (page) => expect(page.getByRole("heading", { name: "Add New Product" })).toBeVisible(),
  },
  {
    name: "Add FAQ",
    path: () => "/admin/settings?tab=faqs",
    who: "admin",
    window: desk,
    control: button("Add FAQ"),
    took: (page) => expect(page.getByLabel("Question")).toBeVisible(),
  },
]

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
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    if (it.type !== undefined) await page.keyboard.type(it.type)
    const problem = await it.took(page).then(
      () => null,
      (error: unknown) => `is lost: ${String(error).split("\n")[0] ?? ""}`
    )
    await page.waitForLoadState("networkidle")
    return problem ?? (it.sends && sent !== 1 ? `is done ${sent} times` : null)
  } finally {
    await context.close()
  }
}

test.describe("what is pressed or typed before a page is hydrated takes effect, and only once", () => {
  let shop: TenantWithStones
  let clients: Record<"buyer" | "admin", Client>
  test.beforeAll(async () => {
    shop = await newTenantWithStones([{ name: "Press Ruby", stock: 900 }])
    clients = { buyer: (await newBuyer(shop.slug)).client, admin: shop.admin }
  })

  for (const it of controls) {
    test(it.name, async ({ browser, at }) => {
      test.setTimeout(30_000 + delays.length * tries * 20_000)
      const client = it.who && clients[it.who]
      const problems: string[] = []
      for (const delay of delays) {
        for (let n = 0; n < tries; n++) {
          const problem = await tryOnce(browser, at(it.path(shop), shop.slug), it, delay, client)
          if (problem !== null) problems.push(`after ${delay} ms: ${problem}`)
          if (client) await it.undo?.(client, shop)
        }
      }
      expect(problems).toEqual([])
    })
  }
})
