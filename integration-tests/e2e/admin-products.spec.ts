import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import type { AdminProduct } from "../../src/contract/admin-product"
import { picture } from "../support/pictures"
import { PASSWORD } from "../support/shopper"
import { newTenant, type NewTenant } from "../support/tenant"
import { signIn } from "./support/account"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

const expectGoodPage = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
}

const csv = (text: string, name = "stones.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) })

test.describe("the products of a shop", () => {
  let here: NewTenant
  test.beforeEach(async ({ page, at }) => {
    here = await newTenant()
    await page.goto(at("/faq", here.slug))
    await signIn(page, { email: `admin@${here.slug}.test`, password: PASSWORD })
  })

  const open = (page: Page, at: (path: string, slug?: string) => string, query = "") =>
    page.goto(at(`/admin/products${query}`, here.slug))
  const named = (page: Page, name: string): Locator =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) })
      .or(page.getByRole("row", { name: new RegExp(name) }))

  test("an admin adds a stone with a picture, changes it and removes it; the shop shows it all", async ({
    page,
    at,
  }) => {
    await open(page, at)
    await expect(page.getByRole("heading", { level: 1, name: "Manage Products" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Add Your First Product" })).toBeVisible()
    await expectGoodPage(page)

    await page.getByRole("button", { name: "Add Product", exact: true }).click()
    await expect(page.getByRole("heading", { name: "Add New Product" })).toBeVisible()
    await page.getByLabel("Name", { exact: true }).fill("Star Ruby")
    await expect(page.getByLabel("Slug")).toHaveValue("star-ruby")
    await page.getByRole("button", { name: "Create Product" }).click()
    await expect(page.getByText("Valid price is required")).toBeVisible()
    await expectGoodPage(page)
    await page.getByLabel("Type", { exact: true }).selectOption("RUBY")
    await page.getByLabel("Weight").fill("2.5 ct")
    await page.getByLabel("Price (INR)").fill("12500")
    await page.getByLabel("Stock", { exact: true }).fill("3")
    await page.getByLabel(/Click to upload 5 more image\(s\)/).setInputFiles([
      { name: "a.png", mimeType: "image/png", buffer: await picture("#aa2233") },
      { name: "b.png", mimeType: "image/png", buffer: await picture("#2233aa") },
    ])
    await expect(page.getByText("Product Images (2/5)")).toBeVisible()
    await page.getByRole("button", { name: "Move image 2 forward" }).click()
    await expectGoodPage(page)
    await page.getByRole("button", { name: "Create Product" }).click()
    await expect(page.getByText("Product created")).toBeVisible()

    await page.goto(at("/products/star-ruby", here.slug))
    await expect(page.getByRole("heading", { level: 1, name: "Star Ruby" })).toBeVisible()

    await open(page, at)
    await expect(named(page, "Star Ruby")).toBeVisible()
    await expectGoodPage(page)
    await named(page, "Star Ruby").getByRole("button", { name: "Edit" }).click()
    await expect(page.getByRole("heading", { name: "Edit Product" })).toBeVisible()
    await page.getByLabel("Price (INR)").fill("13000")
    await page.getByRole("button", { name: "Close" }).click()
    const guard = page.getByRole("dialog", { name: "Leave without saving?" })
    await guard.getByRole("button", { name: "Stay" }).click()
    await page.getByRole("button", { name: "Update Product" }).click()
    await expect(page.getByText("Product updated")).toBeVisible()
    await expect(named(page, "Star Ruby")).toContainText("13,000")

    await named(page, "Star Ruby").getByRole("button", { name: "Delete" }).click()
    const question = page.getByRole("dialog", { name: "Delete product?" })
    await expect(question).toContainText(
      "Are you sure you want to delete this product? This action cannot be undone."
    )
    await expectAccessible(page)
    await question.getByRole("button", { name: "Delete" }).click()
    await expect(page.getByText("Product deleted successfully")).toBeVisible()
    await expect(page.getByRole("button", { name: "Add Your First Product" })).toBeVisible()
  })

  test("a file from a spreadsheet is checked first, then imported; what is exported changes nothing", async ({
    page,
    at,
  }) => {
    await open(page, at)
    const file =
      "Title;Category;Price (INR);Qty\r\nOpal;OTHER;500;2\r\nRuby;RUBY;cheap;1\r\nBeryl;OTHER;700;4\r\n"
    await page.getByLabel("CSV file").setInputFiles(csv(`\uFEFF${file}`))
    await expect(page.getByRole("combobox", { name: "Title" })).toHaveValue("name")
    await expect(page.getByRole("combobox", { name: "Qty" })).toHaveValue("stock")
    await expectGoodPage(page)
    await page.getByRole("button", { name: "Check the file" }).click()
    await expect(page.getByText("Validation failed")).toBeVisible()
    await expect(page.getByRole("list").getByText("Row 2: Valid price is required")).toBeVisible()
    const start = page.getByRole("button", { name: "Import 2 products" })
    await expect(start).toBeDisabled()
    await expectGoodPage(page)
    const bad = page.waitForEvent("download")
    await page.getByRole("button", { name: "Download rows with errors" }).click()
    expect(await readFile(await (await bad).path(), "utf8")).toContain("Ruby,RUBY,cheap,1,Row 2")
    await page.getByRole("checkbox", { name: "Leave out the rows with errors" }).check()
    await start.click()
    await expect(page.getByText("Successfully imported 2 products.")).toBeVisible()
    await page.getByRole("button", { name: "Done" }).click()
    await expect(named(page, "Beryl")).toBeVisible()

    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Export CSV" }).click()
    await expect(page.getByText("Export successful")).toBeVisible()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^products_export_\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await saved.path(), "utf8")
    await page.getByLabel("CSV file").setInputFiles(csv(text, saved.suggestedFilename()))
    await page.getByRole("button", { name: "Check the file" }).click()
    const unchanged = page.getByRole("definition").nth(2)
    await expect(unchanged).toHaveText("2")
  })

  test("all that the filters find are changed at once, and only they; the preview turns its pages", async ({
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
    await expect(dialog.getByRole("status")).toContainText("120 change, 0 stay as they are")
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
    await expect(dialog.getByRole("list", { name: "Changes" })).toContainText("100.00 → 150.00")
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

  test("many are changed at once, after a look at what would change", async ({ page, at, isMobile }) => {
    const products = ["Agate", "Beryl"].map((name) => ({ name, type: "OTHER", price: "100", stock: "1" }))
    await here.admin.post("/api/admin/products/bulk-import", { products })
    await open(page, at, isMobile ? "" : "?view=table")
    await page.getByRole("checkbox", { name: "Select Agate" }).check()
    await page.getByRole("checkbox", { name: "Select Beryl" }).check()
    await page.getByRole("button", { name: "Edit selected" }).click()
    const dialog = page.getByRole("dialog", { name: "Edit 2 products" })
    await dialog.getByLabel("Field").selectOption({ label: "Price by per cent" })
    await dialog.getByLabel("Per cent, below 0 to lower the prices").fill("10")
    await dialog.getByRole("button", { name: "Preview" }).click()
    await expect(dialog.getByRole("list", { name: "Changes" })).toContainText("100.00 → 110.00")
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Apply" }).click()
    await expect(page.getByText("2 products changed")).toBeVisible()
    const { body } = await here.admin.get<AdminProduct[]>("/api/admin/products")
    expect(body.map((it) => it.price)).toEqual(["110.00", "110.00"])
    await expectGoodPage(page)
  })
})
