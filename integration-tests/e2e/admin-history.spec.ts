import type { Page } from "@playwright/test"
import type { AdminProduct } from "../../src/contract/admin-product"
import { expectStatus } from "../support/shopper"
import { newTenant, type NewTenant } from "../support/tenant"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

const path = "/api/admin/products"

test.describe("a tenant's history", () => {
  let here: NewTenant
  test.beforeEach(async ({ page }) => {
    here = await newTenant()
    await beSignedIn(page, here.admin)
  })

  const load = async (names: readonly string[], more: object = {}) => {
    const products = names.map((name) => ({
      name,
      type: "RUBY",
      color: "Red",
      price: "12500",
      stock: "3",
      ...more,
    }))
    expectStatus(await here.admin.post(`${path}/bulk-import`, { products }), 200)
  }
  const stones = async () => (await here.admin.get<AdminProduct[]>(`${path}?sort=name`)).body
  const takeBack = (page: Page, what: RegExp) => page.getByRole("button", { name: what }).first().click()

  test("an edit shows its old and new values, is previewed before it is reverted, and is reverted", async ({
    page,
    at,
  }) => {
    await page.goto(at("/admin/history", here.slug))
    await expect(page.getByText("No changes yet.")).toBeVisible()
    await expectGoodPage(page)

    await load(["Star Ruby"])
    const [ruby] = await stones()
    const id = ruby?.id ?? ""
    expectStatus(await here.admin.put(`${path}/${id}`, { price: "9000", stock: "5", origin: "Mogok" }), 200)
    expectStatus(await here.admin.put(`${path}/${id}`, { stock: "7" }), 200)
    await page.goto(at(`/admin/products?product=${id}`, here.slug))
    await page.getByRole("region", { name: "Edit Product" }).getByRole("link", { name: "History" }).click()
    await expect(page.getByText("Only changes to one item are shown.")).toBeVisible()
    await expect(page.getByText("₹12,500").first()).toBeVisible()
    await expect(page.getByText("₹9,000").first()).toBeVisible()
    await expectGoodPage(page)

    await page
      .getByRole("button", { name: /^Revert: Product Star Ruby changed/ })
      .nth(1)
      .click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("region", { name: "To revert: 1 product, 2 fields" })).toContainText(
      "₹12,500"
    )
    const stock = dialog
      .getByRole("checkbox", { name: "Stock Quantity" })
      .or(dialog.getByRole("checkbox", { name: "Stock" }))
    await expect(stock).not.toBeChecked()
    await expectGoodPage(page)
    await dialog.getByRole("button", { name: "Revert 1 product, 2 fields" }).press("Enter")
    await expect(dialog.getByRole("status").first()).toContainText("Reverted: 1 product, 2 fields.")
    await expectGoodPage(page)
    await dialog.getByRole("button", { name: "Close" }).last().click()
    await expect(page.getByText("Reverts an earlier change")).toBeVisible()
    await expect(page.getByText("Reverted", { exact: true })).toBeVisible()
    expect(await stones()).toMatchObject([{ price: "12500.00", stock: 7, origin: "" }])
  })

  test("a whole import is expanded and reverted, with fields that were edited since selected by hand", async ({
    page,
    at,
  }) => {
    await load(["Agate", "Beryl", "Citrine"])
    await load(["Agate", "Beryl", "Citrine"], { price: "7" })
    const [agate] = await stones()
    expectStatus(await here.admin.put(`${path}/${agate?.id ?? ""}`, { price: "8" }), 200)
    await page.goto(at("/admin/history?way=import", here.slug))
    await expect(page.getByText("2 changes found")).toBeVisible()
    await page.getByRole("button", { name: /^Show all 3: 3 products imported/ }).click()
    await expect(page.getByText("Beryl")).toBeVisible()
    await expectGoodPage(page)
    await takeBack(page, /^Revert: 3 products imported/)
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("region", { name: "To revert: 2 products, 2 fields" })).toContainText(
      "Citrine"
    )
    await dialog.getByRole("checkbox", { name: /^Agate/ }).check()
    await expectGoodPage(page)
    await dialog.getByRole("button", { name: "Revert 3 products, 3 fields" }).click()
    await expect(dialog.getByRole("status").first()).toContainText("Reverted: 3 products, 3 fields.")
    expect((await stones()).map((it) => it.price)).toEqual(["12500.00", "12500.00", "12500.00"])
  })

  test("reverting an import removes the products that it created and restores those that it changed", async ({
    page,
    at,
  }) => {
    await load(["Agate"], { type: "STAR_RUBY" })
    await load(["Agate", "Beryl", "Citrine"])
    await page.goto(at("/admin/history", here.slug))
    await takeBack(page, /^Revert: 3 products imported/)
    const dialog = page.getByRole("dialog")
    const goes = dialog.getByRole("region", { name: "To revert: 3 products, 1 field" })
    await expect(goes.getByRole("listitem").filter({ hasText: "Beryl" })).toHaveText("Berylremoved")
    await expect(goes).toContainText("Star Ruby")
    await dialog.getByRole("button", { name: "Revert 3 products, 1 field" }).click()
    await expect(dialog.getByRole("status").first()).toContainText("Reverted: 3 products, 1 field.")
    expect(await stones()).toMatchObject([{ name: "Agate", type: "STAR_RUBY" }])
  })

  test("is filtered by kind, person, origin and text, with filters in the URL", async ({ page, at }) => {
    await load(["Star Ruby"])
    expectStatus(await here.admin.post("/api/admin/faqs", { question: "Is it real?", answer: "It is." }), 201)
    await page.goto(at("/admin/history", here.slug))
    await expect(page.getByText("2 changes", { exact: true })).toBeVisible()
    await page.getByLabel("What", { exact: true }).selectOption("FAQ")
    await expect(page.getByText("1 change found")).toBeVisible()
    await expect(page).toHaveURL(/entity=faq/)
    await page.getByRole("button", { name: "Clear filters" }).click()
    await page.getByRole("searchbox", { name: "Search by name or text..." }).fill("ruby")
    await expect(page.getByText("1 change found")).toBeVisible()
    await page.getByRole("searchbox", { name: "Search by name or text..." }).fill("nothing like it")
    await expect(page.getByText("No change matches these filters.")).toBeVisible()
    await expectGoodPage(page)
  })
})
