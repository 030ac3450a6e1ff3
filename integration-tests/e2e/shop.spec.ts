import type { Page } from "@playwright/test"
import { newCatalog, type CatalogRow } from "../support/catalog"
import { openAccountDialog } from "./support/account"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

const stones: CatalogRow[] = [
  {
    name: "Royal Oval",
    type: "SAPPHIRE",
    color: "Blue",
    origin: "Kashmir",
    price: "120000",
    treatment: "None",
  },
  { name: "Cornflower Cushion", type: "SAPPHIRE", color: "Blue", price: "90000", treatment: "Heated" },
  { name: "Golden Oval", type: "SAPPHIRE", color: "Yellow", price: "50000", treatment: "None" },
  { name: "Mandalay Ruby", price: "70000", treatment: "Heated" },
]

/** Opens the filters, which are collapsed on phones. */
async function openFilters(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  const button = page.getByRole("button", { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
  await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible()
}

const names = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 })

test(
  "a shopper who types a trade name reaches the matching filter by keyboard alone",
  { tag: "@desktop" },
  async ({ page, at }) => {
    const { tenant } = await newCatalog(stones)
    await page.goto(at("/shop", tenant.slug))
    await openFilters(page)
    const search = page.getByRole("combobox", { name: "Search" })
    await search.focus()
    await search.pressSequentially("nelam")
    const list = page.getByRole("listbox", { name: "Search suggestions" })
    await expect(list.getByRole("option", { name: "Neelam, Blue Sapphire, 2 stones" })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await search.press("Escape")
    await expect(list).toHaveCount(0)
    await expect(search).toHaveValue("nelam")
    await search.press("ArrowDown")
    await search.press("ArrowDown")
    await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true")
    await search.press("Enter")
    await expect(page).toHaveURL(/\/shop\?type=SAPPHIRE&color=Blue$/)
    await expect(names(page)).toHaveText(["Cornflower Cushion", "Royal Oval"])
  }
)

test("a suggested product is one tap away", { tag: "@phone" }, async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await page.goto(at("/shop", tenant.slug))
  await openFilters(page)
  await page.getByRole("combobox", { name: "Search" }).pressSequentially("mand")
  await page.getByRole("option", { name: "Mandalay Ruby" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Mandalay Ruby" })).toBeVisible()
})

test("filters by gem facts are in the URL, and can be removed again", async ({ page, at }) => {
  const { tenant } = await newCatalog(stones)
  await page.goto(at("/shop?type=SAPPHIRE", tenant.slug))
  await openFilters(page)
  await page.getByRole("combobox", { name: "Treatment" }).selectOption("None")
  await expect(page).toHaveURL(/type=SAPPHIRE&treatment=None/)
  await expect(names(page)).toHaveText(["Golden Oval", "Royal Oval"])
  await expect(page.getByRole("combobox", { name: "Clarity" })).toHaveCount(0)
  await expect(page.getByRole("textbox", { name: "Max price" })).toHaveAttribute("placeholder", "₹1,20,000")
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  const show = page.getByRole("button", { name: "Show 2 stones" })
  if (await show.isVisible()) {
    await show.click()
    await expect(page.getByRole("combobox", { name: "Search" })).toBeHidden()
  }
  await page.getByRole("button", { name: "Clear all" }).click()
  await expect(names(page)).toHaveCount(4)
  await page.goBack()
  await expect(names(page)).toHaveText(["Golden Oval", "Royal Oval"])
})

test(
  "pages of a long list are prefetched one by one, and Back returns to the same position",
  { tag: "@phone" },
  async ({ page, at }) => {
    const many = Array.from({ length: 1_010 }, (_, i) => ({ name: `Stone ${String(i).padStart(4, "0")}` }))
    const { tenant } = await newCatalog(many)
    const requests: string[] = []
    page.on("request", (it) => {
      const { pathname, searchParams } = new URL(it.url())
      if (pathname === "/api/products")
        requests.push(`${searchParams.get("limit")} ${searchParams.get("offset")}`)
    })
    await page.goto(at("/shop?sort=name", tenant.slug))
    await page.waitForLoadState("networkidle")
    await expect(names(page).first()).toHaveText("Stone 0000")
    const pages = page.getByRole("navigation", { name: "Pagination" })
    await pages.getByRole("link", { name: "Next" }).focus()
    await expect.poll(() => requests).toEqual(["12 12"])
    await pages.getByRole("link", { name: "Next" }).click()
    await expect(names(page).first()).toHaveText("Stone 0012")
    await names(page).nth(11).getByRole("link").click()
    await expect(page.getByRole("heading", { level: 1, name: "Stone 0023" })).toBeVisible()
    await page.goBack()
    await expect(names(page).nth(11)).toHaveText("Stone 0023")
    await expect(names(page).nth(11)).toBeInViewport()
    expect(requests.filter((it) => it.startsWith("1000"))).toEqual([])
  }
)

test(
  "a 360 px wide phone shows two products per row, and menu links within reach of the thumb",
  { tag: "@phone" },
  async ({ page, at }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at("/shop"))
    const [first, second] = await Promise.all(
      [0, 1].map((it) => page.getByRole("article").nth(it).boundingBox())
    )
    expect(second?.y).toBe(first?.y)
    await expectNoSidewaysScrolling(page)
    await page.getByRole("button", { name: "Open menu" }).click()
    const shop = await page.getByRole("dialog").getByRole("link", { name: "Shop" }).boundingBox()
    expect(shop?.y).toBeGreaterThan(740 / 3)
  }
)

test.describe("a refused request", () => {
  // The browser logs the 401.
  test.use({ expectedNoise: [/status of 401/] })

  test("at sign-in shows its error in the form", async ({ page, at }) => {
    await page.goto(at("/"))
    await openAccountDialog(page, "Sign In")
    const dialog = page.getByRole("dialog", { name: "Sign In" })
    await dialog.getByLabel("Email").fill("nobody@specs.test")
    await dialog.getByRole("textbox", { name: "Password" }).fill("Wrong1234")
    await dialog.getByRole("button", { name: "Sign In" }).click()
    const password = dialog.getByRole("textbox", { name: "Password" })
    await expect(password).toHaveAccessibleDescription("Invalid email or password")
    await password.fill("Other1234")
    await expect(password).toHaveAccessibleDescription("")
    await expectAccessible(page)
  })
})
