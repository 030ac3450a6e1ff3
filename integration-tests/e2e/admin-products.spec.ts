import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import type { AdminProduct } from "../../src/contract/admin-product"
import { deferred } from "../support/deferred"
import { picture } from "../support/pictures"
import { newTenant, type NewTenant } from "../support/tenant"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

const expectGoodPage = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
}

const csv = (text: string, name = "stones.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) })

test.describe("a tenant's products", () => {
  // The browser logs the requests that these tests break: by no response, and by one without a body, like a proxy's.
  test.use({ expectedNoise: [/net::ERR_FAILED|502 \(Bad Gateway\)|refused in another shape than agreed/] })
  let here: NewTenant
  test.beforeEach(async ({ page }) => {
    here = await newTenant()
    await beSignedIn(page, here.admin)
  })

  const open = (page: Page, at: (path: string, slug?: string) => string, query = "") =>
    page.goto(at(`/admin/products${query}`, here.slug))
  const named = (page: Page, name: string): Locator =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) })
      .or(page.getByRole("row", { name: new RegExp(name) }))

  test("an admin adds a product with a picture, changes it and removes it; the tenant's pages follow each step", async ({
    page,
    at,
  }) => {
    await open(page, at)
    await expect(page.getByRole("heading", { level: 1, name: "Manage Products" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Add Your First Product" })).toBeVisible()
    await expectGoodPage(page)
    const template = page.waitForEvent("download")
    await page.getByRole("button", { name: "Download Template" }).click()
    expect((await template).suggestedFilename()).toBe("products_template.csv")
    await page.getByRole("button", { name: "Export CSV" }).click()
    await expect(page.getByText("No products to export")).toBeVisible()
    await expect(page.getByRole("button", { name: "Import CSV" })).toBeVisible()
    await page.getByLabel("CSV file").setInputFiles(csv("name\nOpal", "stones.txt"))
    await expect(page.getByText("Please choose a .csv file")).toBeVisible()
    await page.getByLabel("CSV file").setInputFiles(csv('name\n"Opal'))
    await expect(page.getByRole("alert").getByText("Import failed")).toBeVisible()
    await expect(page.getByText(/^CSV parsing errors: /)).toBeVisible()

    await page.getByRole("button", { name: "Add Product", exact: true }).click()
    await expect(page.getByRole("heading", { name: "Add New Product" })).toBeVisible()
    for (const label of ["Color", "Short Description", "Full Description"])
      await expect(page.getByLabel(label, { exact: true })).toBeVisible()
    await expect(page.getByRole("switch", { name: "Featured Product" })).toBeVisible()
    await expect(page.getByText("Display on homepage")).toBeVisible()
    await expect(page.getByLabel("Origin")).toHaveAttribute("placeholder", /Sri Lanka/)
    await expect(page.getByLabel("Weight")).toHaveAttribute("placeholder", /2\.5 ct/)
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
    const more = await picture("#22aa33")
    await page
      .getByLabel(/Click to upload 3 more image\(s\)/)
      .setInputFiles(
        ["c", "d", "e", "f"].map((it) => ({ name: `${it}.png`, mimeType: "image/png", buffer: more }))
      )
    await expect(page.getByText("Too many images")).toBeVisible()
    await expect(page.getByText("You can only upload 3 more image(s)")).toBeVisible()
    const [end, begin] = await Promise.all(
      ["Move image 1 back", "Move image 2 forward"].map((name) =>
        page.getByRole("button", { name }).boundingBox()
      )
    )
    expect(begin?.x).toBeGreaterThanOrEqual((end?.x ?? 0) + (end?.width ?? 0))
    await page.getByRole("button", { name: "Move image 2 forward" }).click()
    await expectGoodPage(page)
    const call = "**/api/admin/products"
    await page.route(call, (route) => route.fulfill({ status: 502, json: {} }), { times: 1 })
    await page.getByRole("button", { name: "Create Product" }).click()
    await expect(page.getByText("Failed to save product")).toBeVisible()
    const response = deferred()
    await page.route(call, (route) => response.promise.then(() => route.continue()), { times: 1 })
    await page.getByRole("button", { name: "Create Product" }).click()
    await expect(page.getByRole("button", { name: "Saving...", exact: true })).toBeDisabled()
    response.resolve()
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
    // The toast shows for how long it offers Undo.
    const timeLeft = page.locator("[data-time-left]")
    const part = () => timeLeft.evaluate((it) => it.getBoundingClientRect().width / it.clientWidth)
    await expect.poll(part).toBeLessThan(0.95)
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(page.getByText("Undone")).toBeVisible()
    await expect(named(page, "Star Ruby")).toContainText("13,000")
    await expectGoodPage(page)
    await named(page, "Star Ruby").getByRole("button", { name: "Delete" }).click()
    await question.getByRole("button", { name: "Delete" }).click()
    await expect(page.getByRole("button", { name: "Add Your First Product" })).toBeVisible()
  })

  test("a CSV file is checked first, then imported; importing an export changes nothing", async ({
    page,
    at,
  }) => {
    await open(page, at)
    const file = [
      "Title;Category;Price (INR);Qty",
      "Opal;OTHER;500;2",
      "Ruby;RUBY;cheap;1",
      "Beryl;OTHER;700;4",
      ";RUBY;5;1",
      "Jade;;5;1",
      "Jet;OTHER;5;many",
    ].join("\r\n")
    await page.getByLabel("CSV file").setInputFiles(csv(`\uFEFF${file}`))
    await expect(page.getByRole("combobox", { name: "Title" })).toHaveValue("name")
    await expect(page.getByRole("combobox", { name: "Qty" })).toHaveValue("stock")
    await expectGoodPage(page)
    await page.getByRole("button", { name: "Check the file" }).click()
    await expect(page.getByText("Validation failed")).toBeVisible()
    for (const problem of [
      "Row 2: Valid price is required",
      "Row 4: Name is required",
      "Row 5: Type is required",
      "Row 6: Valid stock number is required",
    ])
      await expect(page.getByRole("list").getByText(problem)).toBeVisible()
    const start = page.getByRole("button", { name: "Import 2 products" })
    await expect(start).toBeDisabled()
    await expectGoodPage(page)
    const bad = page.waitForEvent("download")
    await page.getByRole("button", { name: "Download rows with errors" }).click()
    expect(await readFile(await (await bad).path(), "utf8")).toContain("Ruby,RUBY,cheap,1,Row 2")
    // Choosing the corrected file starts over. Then the first file is imported after all.
    await page.getByLabel("CSV file").setInputFiles(csv("name,type,price,stock\nRuby,RUBY,900,1"))
    await page.getByRole("button", { name: "Check the file" }).click()
    await expect(page.getByRole("button", { name: "Import 1 product", exact: true })).toBeEnabled()
    await page.getByLabel("CSV file").setInputFiles(csv(`\uFEFF${file}`))
    await page.getByRole("button", { name: "Check the file" }).click()
    await expect(start).toBeDisabled()
    await page.getByRole("checkbox", { name: "Leave out the 4 rows with errors" }).check()
    await page.route("**/bulk-import", (route) => route.abort(), { times: 1 })
    await start.click()
    await expect(page.getByRole("alert").getByText("Import failed")).toBeVisible()
    await expect(page.getByText("The store could not be reached")).toBeVisible()
    await expect(page.getByText("Stopped after 0 of 2 rows. What was imported stays.")).toBeVisible()
    await page.getByRole("button", { name: "Resume" }).click()
    await expect(page.getByText("Import completed")).toBeVisible()
    await expect(page.getByText("Successfully imported 2 products.")).toBeVisible()
    await expect(page.getByRole("link", { name: "Undo" })).toHaveAttribute(
      "href",
      /^\/admin\/history\?entry=hist_\w+&revert=open$/
    )
    await page.getByRole("button", { name: "Done" }).click()
    await expect(named(page, "Beryl")).toBeVisible()

    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Export CSV" }).click()
    await expect(page.getByText("Export successful")).toBeVisible()
    await expect(page.getByText("CSV file downloaded")).toBeVisible()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^products_export_\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await saved.path(), "utf8")
    // Without the byte order mark, Excel garbles ₹ and Hindi. The import reads it.
    expect(text).toMatch(/^\uFEFFname,/)
    await page.getByLabel("CSV file").setInputFiles(csv(text, saved.suggestedFilename()))
    await page.getByRole("button", { name: "Check the file" }).click()
    const unchanged = page.getByRole("definition").nth(2)
    await expect(unchanged).toHaveText("2")

    // The product is removed between the dry run and the import, and its row lacks the required fields of a new
    // product.
    await page.getByRole("button", { name: "Close" }).click()
    await page.getByLabel("CSV file").setInputFiles(csv("name,price\nOpal,501\nBeryl,701"))
    await page.getByRole("button", { name: "Check the file" }).click()
    await expect(page.getByRole("button", { name: "Import 2 products" })).toBeEnabled()
    const { body: products } = await here.admin.get<AdminProduct[]>("/api/admin/products?search=Opal")
    await here.admin.delete(`/api/admin/products/${products[0]?.id ?? ""}`)
    await page.getByRole("button", { name: "Import 2 products" }).click()
    await expect(page.getByText("Successfully imported 1 products. 1 failed.")).toBeVisible()
    await expect(page.getByText("Row 1: Type is required")).toBeVisible()
  })
})
