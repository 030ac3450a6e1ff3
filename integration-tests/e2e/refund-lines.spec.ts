import { adminOrder } from "../support/orders"
import { atGateway, RefundingTenant } from "../support/refunding-tenant"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

test("an admin refunds the ring that came back, and nothing of the other stones", async ({ page, at }) => {
  const store = await RefundingTenant.open()
  const order = await store.order({ Ring: 3 })
  await beSignedIn(page, store.tenant.admin)
  await page.goto(at("/admin/orders?view=cards", store.tenant.slug))
  await page.getByRole("button", { name: order.orderNumber }).click()
  const form = page.getByRole("form", { name: "Refund" })
  const ring = form.getByRole("group", { name: "Ring" })
  await expect(ring).toContainText("₹3,540.04 paid")

  await ring.getByLabel("Amount (₹)").fill("3540.05")
  await form.getByLabel("Reason").fill("One ring came back")
  await form.getByRole("button", { name: "Refund…" }).click()
  await expect(ring).toContainText("At most ₹3,540.04")
  await ring.getByLabel("Amount (₹)").fill("1180.01")
  await ring.getByLabel("Pieces back").fill("1")
  await form.getByRole("button", { name: "All of shipping" }).click()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await form.getByRole("button", { name: "Refund…" }).click()
  const sure = page.getByRole("dialog", { name: "Refund ₹1,280.01?" })
  await expect(sure.getByText("Ring (1 piece back)")).toBeVisible()
  await expectAccessible(page)
  await sure.getByRole("button", { name: "Refund ₹1,280.01" }).click()
  await expect(page.getByText("₹1,280.01 refunded")).toBeVisible()
  await expect(ring).toContainText("₹2,360.03 left of ₹3,540.04")
  await expect(form.getByRole("group", { name: "Shipping" })).toContainText("₹100 refunded in full")

  expect(await atGateway(order)).toMatchObject({ refunded: 128_001, refunds: 1 })
  expect((await adminOrder(store.tenant.admin, order)).refunds).toMatchObject([
    { lines: [{ itemId: order.items[0]?.id, amount: "1180.01", quantity: 1 }], shipping: "100.00" },
  ])
})
