import type { Browser, Locator, Page } from "@playwright/test"
import { setTimeout as sleep } from "node:timers/promises"
import type { Client } from "../support/client"
import { paidOrder } from "../support/orders"
import { superadmin } from "../support/tenant"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../support/tenant-with-stones"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

/** Assumed factor by which a phone is slower than this machine. */
const slowdown = 4
/** Delays before a control is pressed, in ms after it becomes visible. */
const delays = [0, 150, 300]
/** `RATNA_PRESSES=20` repeats each delay twenty times. */
const tries = Number(process.env["RATNA_PRESSES"] ?? 1)

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 } }

interface Store extends TenantWithStones {
  stone: { id: string; slug: string }
  /** Order number of the buyer's order. */
  orderNumber: string
}

interface Control {
  name: string
  path: (shop: Store) => string
  /** `new buyer`: one for each try, since an account may open at most 60 payments an hour. */
  who?: "buyer" | "new buyer" | "admin" | "superadmin"
  window?: typeof phone | typeof desktop
  control: (page: Page) => Locator
  /** Prepares a try. */
  ready?: (who: Client, shop: Store) => Promise<unknown>
  /** Key combination pressed instead of the control. */
  keys?: string
  /** Letters typed into the control after it is pressed. */
  type?: string
  /** Waits for the effect, and fails if there is none. */
  took: (page: Page) => Promise<unknown>
  /** The one request that the press sends. */
  sends?: RegExp
  /** Undoes the effect. */
  undo?: (who: Client, shop: Store) => Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name }).first()
const inHeader = (name: string) => (page: Page) => page.getByRole("banner").getByRole("button", { name })
const dialog = (page: Page) => expect(page.getByRole("dialog")).toHaveCount(1)
const field = (label: string) => (page: Page) => page.getByRole("main").getByLabel(label).first()
const holds = (label: string, value: string) => (page: Page) => expect(field(label)(page)).toHaveValue(value)
const addToCart = (who: Client, { stone }: Store) =>
  who.post("/api/cart", { productId: stone.id, quantity: 1 })

const controls: Control[] = [
  { name: "menu", path: () => "/", control: inHeader("Open menu"), took: dialog },
  { name: "Sign In", path: () => "/faq", window: desktop, control: inHeader("Sign In"), took: dialog },
  { name: "Sign Up", path: () => "/", window: desktop, control: inHeader("Sign Up"), took: dialog },
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
    window: desktop,
    control: (page) => page.getByRole("radio", { name: /^Ruby/ }),
    took: (page) => page.waitForURL(/type=RUBY/),
  },
  {
    name: "search",
    path: () => "/shop",
    window: desktop,
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
    window: desktop,
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
    undo: (buyer, shop) => buyer.delete(`/api/wishlist/${shop.stone.id}`),
  },
  {
    name: "add to cart",
    path: (shop) => `/products/${shop.stone.slug}`,
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
    window: desktop,
    control: button("Add Product"),
    took: (page) => expect(page.getByRole("heading", { name: "Add New Product" })).toBeVisible(),
  },
  {
    name: "Add FAQ",
    path: () => "/admin/settings?tab=faqs",
    who: "admin",
    window: desktop,
    control: button("Add FAQ"),
    took: (page) => expect(page.getByLabel("Question")).toBeVisible(),
  },
  {
    name: "removing from the cart",
    path: () => "/cart",
    who: "buyer",
    ready: addToCart,
    control: button(/^Remove/),
    took: (page) => expect(page.getByText(/Your cart is empty/i).first()).toBeVisible(),
    sends: /DELETE .*\/api\/cart\//,
  },
  {
    name: "Pay",
    path: () => "/checkout",
    who: "new buyer",
    ready: addToCart,
    control: button(/^Pay ₹/),
    took: (page) => expect(page.getByRole("dialog").getByRole("button", { name: "Success" })).toBeVisible(),
    sends: /POST .*\/api\/checkout\/session$/,
  },
  {
    name: "Buy again",
    path: (shop) => `/orders/${shop.orderNumber}`,
    who: "buyer",
    control: button("Buy again"),
    took: (page) => expect(page.getByText(/added to (your |the )?cart/i).first()).toBeVisible(),
    sends: /POST .*\/api\/cart$/,
  },
  {
    name: "question of the FAQ",
    path: () => "/faq",
    control: (page) => page.getByText("Is it natural?"),
    took: (page) => expect(page.getByText("Every stone is.")).toBeVisible(),
  },
  {
    name: "command menu of the dashboard",
    path: () => "/admin",
    who: "admin",
    window: desktop,
    control: button(/^Go to a page/),
    took: dialog,
  },
  {
    name: "Ctrl K on the messages",
    path: () => "/admin/messages",
    who: "admin",
    window: desktop,
    control: button(/^Go to a page/),
    keys: "Control+k",
    took: dialog,
  },
  {
    name: "an order's details",
    path: () => "/admin/orders",
    who: "admin",
    window: desktop,
    control: button(/^RT-/),
    took: dialog,
  },
  {
    name: "tagline of the brand",
    path: () => "/admin/branding",
    who: "admin",
    window: desktop,
    control: field("Tagline"),
    type: "Gems",
    took: holds("Tagline", "Gems"),
  },
  {
    name: "a history entry's products",
    path: () => "/admin/history",
    who: "admin",
    window: desktop,
    control: button(/^Show which/),
    // A second press would close it again.
    took: (page) => expect(button(/^Hide/)(page)).toHaveAttribute("aria-expanded", "true"),
  },
  {
    name: "e-mail address of a new administrator",
    path: () => "/admin/staff",
    who: "admin",
    window: desktop,
    control: (page) => page.getByRole("main").locator("input[name=email]"),
    type: "asha@specs.test",
    took: (page) =>
      expect(page.getByRole("main").locator("input[name=email]")).toHaveValue("asha@specs.test"),
  },
  {
    name: "name of a new key",
    path: () => "/admin/keys",
    who: "admin",
    window: desktop,
    control: (page) => page.getByRole("main").locator("input[name=name]"),
    type: "Stock",
    took: (page) => expect(page.getByRole("main").locator("input[name=name]")).toHaveValue("Stock"),
  },
  {
    name: "address of a new webhook",
    path: () => "/admin/webhooks",
    who: "admin",
    window: desktop,
    control: (page) => page.getByRole("main").locator("input[name=url]"),
    type: "https://a.test",
    took: (page) => expect(page.getByRole("main").locator("input[name=url]")).toHaveValue("https://a.test"),
  },
  {
    name: "Create Tenant",
    path: () => "/superadmin",
    who: "superadmin",
    window: desktop,
    control: button("Create Tenant"),
    took: dialog,
  },
  {
    name: "a tenant's limits",
    path: () => "/superadmin/tenants",
    who: "superadmin",
    window: desktop,
    control: button("Limits"),
    took: dialog,
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
    if (it.keys === undefined) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    else await page.keyboard.press(it.keys)
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
  let shop: Store
  let clients: Record<Exclude<Control["who"], "new buyer" | undefined>, Client>
  test.beforeAll(async () => {
    const made = await newTenantWithStones([{ name: "Press Ruby", stock: 900 }])
    const [stone] = made.stones.values()
    if (!stone) throw new Error("The tenant has no stone")
    await made.admin.post("/api/admin/faqs", { question: "Is it natural?", answer: "Every stone is." })
    const buyer: Buyer = await newBuyer(made.slug)
    const { orderNumber } = await paidOrder(buyer, stone.id)
    shop = { ...made, stone, orderNumber }
    clients = { buyer: buyer.client, admin: shop.admin, superadmin: await superadmin() }
  })

  for (const it of controls) {
    test(it.name, async ({ browser, at }) => {
      test.setTimeout(30_000 + delays.length * tries * 20_000)
      const url = at(it.path(shop), it.who === "superadmin" ? undefined : shop.slug)
      const problems: string[] = []
      for (const delay of delays) {
        for (let n = 0; n < tries; n++) {
          const client =
            it.who === "new buyer" ? (await newBuyer(shop.slug)).client : it.who && clients[it.who]
          if (client) await it.ready?.(client, shop)
          const problem = await tryOnce(browser, url, it, delay, client)
          if (problem !== null) problems.push(`after ${delay} ms: ${problem}`)
          if (client) await it.undo?.(client, shop)
        }
      }
      expect(problems).toEqual([])
    })
  }
})
