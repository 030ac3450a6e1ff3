import type { Page } from "@playwright/test"
import { newCatalog } from "../support/catalog"
import { PASSWORD } from "../support/shopper"
import { newBuyer } from "../support/tenant-with-stones"
import { signIn } from "./support/account"
import { expectGoodPage } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

const names = ["Mogok Ruby", "Luc Yen Ruby", "Montepuez Ruby", "Winza Ruby", "Kenyan Ruby"]
let slug: string

test.beforeAll(async () => {
  const { tenant } = await newCatalog(
    names.map((name, n) => ({
      name,
      weight: `${n + 1}.00 ct`,
      price: "60000",
      treatment: n % 2 ? "Heated" : "None",
    }))
  )
  slug = tenant.slug
})

const compare = (page: Page, name: string) =>
  page.getByRole("article").filter({ hasText: name }).getByRole("button", { name: "Compare" })
const bar = (page: Page) => page.getByRole("region", { name: "Compare", exact: true })

test("chosen products are compared side by side, at a URL that others can open", async ({
  page,
  at,
  browser,
}) => {
  await page.goto(at("/shop", slug))
  for (const name of names.slice(0, 4)) {
    await compare(page, name).focus()
    await page.keyboard.press("Enter")
  }
  await compare(page, "Kenyan Ruby").click()
  await expect(page.getByText("You can compare up to four stones.")).toBeVisible()
  await expect(bar(page)).toContainText("4 of 4 stones")
  await expect(bar(page)).toBeInViewport()
  await expectGoodPage(page)

  await bar(page).getByRole("link", { name: "Compare" }).click()
  const address = at("/compare?stones=mogok-ruby,luc-yen-ruby,montepuez-ruby,winza-ruby", slug)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole("columnheader")).toHaveCount(4)
  await expect(page.getByRole("row", { name: /^Treatment/ })).toContainText("Differs")
  await expectGoodPage(page)

  const elsewhere = await (await browser.newContext()).newPage()
  const html = await (await elsewhere.goto(address))?.text()
  expect(html).toContain("Remove Winza Ruby")
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  await expect(elsewhere.getByRole("row", { name: /^Price per carat/ })).toContainText("₹30,000")
  await elsewhere.context().close()

  await page.getByRole("button", { name: "Remove Winza Ruby" }).click()
  await expect(page).toHaveURL(at("/compare?stones=mogok-ruby,luc-yen-ruby,montepuez-ruby", slug))
  await expect(page.getByRole("columnheader")).toHaveCount(3)
  await page.getByRole("link", { name: "Add another stone" }).click()
  await expect(bar(page)).toContainText("3 of 4 stones")
})

interface Box {
  y: number
  height: number
}
const overlap = (one: Box | null, other: Box | null): boolean =>
  one !== null && other !== null && one.y < other.y + other.height && other.y < one.y + one.height

test("on a phone, the comparison bar covers neither the name nor the price of a stone", async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at("/products/mogok-ruby", slug))
  await page.getByRole("button", { name: "Compare", exact: true }).first().click()
  await expect(bar(page)).toBeVisible()
  for (const shown of [page.getByRole("heading", { level: 1 }), page.getByText(/per carat$/)]) {
    await shown.evaluate((it) => it.scrollIntoView({ block: "end" }))
    expect(overlap(await bar(page).boundingBox(), await shown.boundingBox())).toBe(false)
  }
  await expectGoodPage(page)
})

test("a comparison without a query shows the chosen stones, and its stones can be bought", async ({
  page,
  at,
}) => {
  const buyer = await newBuyer(slug)
  await page.goto(at("/", slug))
  await signIn(page, { email: buyer.email, password: PASSWORD })
  await page.goto(at("/shop", slug))
  for (const name of ["Mogok Ruby", "Winza Ruby"]) await compare(page, name).click()
  await page.goto(at("/compare", slug))
  await expect(page.getByRole("columnheader")).toHaveCount(2)
  await expectGoodPage(page)
  await page.getByRole("columnheader", { name: /Winza/ }).getByRole("button", { name: "Add to Cart" }).click()
  const panel = page.getByRole("region", { name: "Added to cart" })
  await expect(panel).toContainText("Winza Ruby")
  await expect(panel).toContainText("1 stone in your cart")
  await expectGoodPage(page)
  await panel.getByRole("link", { name: "View cart" }).click()
  await expect(page).toHaveURL(at("/cart", slug))
})

test("recently viewed products are listed on the shop and product pages until they are cleared", async ({
  page,
  at,
}) => {
  for (const it of ["mogok-ruby", "luc-yen-ruby", "winza-ruby"]) {
    await page.goto(at(`/products/${it}`, slug))
    await page.waitForLoadState("networkidle")
  }
  const strip = page.getByRole("region", { name: "Recently viewed" })
  await expect(strip.getByRole("article")).toHaveCount(2)
  await expect(strip.getByRole("article").first()).toContainText("Luc Yen Ruby")
  await expectGoodPage(page)
  const response = await page.goto(at("/shop", slug))
  await expect(strip.getByRole("article")).toHaveCount(3)
  // Recently viewed products are stored on this device only: the server sends everyone the same HTML.
  expect(await response?.text()).not.toContain("Recently viewed")
  await expectGoodPage(page)
  await strip.getByRole("button", { name: "Clear" }).click()
  await expect(strip).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState("networkidle")
  await expect(strip).toHaveCount(0)
})
