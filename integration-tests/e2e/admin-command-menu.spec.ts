import { newTenantWithStones } from "../support/tenant-with-stones"
import type { AdminProduct } from "../../src/contract/admin-product"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

test("the command menu opens any page, action and product by keyboard", async ({ page, at }) => {
  const { slug, admin } = await newTenantWithStones([{ name: "Padparadscha Rare", stock: 1 }])
  await beSignedIn(page, admin)
  await page.goto(at("/admin/staff", slug))
  await page.waitForLoadState("networkidle")
  const button = page.getByRole("button", { name: "Go to a page, product or order" })
  // A page that is still loading may miss the keys.
  const open = () =>
    expect(async () => {
      await page.keyboard.press("Control+k")
      await expect(dialog).toBeVisible({ timeout: 2_000 })
    }).toPass()
  await button.focus()
  await page.keyboard.press("Control+k")
  const dialog = page.getByRole("dialog", { name: "Go to" })
  const input = dialog.getByRole("combobox")
  await expect(input).toBeFocused()
  await expectGoodPage(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()

  await button.click()
  await input.fill("settings faq")
  await expect(dialog.getByRole("option")).toHaveText(["Settings: FAQs"])
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(at("/admin/settings?tab=faqs", slug))
  await expect(dialog).toHaveCount(0)

  await open()
  await input.fill("padparad")
  await expect(dialog.getByRole("option", { name: /Padparadscha Rare/ })).toHaveAttribute(
    "aria-selected",
    "true"
  )
  await input.press("Enter")
  const { body } = await admin.get<AdminProduct[]>("/api/admin/products")
  await expect(page).toHaveURL(at(`/admin/products?product=${body[0]?.id ?? ""}`, slug))
  await expect(page.getByRole("heading", { name: "Edit Product" })).toBeVisible()

  await open()
  await input.fill("nothing is called so")
  await expect(dialog.getByRole("status")).toHaveText("Nothing found")
  await input.fill("add")
  await input.press("ArrowDown")
  await input.press("ArrowUp")
  await expect(dialog.getByRole("option", { selected: true })).toHaveText(/^Add product/)
})
