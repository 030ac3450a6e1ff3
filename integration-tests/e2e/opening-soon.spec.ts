import { importRows } from "../support/catalog"
import { newTenant } from "../support/tenant"
import { expectGoodPage } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

/** What nobody has entered in a new store. */
const invented = /Filters|Sort by|0 stones|9:00 AM|Business hours|Reach us|Featured stones|undefined|null/

test("a visitor to a new, empty store reads that it opens soon", async ({ page, at }) => {
  const { slug } = await newTenant()
  for (const path of ["/", "/shop", "/shop?search=ruby"]) {
    await page.goto(at(path, slug))
    await expect(page.getByRole("heading", { name: "Opening soon" })).toBeVisible()
    await expect(page.getByRole("main").getByRole("link", { name: "Write to us" })).toHaveAttribute(
      "href",
      "/contact"
    )
    await expect(page.locator("body")).not.toContainText(invented)
    await expectGoodPage(page)
  }
  for (const [path, words] of [
    ["/contact", "We open soon. Tell us what you are looking for."],
    ["/faq", "We open soon. Until then, feel free to ask us anything."],
  ] as const) {
    await page.goto(at(path, slug))
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator("body")).not.toContainText(invented)
    await expectGoodPage(page)
  }
  await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toHaveCount(0)
})

test("a store with stones shows the default business hours and its filters", async ({ page, at }) => {
  const tenant = await newTenant()
  await importRows(tenant, [{ name: "First Ruby", type: "RUBY" }])
  await page.goto(at("/shop", tenant.slug))
  await expect(page.getByRole("article").getByRole("heading", { name: "First Ruby" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Opening soon" })).toHaveCount(0)
  await expect(page.getByRole("contentinfo").getByText("9:00 AM - 6:00 PM")).toHaveCount(1)
  await page.goto(at("/contact", tenant.slug))
  await expect(page.getByRole("main").getByText("10:00 AM - 4:00 PM")).toBeVisible()
})
