import type { Page } from "@playwright/test"
import type { Product } from "../../src/contract/product"
import { Client } from "../support/client"
import { deferred } from "../support/deferred"
import { newTenant } from "../support/tenant"
import { newBuyer } from "../support/tenant-with-stones"
import { saveData } from "../support/save-data"
import { scriptBytes } from "../support/script-bytes"
import { PASSWORD } from "../support/shopper"
import { unique } from "../support/unique"
import { openAccountDialog, signIn } from "./support/account"
import { beSignedIn } from "./support/signed-in"
import { expectAccessible, expectGoodPage } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

/** Maximum gzip size in bytes of the JavaScript that a first visit to any of these pages loads. */
const maxScript = 145_000

// Scripts that are loaded ahead of the next screen are no part of a page.
test.beforeEach(({ page }) => saveData(page))

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await expectGoodPage(page)
}

/** Returns a product below the PAN threshold: the PAN field needs additional script. */
async function firstStone(slug: string): Promise<Product> {
  const { body } = await new Client(slug).get<Product[]>("/api/products?inStock=true&priceMax=100000&limit=1")
  const [stone] = body
  if (!stone) throw new Error(`The tenant ${slug} has no stone in stock`)
  return stone
}

for (const slug of ["default", "sapphire"]) {
  test(`the public pages of ${slug} are light, accessible and as wide as the window`, async ({
    page,
    at,
  }) => {
    const stone = await firstStone(slug)
    const paths = [
      "/",
      "/shop",
      "/shop?search=nothing-like-it",
      `/products/${stone.slug}`,
      "/faq",
      "/contact",
      "/forgot-password",
      "/reset-password?token=none",
    ]
    for (const path of paths) {
      await test.step(path, async () => {
        expect((await page.goto(at(path, slug)))?.status()).toBe(200)
        await expectWholePage(page)
        expect(await scriptBytes(page)).toBeLessThanOrEqual(maxScript)
      })
    }
  })
}

test("a page is painted before it requests a script", { tag: "@phone" }, async ({ page, at }) => {
  for (const path of ["/", "/shop"]) {
    await page.goto(at(path))
    await page.waitForLoadState("networkidle")
    const { painted, requested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? Infinity,
      requested: performance
        .getEntriesByType("resource")
        .filter((it) => it.name.endsWith(".js"))
        .map((it) => it.startTime),
    }))
    expect(requested.length).toBeGreaterThan(2)
    expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted)
  }
})

test.describe("a page that does not exist", () => {
  // The browser logs the 404.
  test.use({ expectedNoise: [/status of 404/] })

  test("responds with 404 and links to the store", async ({ page, at }) => {
    for (const path of ["/nowhere", "/products/no-such-stone", "/admin/nowhere"]) {
      expect((await page.goto(at(path)))?.status()).toBe(404)
      await expectWholePage(page)
    }
    await page.goto(at("/nowhere"))
    await expect(page.getByText("404")).toBeVisible()
    await page.getByRole("link", { name: "Return to Home" }).click()
    await expect(page).toHaveURL(at("/"))
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand-primary"))
    const afterwards = await brand()
    await page.goto(at("/"))
    expect(afterwards).toBe(await brand())
    expect(afterwards).not.toBe("")
  })
})

test("a button that is pressed before the scripts have loaded takes effect as soon as they have", async ({
  browser,
  at,
}) => {
  // Uses its own context: the usual page fixture waits for hydration.
  const visit = await browser.newContext()
  const page = await visit.newPage()
  const scripts = deferred()
  await page.route(/\/assets\/framework-/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(at("/faq"), { waitUntil: "commit" })
  const menu = page.getByRole("button", { name: "Open menu" })
  const signIn = page.getByRole("banner").getByRole("button", { name: "Sign In" })
  await menu.or(signIn).filter({ visible: true }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  scripts.resolve()
  await expect(page.getByRole("dialog")).toBeVisible()
  await visit.close()
})

test(
  "a shopper who leaves the checkout to add an address before the scripts have loaded still finds the way back",
  { tag: "@phone" },
  async ({ browser, at }) => {
    const buyer = await newBuyer("default")
    await buyer.client.post("/api/cart", { productId: (await firstStone("default")).id })
    const visit = await browser.newContext()
    const page = await visit.newPage()
    await beSignedIn(page, buyer.client)
    const scripts = deferred()
    await page.route(/\/assets\/framework-/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(at("/checkout"), { waitUntil: "commit" })
    await page.getByRole("link", { name: "Add new address" }).click()
    await page.waitForURL("**/profile?tab=addresses", { waitUntil: "commit" })
    const back = page.getByRole("link", { name: "Back to Checkout" })
    // If the link appeared with the scripts, it would push the button from under the finger.
    await expect(back).toBeVisible()
    await page.getByRole("button", { name: "Add Address" }).click()
    scripts.resolve()
    await expect(page.getByRole("textbox", { name: "Full Name" })).toBeVisible()
    await back.click()
    await page.waitForURL("**/checkout")
    await visit.close()
  }
)

test("an account's pages are complete before any script runs", { tag: "@phone" }, async ({ browser, at }) => {
  const { slug, admin } = await newTenant()
  const buyer = await newBuyer(slug)
  const visit = await browser.newContext({ javaScriptEnabled: false })
  const page = await visit.newPage()
  await beSignedIn(page, buyer.client)
  await page.goto(at("/profile?tab=addresses", slug))
  await expect(page.getByRole("button", { name: "Add Address" })).toBeVisible()
  await visit.clearCookies()
  await beSignedIn(page, admin)
  await page.goto(at("/admin", slug))
  await expect(page.getByText("Total Revenue")).toBeVisible()
  await expect(page.getByRole("link", { name: /^Payment keys/ })).toBeVisible()
  await visit.close()
})

test("the dialogs are accessible, and close by Escape", async ({ page, at }) => {
  await page.goto(at("/"))
  for (const name of ["Sign In", "Sign Up"] as const) {
    await openAccountDialog(page, name)
    await expectAccessible(page)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog", { name })).toHaveCount(0)
  }
})

test("a shopper's own pages are light, accessible and as wide as the window", async ({ page, at }) => {
  const buyer = await newBuyer("default")
  const stone = await firstStone("default")
  await page.goto(at("/"))
  await signIn(page, buyer)
  await page.getByRole("banner").getByRole("button", { name: "Account" }).click()
  await expect(page.getByRole("dialog", { name: "Account" })).toBeVisible()
  await expectAccessible(page)

  const visit = (path: string) =>
    test.step(path, async () => {
      await page.goto(at(path))
      await expectWholePage(page)
      expect(await scriptBytes(page)).toBeLessThanOrEqual(maxScript)
    })
  await visit("/cart")
  await buyer.client.post("/api/cart", { productId: stone.id })
  for (const path of [
    "/cart",
    "/checkout",
    ...["", "orders", "addresses", "wishlist"].map((it) => `/profile?tab=${it}`),
  ])
    await visit(path)
})

test("a shopper with an unverified e-mail sees a notice on every page, and can verify it there", async ({
  page,
  at,
}) => {
  const email = `${unique("unverified")}@specs.test`
  const registered = await page.request.post(at("/api/auth/register"), {
    data: { email, name: "Asha Rao", password: PASSWORD },
    headers: { origin: at("") },
  })
  expect(registered.status()).toBe(201)
  for (const path of ["/", "/shop", "/profile"]) {
    await page.goto(at(path))
    await expect(page.getByRole("button", { name: "Verify Now" })).toBeVisible()
    await expectWholePage(page)
  }
  await page.getByRole("button", { name: "Verify Now" }).click()
  await expect(page.getByRole("dialog").getByRole("timer")).toHaveText(/^(10:00|9:\d\d)$/)
  await expectAccessible(page)
})
