import type { Page } from "@playwright/test"
import { newCatalog } from "../support/catalog"
import { newShopper } from "../support/shopper"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

const stones = [
  { name: "Royal Oval", type: "SAPPHIRE", color: "Blue", price: "120000" },
  { name: "Pink Spinel", type: "OTHER", color: "Pink", price: "40000", description: "You feel its glow" },
  { name: "Mandalay Ruby", type: "RUBY", price: "70000" },
]
const searchIcon = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" })
const searchDialog = (page: Page) => page.getByRole("dialog", { name: "Find a stone" })

test.describe("the header's search", () => {
  // The browser logs the unknown page.
  test.use({ expectedNoise: [/status of 404/] })

  test("is on every page, for shoppers who are signed in and others", async ({ page, at }) => {
    const { tenant } = await newCatalog(stones)
    const paths = ["/", "/shop", "/products/royal-oval", "/faq", "/contact", "/compare", "/no-such-page"]
    for (const path of paths) {
      await page.goto(at(path, tenant.slug))
      await expect(searchIcon(page), path).toBeVisible()
    }
    await beSignedIn(page, (await newShopper(tenant.slug)).client)
    for (const path of ["/cart", "/profile", "/shop"]) {
      await page.goto(at(path, tenant.slug))
      await expect(searchIcon(page), path).toBeVisible()
      await expectNoSidewaysScrolling(page)
    }
  })
})

test("a search from the header suggests stones, and Enter lists all of them", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await page.goto(at("/faq", tenant.slug))
  await searchIcon(page).click()
  const field = searchDialog(page).getByRole("combobox", { name: "Search" })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.pressSequentially("neel")
  const list = searchDialog(page).getByRole("listbox", { name: "Search suggestions" })
  await expect(list.getByRole("option")).toHaveText([
    /^Neelam · Blue Sapphire1$/,
    /^Neela · Blue1$/,
    "Royal Oval",
  ])
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await field.press("Enter")
  await expect(page).toHaveURL(/\/shop\?search=neel$/)
  await expect(searchDialog(page)).toHaveCount(0)
  await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText(["Royal Oval"])
  await searchIcon(page).click()
  await field.pressSequentially("mandal")
  await list.getByRole("option", { name: "Mandalay Ruby" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Mandalay Ruby" })).toBeVisible()
})

test("a shopper reaches a product type from the menu", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await page.goto(at("/contact", tenant.slug))
  const menu = page.getByRole("button", { name: "Open menu" })
  if (await menu.isVisible()) await menu.click()
  else await page.getByRole("banner").getByRole("button", { name: "Stones by type" }).click()
  const types = page.getByRole("navigation", { name: "Stones by type" })
  await expect(types.getByRole("link", { name: /^Sapphire/ })).toBeVisible()
  await expectAccessible(page)
  await types.getByRole("link", { name: /^Ruby/ }).click()
  await expect(page).toHaveURL(/\/shop\?type=RUBY$/)
  await expect(types).toHaveCount(0)
  await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText(["Mandalay Ruby"])
})

test("a shopper sees names and prices on the shop's first screen", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await page.goto(at("/shop", tenant.slug))
  const hero = page.locator("section").filter({ has: page.getByRole("heading", { level: 1 }) })
  expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(160)
  const first = page.getByRole("article").first()
  await expect(first.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 })
  await expect(first.getByText("₹")).toBeInViewport({ ratio: 1 })
})

test("whoever shares a screenshot of the whole page shares all of its sections", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones.map((it) => ({ ...it, isFeatured: "true" })))
  await page.goto(at("/", tenant.slug))
  await page.waitForLoadState("networkidle")
  const unpainted = await page.evaluate(() =>
    [...document.querySelectorAll("main h2, main h3, footer h2, footer p, footer a")]
      .filter((it) => !it.checkVisibility({ contentVisibilityAuto: true }))
      .map((it) => it.textContent)
  )
  expect(unpainted).toEqual([])
  await expect(page.getByRole("contentinfo").getByText("Business hours")).toHaveCount(1)
})
