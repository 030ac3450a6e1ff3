import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { newBuyer } from "../support/tenant-with-stones"
import { unique } from "../support/unique"
import { signIn, signUp } from "./support/account"
import { expectGoodPage } from "./support/page-checks"
import { plentifulStone } from "./support/stone"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

/** The spec runs on a phone. What it alone shows is checked at a desktop's width too. */
async function expectGoodAtBothWidths(page: Page): Promise<void> {
  const phone = page.viewportSize()
  await expectGoodPage(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectGoodPage(page)
  if (phone) await page.setViewportSize(phone)
}

async function findStone(page: Page, name: string): Promise<void> {
  const search = page.getByRole("combobox", { name: "Search" })
  if (!(await search.isVisible())) await page.getByRole("button", { name: /^Filters/ }).click()
  await search.fill(name)
  await search.press("Enter")
  await page.getByRole("link", { name, exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

async function addAddress(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add Address" }).click()
  await page.getByRole("textbox", { name: "Full Name" }).fill(name)
  await page.getByRole("textbox", { name: "Phone" }).fill("98765 43210")
  await page.getByRole("textbox", { name: "Pincode" }).fill("302001")
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Jaipur")
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("Rajasthan")
  await page.getByRole("textbox", { name: "Address Line 1" }).fill("12 MI Road")
  await page.getByRole("button", { name: "Save Address" }).click()
  await expect(page.getByText("Address added successfully")).toBeVisible()
}

test("a visitor signs up, finds a product, pays, and gets the invoice; another tenant has no trace of it", async ({
  page,
  at,
}) => {
  const email = `${unique("visitor")}@specs.test`
  const stone = await plentifulStone()

  await page.goto(at("/"))
  await signUp(page, email, "Meera Iyer")

  await page.goto(at("/shop"))
  await findStone(page, stone.name)
  await page.getByRole("button", { name: "Add to Cart" }).click()
  await expect(page.getByText("Added to cart")).toBeVisible()
  await page.getByRole("link", { name: "Cart, 1 item" }).click()
  await expect(page.getByText(/^GST \([\d.]+%\)$/)).toBeVisible()
  await expectGoodPage(page)

  await page.getByRole("link", { name: "Proceed to Checkout" }).click()
  await page.getByRole("link", { name: "Add new address" }).click()
  await addAddress(page, "Meera Iyer")
  await expectGoodPage(page)

  await page.getByRole("link", { name: "Back to Checkout" }).click()
  await expect(page.getByRole("radio", { name: /Meera Iyer/ })).toBeChecked()
  await expectGoodPage(page)
  await page.getByRole("button", { name: /^Pay ₹/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Success" }).click()

  await page.waitForURL(/\/profile\?tab=orders&placed=/)
  const placed = page.getByRole("list", { name: "My Orders" }).getByRole("listitem")
  await expect(placed).toHaveCount(1)
  const confirmation = page.getByRole("region", { name: "Thank you! Your order is confirmed" })
  await expect(confirmation.getByRole("heading", { level: 2 })).toBeFocused()
  // A toast would cover the confirmation.
  await expect(page.getByRole("status").filter({ hasText: "order" })).toHaveCount(0)
  await expect(confirmation).toContainText(stone.name)
  await expect(confirmation.getByRole("link", { name: `Stone passport: ${stone.name}` })).toBeVisible()
  await expect(confirmation.getByRole("button", { name: "Download Invoice" })).toBeVisible()
  await page.goBack()
  await page.waitForURL(/\/profile\?tab=orders&placed=/)
  await expect(confirmation).toBeVisible()
  await expect(placed).toContainText("1 item")
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible()
  await expectGoodAtBothWidths(page)

  await placed.getByRole("link").click()
  await expect(page.getByRole("listitem").filter({ hasText: "Payment Confirmed" }).first()).toHaveAttribute(
    "aria-current",
    "step"
  )
  await expectGoodAtBothWidths(page)
  const orderNumber = new URL(page.url()).pathname.split("/").at(-1) ?? ""
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Invoice" }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`invoice-${orderNumber}.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-")

  await test.step("the other tenant", async () => {
    await page.goto(at("/profile", "sapphire"))
    await expect(page).toHaveURL(at("/?signIn=1&next=/profile", "sapphire"))
    await page.goto(at("/", "sapphire"))
    await signUp(page, email, "Meera of the other tenant")
    await page.goto(at("/profile?tab=orders", "sapphire"))
    await expect(page.getByText("No orders yet", { exact: false })).toBeVisible()
    await page.getByRole("tab", { name: "Addresses" }).click()
    await expect(page.getByText("No addresses yet", { exact: false })).toBeVisible()
    // In a page of its own, since the browser logs the 404.
    const aside = await page.context().newPage()
    expect((await aside.goto(at(`/orders/${orderNumber}`, "sapphire")))?.status()).toBe(404)
    await expect(aside.getByRole("heading", { name: "Order Not Found" })).toBeVisible()
    expect((await aside.goto(at(`/orders/${orderNumber}`)))?.status()).toBe(200)
  })
})

test("a payment that is not made leaves the cart unchanged and shows the reason", async ({ page, at }) => {
  const stone = await plentifulStone()
  const buyer = await newBuyer("default")
  await page.goto(at("/"))
  await signIn(page, buyer)

  await page.goto(at(`/products/${stone.slug}`))
  await page.getByRole("button", { name: "Add to Cart" }).click()
  await expect(page.getByText("Added to cart")).toBeVisible()
  await page.goto(at("/checkout"))
  await page.getByRole("button", { name: /^Pay ₹/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Failure" }).click()
  await expect(page.getByText("Payment failed")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByText("Payment cancelled")).toBeVisible()
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).toBeEnabled()

  await page.goto(at("/cart"))
  const removed = page.waitForResponse((it) => it.request().method() === "DELETE")
  await page.getByRole("button", { name: `Remove ${stone.name}` }).click()
  await expect(page.getByText("Your cart is empty", { exact: false })).toBeVisible()
  await removed
  await page.goto(at("/checkout"))
  await expect(page).toHaveURL(at("/cart"))
})
