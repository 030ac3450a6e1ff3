import type { Page } from "@playwright/test"
import type { AdminProduct } from "../../src/contract/admin-product"
import { inTransaction } from "../support/database"
import { newTenant, type NewTenant } from "../support/tenant"
import { expectAccessible, expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

test.describe("many products of a tenant", () => {
  // The browser logs the 503 that it gets while another transaction locks the products.
  test.use({ expectedNoise: [/503 \(Service Unavailable\)/] })
  let here: NewTenant
  test.beforeEach(async ({ page }) => {
    here = await newTenant()
    await beSignedIn(page, here.admin)
  })

  const open = (page: Page, at: (path: string, slug?: string) => string, query = "") =>
    page.goto(at(`/admin/products${query}`, here.slug))

  test("bulk edit changes exactly the products that the filters match; the preview has pages", async ({
    page,
    at,
  }) => {
    const named = (n: number) => `Agate ${String(n).padStart(3, "0")}`
    const agates = Array.from({ length: 120 }, (_, n) => ({ name: named(n), type: "OTHER" }))
    const products = [...agates, { name: "Ruby", type: "RUBY" }].map((it) => ({
      ...it,
      price: "5",
      stock: "1",
    }))
    await here.admin.post("/api/admin/products/bulk-import", { products })
    await open(page, at, "?type=OTHER")
    await page.getByRole("button", { name: "Edit all 120 products found" }).click()
    const dialog = page.getByRole("dialog", { name: "Edit 120 products" })
    await dialog.getByLabel("Field").selectOption({ label: "Origin" })
    await dialog.getByLabel("New value").fill("Idar")
    await dialog.getByRole("button", { name: "Preview" }).click()
    await expect(dialog.getByRole("status")).toContainText("120 products change, 0 stay as they are")
    await expect(dialog.getByText("1 to 100 of 120")).toBeVisible()
    await dialog.getByRole("button", { name: "Next" }).click()
    await expect(dialog.getByText("101 to 120 of 120")).toBeVisible()
    await expect(dialog.getByRole("list", { name: "Changes" }).getByRole("listitem")).toHaveCount(20)
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Apply" }).click()
    await expect(page.getByText("120 products changed")).toBeVisible()
    const { body } = await here.admin.get<AdminProduct[]>("/api/admin/products?limit=1000")
    expect(body.filter((it) => it.origin === "Idar")).toHaveLength(120)
    expect(body.find((it) => it.name === "Ruby")?.origin).toBe("")
    await expectGoodPage(page)
  })

  test("a column from a spreadsheet gives each product its own value", async ({ page, at, isMobile }) => {
    const products = ["Agate", "Beryl"].map((name) => ({ name, type: "OTHER", price: "100", stock: "1" }))
    await here.admin.post("/api/admin/products/bulk-import", { products })
    const prices = async () => {
      const { body } = await here.admin.get<AdminProduct[]>("/api/admin/products?sort=name")
      return body.map((it) => it.price)
    }
    await open(page, at, isMobile ? "?sort=name" : "?view=table&sort=name")
    await page.getByRole("button", { name: "Paste a column" }).click()
    const dialog = page.getByRole("dialog", { name: "Paste a column" })
    await dialog.getByLabel("Products").selectOption({ label: "By name: the first of two columns" })
    await dialog.getByLabel("Cells").fill("Name\tPrice\nagate\tcheap\nBeryl\t250\nCoral\t1")
    await dialog.getByRole("button", { name: "Preview" }).click()
    await expect(dialog.getByRole("alert")).toContainText("Row 1: ")
    await dialog.getByLabel("Cells").fill("Name\tPrice\nagate\t150\nBeryl\t250\nCoral\t1")
    await dialog.getByRole("button", { name: "Preview" }).click()
    await expect(dialog.getByRole("list", { name: "Changes" })).toContainText("₹100 → ₹150")
    await expect(dialog.getByRole("list", { name: "Errors" })).toContainText(
      "Row 3, Coral: Product not found"
    )
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Apply" }).click()
    await expect(page.getByText("2 products changed")).toBeVisible()
    expect(await prices()).toEqual(["150.00", "250.00"])
    await page.getByRole("checkbox", { name: "Select Agate" }).check()
    await page.getByRole("checkbox", { name: "Select Beryl" }).check()
    await page.getByRole("button", { name: "Paste values" }).click()
    await dialog.getByLabel("Cells").fill("1\n2\n3")
    await dialog.getByRole("button", { name: "Preview" }).click()
    await expect(dialog.getByRole("alert")).toContainText("3 values for 2 selected products")
    await dialog.getByLabel("Cells").fill("11\n22")
    await dialog.getByRole("button", { name: "Preview" }).click()
    await dialog.getByRole("button", { name: "Apply" }).click()
    await expect(dialog).toHaveCount(0)
    expect(await prices()).toEqual(["11.00", "22.00"])
    await expectGoodPage(page)
  })

  test("twelve products are selected by keyboard, none hidden under the bar, and their price may be typed in Indian notation", async ({
    page,
    at,
    isMobile,
  }) => {
    const named = (n: number) => `Agate ${String(n).padStart(2, "0")}`
    const products = Array.from({ length: 12 }, (_, n) => ({
      ...{ name: named(n + 1), type: "STAR_RUBY", price: "5", stock: "1" },
    }))
    await here.admin.post("/api/admin/products/bulk-import", { products })
    await open(page, at, isMobile ? "?sort=name" : "?view=table&sort=name")
    const bar = page.getByRole("region", { name: "Selection" })
    for (const { name } of products) {
      const box = page.getByRole("checkbox", { name: `Select ${name}` })
      await box.focus()
      await box.press("Space")
      await expect(box).toBeChecked()
      // The bar is visible, and the focused element is above it.
      await expect(async () => {
        const [under, over] = await Promise.all([box.boundingBox(), bar.boundingBox()])
        expect((under?.y ?? Infinity) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
      }).toPass()
    }
    await expect(bar).toContainText("12 selected")
    await page.getByRole("button", { name: "Edit selected" }).click()
    const dialog = page.getByRole("dialog", { name: "Edit 12 products" })
    await dialog.getByLabel("Field").selectOption({ label: "Price (INR)" })
    await dialog.getByLabel("New value").fill("₹ 1,25,000.50")
    await dialog.getByRole("button", { name: "Preview" }).click()
    await expect(dialog.getByRole("list", { name: "Changes" })).toContainText("₹5 → ₹1,25,000.50")
    await dialog.getByLabel("Field").selectOption({ label: "Type" })
    await dialog.getByLabel("New value").fill("RUBY")
    await dialog.getByRole("button", { name: "Preview" }).click()
    await expect(dialog.getByRole("list", { name: "Changes" })).toContainText("Type: Star Ruby → Ruby")
    await dialog.getByRole("button", { name: "Apply" }).click()
    await expect(page.getByText("12 products changed")).toBeVisible()
    await page.goto(at("/admin/history", here.slug))
    await page.getByRole("button", { name: /^Show all 12: 12 products changed/ }).click()
    await expect(page.getByRole("listitem").filter({ hasText: "Agate 12" }).last()).toContainText("Star Ruby")
    await expect(page.getByText("STAR_RUBY")).toHaveCount(0)
    await expectGoodPage(page)
  })

  test("many products are changed at once, after a preview", async ({ page, at, isMobile }) => {
    const products = ["Agate", "Beryl"].map((name) => ({ name, type: "OTHER", price: "100", stock: "1" }))
    await here.admin.post("/api/admin/products/bulk-import", { products })
    await open(page, at, isMobile ? "" : "?view=table")
    await page.getByRole("checkbox", { name: "Select Agate" }).check()
    await page.getByRole("checkbox", { name: "Select Beryl" }).check()
    await page.getByRole("button", { name: "Edit selected" }).click()
    const dialog = page.getByRole("dialog", { name: "Edit 2 products" })
    await dialog.getByLabel("Field").selectOption({ label: "Price by percent" })
    await dialog.getByLabel("Percent; below 0 lowers the prices").fill("10")
    await dialog.getByRole("button", { name: "Preview" }).click()
    await expect(dialog.getByRole("list", { name: "Changes" })).toContainText("₹100 → ₹110")
    await expectAccessible(page)
    await inTransaction(async (ask) => {
      await ask("select 1 from gemstone where tenant_id = $1 for update", [here.id])
      await dialog.getByRole("button", { name: "Apply" }).click()
      await expect(dialog.getByText("The store is busy. Please try again in a moment.")).toBeVisible()
    })
    await expect(dialog.getByLabel("Percent; below 0 lowers the prices")).toHaveValue("10")
    await dialog.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByText("2 products changed")).toBeVisible()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(page.getByText("Undone")).toBeVisible()
    const { body } = await here.admin.get<AdminProduct[]>("/api/admin/products")
    expect(body.map((it) => [it.price, it.version])).toEqual([
      ["100.00", 3],
      ["100.00", 3],
    ])
    await expectGoodPage(page)
  })
})
