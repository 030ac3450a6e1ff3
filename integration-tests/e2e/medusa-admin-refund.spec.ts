import { paymentsOf } from "../support/gateway"
import { MedusaOrders } from "../support/medusa-orders"
import { firstStaff } from "../support/medusa-staff"
import { paidOrder } from "../support/orders"
import { newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { product } from "../support/product"
import { unique } from "../support/unique"
import { medusaAdminAt, typePassword, untilMedusaAdminIsBuilt } from "./support/medusa-admin"
import { expect, test } from "./support/test"

test.setTimeout(120_000)
test.beforeAll(untilMedusaAdminIsBuilt)
test.use({
  expectedNoise: [
    /status of (401|409)|DialogTitle|was refunded with this note|script-src blocks eval|net::ERR_/,
  ],
  viewport: { width: 1280, height: 800 },
  isMobile: false,
})

test("staff refund a cancelled order in its dialog, and a second press says that it was refunded", async ({
  page,
}) => {
  const name = unique("Ruby")
  const tenant = await newTenantWithStones([{ name, stock: 5 }])
  const order = await paidOrder(await newBuyer(tenant.slug), tenant.stones.get(name)?.id ?? "")
  const staff = await firstStaff(tenant.id)
  const medusa = new MedusaOrders(staff)
  await medusa.cancel(order)
  const payment = (await medusa.shown(order)).payment_collections[0]?.payments[0]?.id ?? ""
  const cookie = { name: "ratna_chosen_tenant", value: tenant.id, path: "/admin" }
  await page.context().addCookies([{ ...cookie, domain: new URL(product().medusaUrl).hostname }])
  await typePassword(page, staff.email)
  await expect(page.getByRole("link", { name: "Orders" }).first()).toBeVisible({ timeout: 30_000 })

  const refund = async (): Promise<void> => {
    await page.goto(medusaAdminAt(`/orders/${order.id}/refund?paymentId=${payment}`))
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox").first().fill("500")
    await dialog.getByRole("textbox").last().fill("Cancelled by phone")
    await page.screenshot({ path: test.info().outputPath("dialog.png") })
    await dialog.getByRole("button", { name: "Save" }).click()
  }
  await refund()
  await expect(page.getByText("accepted. Its status is on the order's page.")).toBeVisible()
  await page.screenshot({ path: test.info().outputPath("accepted.png") })
  expect(await paymentsOf(order.gatewayOrderId)).toMatchObject([{ refunded: 50_000, refunds: 1 }])
  await refund()
  await expect(page.getByText("was refunded with this note a moment ago")).toBeVisible()
  await page.screenshot({ path: test.info().outputPath("refused.png") })
  expect(await paymentsOf(order.gatewayOrderId)).toMatchObject([{ refunded: 50_000, refunds: 1 }])
})
