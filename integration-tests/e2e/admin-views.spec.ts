import { expectStatus } from "../support/shopper"
import { newTenant, type NewTenant } from "../support/tenant"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

test.describe("saved views", () => {
  let here: NewTenant
  test.beforeEach(async ({ page }) => {
    here = await newTenant()
    const products = ["Agate", "Beryl"].map((name) => ({
      ...{ name, type: "OTHER", color: "Red", price: "100", stock: name === "Beryl" ? "0" : "1" },
    }))
    expectStatus(await here.admin.post("/api/admin/products/bulk-import", { products }), 200)
    await beSignedIn(page, here.admin)
  })

  test(
    "a list's filters are saved as a view under a name, and the view is applied, renamed and removed",
    { tag: "@desktop" },
    async ({ page, at }) => {
      await page.goto(at("/admin/products?inStock=false&sort=name", here.slug))
      await expect(page.getByText("1 product found", { exact: true })).toBeVisible()
      await page.getByRole("button", { name: "Views" }).click()
      const sheet = page.getByRole("dialog", { name: "Views" })
      await expect(sheet.getByText("No views yet.")).toBeVisible()
      await expectGoodPage(page)
      await sheet.getByRole("button", { name: "Save view" }).click()
      await expect(sheet.getByText("Please give the view a name")).toBeVisible()
      await sheet.getByLabel("View name").fill("Sold out")
      await sheet.getByRole("switch", { name: "Share with everyone who runs the store" }).click()
      await sheet.getByRole("button", { name: "Save view" }).click()
      await expect(page.getByText("View saved")).toBeVisible()
      await expectGoodPage(page)

      await page.goto(at("/admin/products", here.slug))
      await expect(page.getByText("2 products", { exact: true })).toBeVisible()
      await page.getByRole("button", { name: "Views" }).click()
      await sheet.getByRole("button", { name: /^Sold out/ }).press("Enter")
      await expect(sheet).toHaveCount(0)
      await expect(page).toHaveURL(/inStock=false/)
      await expect(page.getByText("1 product found", { exact: true })).toBeVisible()

      await page.getByRole("button", { name: "Views" }).click()
      await sheet.getByRole("button", { name: "Rename Sold out" }).click()
      await sheet.getByLabel("View name").first().fill("Gone")
      await sheet.getByRole("button", { name: "Rename", exact: true }).click()
      await expect(sheet.getByRole("button", { name: /^Gone/ })).toHaveAttribute("aria-current", "true")
      await sheet.getByRole("button", { name: "Remove Gone" }).click()
      await sheet.getByRole("button", { name: "Remove", exact: true }).click()
      await expect(sheet.getByText("No views yet.")).toBeVisible()
    }
  )

  test("a table's columns are chosen and saved in a view; the cards on phones have no columns", async ({
    page,
    at,
    isMobile,
  }) => {
    await page.goto(at("/admin/products?view=table", here.slug))
    const columns = page.getByRole("button", { name: "Columns" })
    await expect(page.getByRole("button", { name: "Paste a column" })).toBeVisible()
    if (isMobile) {
      await expect(columns).toBeHidden()
      return
    }
    await columns.click()
    const choice = page.getByRole("dialog", { name: "Columns" })
    await choice.getByLabel("Color", { exact: true }).press("Space")
    await choice.getByLabel("Treatment", { exact: true }).press("Space")
    await choice.getByLabel("HSN code", { exact: true }).press("Space")
    await expect(choice.getByLabel("Slug", { exact: true })).toBeDisabled()
    await expectGoodPage(page)
    await page.keyboard.press("Escape")
    const head = page.getByRole("table", { name: "Products" }).getByRole("columnheader")
    await expect(head.filter({ hasText: "HSN code" })).toBeVisible()
    await expect(head.filter({ hasText: "Color" })).toHaveCount(0)
    await expectGoodPage(page)

    await page.getByRole("button", { name: "Views" }).click()
    const sheet = page.getByRole("dialog", { name: "Views" })
    await sheet.getByLabel("View name").fill("For the invoice")
    await sheet.getByRole("button", { name: "Save view" }).click()
    await expect(page.getByText("View saved")).toBeVisible()
    await page.goto(at("/admin/products", here.slug))
    await page.getByRole("button", { name: "Views" }).click()
    await sheet.getByRole("button", { name: /^For the invoice/ }).click()
    await expect(head.filter({ hasText: "HSN code" })).toBeVisible()
  })

  test(
    "the orders list has its own views, with the table's columns",
    { tag: "@desktop" },
    async ({ page, at }) => {
      await page.goto(at("/admin/orders?status=SHIPPED&view=table&columns=gst", here.slug))
      await page.getByRole("button", { name: "Views" }).click()
      const sheet = page.getByRole("dialog", { name: "Views" })
      await sheet.getByLabel("View name").fill("On their way")
      await sheet.getByRole("button", { name: "Save view" }).click()
      await expect(sheet.getByRole("button", { name: /^On their way/ })).toContainText(
        "Own columns, shipped, as a table"
      )
      await expectGoodPage(page)
    }
  )
})
