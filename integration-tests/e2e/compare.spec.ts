import type { Page } from "@playwright/test"
import { newCatalog } from "../support/catalog"
import { expectGoodPage } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

const names = ["Mogok Ruby", "Luc Yen Ruby", "Montepuez Ruby", "Winza Ruby", "Kenyan Ruby"]
let slug: string

test.beforeAll(async () => {
  const { shop } = await newCatalog(
    names.map((name, n) => ({
      name,
      weight: `${n + 1}.00 ct`,
      price: "60000",
      treatment: n % 2 ? "Heated" : "None",
    }))
  )
  slug = shop.slug
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
  const answer = await page.goto(at("/shop", slug))
  await expect(strip.getByRole("article")).toHaveCount(3)
  // Recently viewed products are stored on this device only: the server sends everyone the same HTML.
  expect(await answer?.text()).not.toContain("Recently viewed")
  await expectGoodPage(page)
  await strip.getByRole("button", { name: "Clear" }).click()
  await expect(strip).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState("networkidle")
  await expect(strip).toHaveCount(0)
})
