import type { Page } from "@playwright/test"
import type { Product } from "../../src/contract/product"
import { newCatalog } from "../support/catalog"
import { deferred } from "../support/deferred"
import { saveData } from "../support/save-data"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

const stones = Array.from({ length: 14 }, (_, n) => ({ name: `Stone ${n}`, price: String(1000 + n) }))
const cards = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 })
const productData = "**/api/products/slug/*"
/** Path of the first request for a script of the shop page that wasn't loaded with the page. */
const shopScript = /\/assets\/shop-[\w-]+\.js$/

/** Collects the addresses that a page requests from now on. */
function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on("request", (it) => requests.push(new URL(it.url()).pathname))
  return requests
}

async function openShop(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(cards(page).first()).toBeVisible()
}

test("a product's name and price are there before the response, and its facts follow", async ({
  page,
  at,
}) => {
  const { tenant } = await newCatalog(stones)
  const held = deferred()
  await page.route(productData, async (route) => {
    await held.promise
    await route.continue()
  })
  await openShop(page, at("/shop?sort=name", tenant.slug))
  await cards(page).first().getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1, name: "Stone 0" })).toBeVisible()
  await expect(page.getByRole("main").getByText("₹1,000", { exact: true }).first()).toBeVisible()
  await expect(page.getByText("Mogok")).toHaveCount(0)
  held.resolve()
  await expect(page.getByText("Mogok")).toBeVisible()
})

test("Back shows the list at its place without a request", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await openShop(page, at("/shop?sort=name", tenant.slug))
  const last = cards(page).nth(11)
  await last.getByRole("link").click()
  await expect(page.getByText("Mogok")).toBeVisible()
  await page.waitForLoadState("networkidle")
  const requests = requestsOf(page)
  await page.goBack()
  await expect(last).toBeInViewport()
  expect(requests.filter((it) => it.startsWith("/api/"))).toEqual([])
})

test("a move doesn't write the page's styles again", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await openShop(page, at("/shop?sort=name", tenant.slug))
  // Each write would style and lay out the whole page anew.
  const writes = await page.evaluateHandle(() => {
    const observer = new MutationObserver(() => undefined)
    for (const style of document.querySelectorAll("style"))
      observer.observe(style, { childList: true, characterData: true, subtree: true })
    return observer
  })
  await cards(page).first().getByRole("link").click()
  await expect(page.getByText("Mogok")).toBeVisible()
  expect(await writes.evaluate((it) => it.takeRecords().length)).toBe(0)
})

test.describe("once the page is idle", () => {
  // The browser logs the refused scripts of the screens that are likely to follow the next one.
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test("the next screen needs no script", async ({ page, at }) => {
    const { tenant } = await newCatalog(stones)
    const loaded = page.waitForResponse((it) => shopScript.test(it.url()))
    await page.goto(at("/", tenant.slug))
    await loaded
    await page.waitForLoadState("networkidle")
    await page.route("**/assets/**", (route) => route.abort())
    await page.getByRole("link", { name: "See all stones" }).first().click()
    await expect(cards(page)).toHaveCount(12)
  })
})

test("the data saver loads no scripts ahead", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await saveData(page)
  const requests = requestsOf(page)
  await page.goto(at("/", tenant.slug))
  await page.waitForLoadState("networkidle")
  // By now the browser has been idle: without the data saver, the scripts are requested before.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(requests.filter((it) => shopScript.test(it))).toEqual([])
})

test("a press shows at once that it was received", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  const held = deferred()
  await page.route("**/api/faqs", async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(at("/", tenant.slug))
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click()
  await expect(page.locator("[data-moving]")).toBeVisible()
  held.resolve()
  await expect(page.getByRole("heading", { level: 1, name: "Frequently asked questions" })).toBeVisible()
  await expect(page.locator("[data-moving]")).toHaveCount(0)
})

test.describe("a stone of the list that is gone meanwhile", () => {
  // The browser logs the 404.
  test.use({ expectedNoise: [/status of 404/] })

  test("isn't shown as if it could be bought", async ({ page, at }) => {
    const { tenant, visitor } = await newCatalog(stones)
    await openShop(page, at("/shop?sort=name", tenant.slug))
    const [stone] = (await visitor.get<Product[]>("/api/products?sort=name&limit=1")).body
    await tenant.admin.delete(`/api/admin/products/${stone?.id ?? ""}`)
    await cards(page).first().getByRole("link").click()
    await expect(page.getByRole("heading", { level: 1, name: "Stone 0" })).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0)
  })
})

test("a menu that is open doesn't cover the screen before it", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await openShop(page, at("/shop", tenant.slug))
  await cards(page).first().getByRole("link").click()
  await expect(page.getByText("Mogok")).toBeVisible()
  await page.getByRole("button", { name: "Open menu" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("the frame around the screens stays, so that a move builds only what changes", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await openShop(page, at("/shop", tenant.slug))
  const frame = [page.getByRole("banner"), page.getByRole("contentinfo")]
  for (const it of frame) await it.evaluate((element) => element.setAttribute("data-first", ""))
  await cards(page).first().getByRole("link").click()
  await expect(page.getByText("Mogok")).toBeVisible()
  for (const it of frame) await expect(it).toHaveAttribute("data-first")
})
