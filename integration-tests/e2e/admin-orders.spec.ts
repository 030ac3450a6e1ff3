import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { breakResponse, paymentsOf } from "../support/gateway"
import { adminOrder, paidOrder } from "../support/orders"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../support/tenant-with-stones"
import { expectStatus } from "../support/shopper"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

const expectGoodPage = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
}

test.describe("a tenant's orders", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let first: { id: string; orderNumber: string }
  let second: { id: string; orderNumber: string }

  test.beforeAll(async () => {
    tenant = await newTenantWithStones([
      { name: "Ruby", stock: 20 },
      { name: "Opal", stock: 5 },
    ])
    buyer = await newBuyer(tenant.slug)
    const ruby = tenant.stones.get("Ruby")?.id ?? ""
    first = await paidOrder(buyer, ruby)
    // The order has two line items: the opal is already in the cart.
    const opal = tenant.stones.get("Opal")?.id ?? ""
    expectStatus(await buyer.client.post("/api/cart", { productId: opal, quantity: 1 }), 200)
    second = await paidOrder(buyer, ruby)
  })

  test.beforeEach(async ({ page, at }) => {
    await beSignedIn(page, tenant.admin)
    await page.goto(at("/admin/orders?view=cards", tenant.slug))
  })

  const cardOf = (page: Page, order: { orderNumber: string }) =>
    page.getByRole("article", { name: `Order ${order.orderNumber}` })

  test("are listed, found, counted, shipped and exported", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1, name: "Order Management" })).toBeVisible()
    await expect(page.getByText("Manage and track all customer orders")).toBeVisible()
    await expect(page.getByLabel("Order counts").getByRole("term")).toHaveText([
      ...["Total Orders", "Pending", "Paid", "Shipped", "Delivered", "Cancelled"],
    ])
    await expect(page.getByRole("combobox", { name: "Status", exact: true }).getByRole("option")).toHaveText([
      "All Status",
      "Pending",
      "Paid",
      "Shipped",
      "Delivered",
      "Cancelled",
    ])
    const card = cardOf(page, first)
    for (const text of [buyer.email, "Asha Rao", "Subtotal", "Shipping", "Total", "Payment Reference"])
      await expect(card).toContainText(text)
    await card.getByRole("button", { name: "1 item" }).click()
    await expect(card.getByText("Qty: 1")).toBeVisible()
    await expect(cardOf(page, second).getByRole("button", { name: "2 items" })).toBeVisible()
    await expectGoodPage(page)

    await card.getByRole("combobox", { name: /Update Status/ }).selectOption({ label: "Shipped" })
    const prompt = page.getByRole("dialog", { name: "Mark as shipped" })
    await prompt.getByRole("textbox", { name: "Courier" }).fill("Blue Dart")
    await prompt.getByRole("textbox", { name: "Tracking number" }).fill("BD123")
    await prompt.getByRole("button", { name: "Mark as Shipped" }).click()
    await expect(page.getByText("Order status updated successfully")).toBeVisible()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(page.getByText("Undone")).toBeVisible()
    await card.getByRole("combobox", { name: /Update Status/ }).selectOption({ label: "Shipped" })
    await prompt.getByRole("button", { name: "Mark as Shipped" }).click()
    await expect(page.getByText("Order status updated successfully")).toBeVisible()
    await page.getByRole("combobox", { name: "Status", exact: true }).selectOption({ label: "Shipped" })
    await expect(page).toHaveURL(/status=SHIPPED/)
    await expect(cardOf(page, second)).toHaveCount(0)
    await expect(card).toBeVisible()

    await page.getByPlaceholder("Search orders...").fill("nobody at all")
    await expect(page.getByText("No Orders Found")).toBeVisible()
    await expect(page.getByText("Try adjusting your search or filters")).toBeVisible()
    await page.getByRole("button", { name: "Clear filters" }).click()
    await expect(cardOf(page, second)).toBeVisible()

    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Export CSV" }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
    await expect(page.getByText("Export successful")).toBeVisible()
    await expect(page.getByText("2 orders exported to CSV")).toBeVisible()
    expect(await readFile(await saved.path(), "utf8")).toContain(
      "\uFEFFOrder Number,Customer,Email,Status,Subtotal,Shipping,Total,Payment Ref,Date"
    )

    await tenant.admin.put("/api/admin/content/admin_orders_title", { value: "What was sold" })
    await tenant.admin.put("/api/admin/content/admin_orders_export", { value: "Save as a file" })
    await tenant.admin.put("/api/admin/content/order_status_pending", { value: "Not paid yet" })
    await page.reload()
    await expect(page.getByRole("heading", { level: 1, name: "What was sold" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Save as a file" })).toBeVisible()
    await expect(page.getByLabel("Order counts").getByRole("term").nth(1)).toHaveText("Not paid yet")
    for (const key of ["admin_orders_title", "admin_orders_export", "order_status_pending"])
      await tenant.admin.delete(`/api/admin/content/${key}`)
  })

  test(
    "one order gets a tracking number and a note, and is refunded in part",
    { tag: "@desktop" },
    async ({ page, at }) => {
      await page.getByRole("button", { name: second.orderNumber }).click()
      const sheet = page.getByRole("dialog", { name: `Order ${second.orderNumber}` })
      await expect(sheet.getByText("12 MI Road")).toBeVisible()
      await expectGoodPage(page)
      await sheet.getByLabel("Courier").fill("Blue Dart")
      await sheet.getByLabel("Tracking number").fill("BD77")
      await sheet.getByLabel("Tracking link").fill("https://track.example/BD77")
      await sheet.getByRole("button", { name: "Save Parcel" }).click()
      await expect(page.getByText("Parcel saved")).toBeVisible()
      await sheet.getByRole("textbox", { name: "Note" }).fill("Gift wrap")
      await sheet.getByRole("button", { name: "Add Note" }).click()
      await expect(sheet.getByRole("listitem").filter({ hasText: "Gift wrap" })).toBeVisible()

      await sheet.getByRole("group", { name: "Opal" }).getByLabel("Amount (₹)").fill("100")
      await sheet.getByRole("button", { name: "Refund…" }).click()
      await expect(sheet.getByText("Please give a reason for the refund")).toBeVisible()
      const before = await adminOrder(tenant.admin, second)
      await sheet.getByLabel("Reason").fill("A small flaw")
      await sheet.getByRole("button", { name: "Refund…" }).click()
      const sure = page.getByRole("dialog", { name: "Refund ₹100?" })
      await expectAccessible(page)
      await sure.getByRole("button", { name: "Refund ₹100" }).click()
      await expect(page.getByText("₹100 refunded")).toBeVisible()
      await expect(sheet.getByText("Refunded", { exact: true }).first()).toBeVisible()
      const after = await adminOrder(tenant.admin, second)
      expect(Number(before.refundable) - Number(after.refundable)).toBeCloseTo(100)

      await page.goto(at(`/orders/${second.orderNumber}`, tenant.slug))
      await expect(page.getByRole("region", { name: "Your parcel" })).toContainText("Blue Dart · BD77")
      await expect(page.getByRole("link", { name: "Track parcel" })).toHaveAttribute(
        "href",
        "https://track.example/BD77"
      )
      await expect(page.getByText("Gift wrap")).toHaveCount(0)
      const paper = page.waitForEvent("download")
      await page
        .getByRole("region", { name: "Refunds" })
        .getByRole("button", { name: /Credit note CN/ })
        .click()
      expect((await paper).suggestedFilename()).toMatch(/^credit-note-CN-\d\d-\d\d-\d{6}\.pdf$/)
      await expectGoodPage(page)
    }
  )

  test(
    "a refund without a response from the gateway is pending, and is retried",
    { tag: "@desktop" },
    async ({ page }) => {
      const order = await paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
      const { paymentRef } = await adminOrder(tenant.admin, order)
      await breakResponse(`/v1/payments/${paymentRef ?? ""}/refund`, tenant.gateway.keyId)
      await page.reload()
      await page.getByRole("button", { name: order.orderNumber }).click()
      const sheet = page.getByRole("dialog", { name: `Order ${order.orderNumber}` })
      await sheet.getByLabel("Reason").fill("Never sent")
      await sheet.getByRole("button", { name: "Refund…" }).click()
      await page
        .getByRole("dialog", { name: /^Refund ₹/ })
        .getByRole("button", { name: /^Refund ₹/ })
        .click()
      await expect(sheet.getByText("Waiting for the payment gateway")).toBeVisible()
      await expectAccessible(page)
      await sheet.getByRole("button", { name: "Look again" }).click()
      await expect(sheet.getByText("Refunded", { exact: true })).toBeVisible()
      const paper = page.waitForEvent("download")
      await sheet.getByRole("button", { name: /Credit note CN/ }).click()
      expect((await paper).suggestedFilename()).toMatch(/^credit-note-/)
      const [gateway] = await paymentsOf(order.gatewayOrderId)
      expect(gateway?.refunded).toBe(gateway?.amount)
    }
  )

  test(
    "several orders are selected, and their documents come in one file",
    { tag: "@desktop" },
    async ({ page }) => {
      for (const it of [first, second])
        await page.getByRole("checkbox", { name: `Select ${it.orderNumber}` }).check()
      const bar = page.getByRole("region", { name: "Selection" })
      await expect(bar).toContainText("2 selected")
      await expectGoodPage(page)
      const download = page.waitForEvent("download")
      await bar.getByRole("button", { name: "Packing slips" }).click()
      expect((await download).suggestedFilename()).toBe("packing-slips.pdf")
      await page.getByRole("button", { name: "GST report" }).click()
      const report = page.waitForEvent("download")
      await page.getByRole("button", { name: "Download HSN summary" }).click()
      expect((await report).suggestedFilename()).toMatch(/^gstr1-\d{4}-\d\d-hsn\.csv$/)
    }
  )
})
