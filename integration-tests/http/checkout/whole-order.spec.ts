import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { paymentsOf } from "../../support/gateway"
import { inMedusa } from "../../support/medusa-exec"
import { differencesOf, rowsOfOrder } from "../../support/order-rows"
import {
  buy,
  type Buyer,
  newBuyer,
  newTenantWithStones,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"

/** Intended differences between an order of this product and Medusa's, each with its reason. */
const meant: Record<string, string> = {
  "order.display_id": "the next number of one sequence",
  "order.custom_display_id": "the order number that the shopper knows, shown by Medusa Admin",
  "order.metadata": "the same number; Medusa's comes from the cart alone",
  "order_line_item.subtitle": "the stone's short description; all variants are called Default",
  "payment.provider_id": "paid at the gateway; Medusa's order by its own provider",
  "payment.data": "where the money is at the gateway",
  "payment_session.provider_id": "as the payment's",
  "payment_session.data": "as the payment's",
  "payment_session.context":
    "Medusa keeps a copy of the customer there for the provider, and ours needs none",
}

interface Shown {
  status: string
  payment_status: string
  fulfillment_status: string
  custom_display_id: string
  items: { variant_sku: string; variant: { sku: string }; detail: Record<string, unknown> }[]
  payment_collections: { status: string; payments: { refunds: { amount: number }[] }[] }[]
  fulfillments: { shipped_at: string | null; delivered_at: string | null; items: unknown[] }[]
  summary: Record<string, number>
}

async function ordered(buyer: Buyer, productId: string) {
  const { opened, response } = await buy(buyer, productId)
  const { orderNumber } = expectStatus(response, 201).body
  const [found] = await rows<{ order_id: string }>(
    "select order_id from shop_order where order_number = $1",
    [orderNumber]
  )
  return { id: found?.order_id ?? "", orderNumber, gatewayOrderId: opened.session.orderId }
}

const levelOf = async (orderId: string) =>
  (
    await rows<{ stocked: number; reserved: number; held: number }>(
      `select l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved,
         (select count(*)::int from reservation_item r join order_item o on o.item_id = r.line_item_id
          where o.order_id = $1 and o.version = 1 and r.deleted_at is null) as held
       from order_item o
       join order_line_item i on i.id = o.item_id
       join product_variant_inventory_item k on k.variant_id = i.variant_id
       join inventory_level l on l.inventory_item_id = k.inventory_item_id
       where o.order_id = $1 and o.version = 1`,
      [orderId]
    )
  )[0]

describe("an order of the checkout", () => {
  let tenant: TenantWithStones
  let buyer: Buyer

  beforeAll(async () => {
    tenant = await newTenantWithStones([
      // A rate of its own, which our tax provider applies in Medusa's checkout, and whose GST needs no rounding.
      { name: "Ruby", stock: 10, price: "1250.50", gstRate: "2" },
      { name: "Sapphire", stock: 10 },
    ])
    buyer = await newBuyer(tenant.slug)
  }, 60_000)

  const stone = (name: string): Product => tenant.stones.get(name) as Product

  it("equals, row for row, the order that Medusa's own checkout creates for the same cart", async () => {
    const ours = await ordered(buyer, stone("Ruby").id)
    const theirs = await inMedusa<{ orderId: string }>("stock-order.cjs", { orderId: ours.id })
    const differences = differencesOf(await rowsOfOrder(ours.id), await rowsOfOrder(theirs.orderId))
    const unmeant = Object.entries(differences).filter(([column]) => !(column in meant))
    expect(Object.fromEntries(unmeant)).toEqual({})
    // A column that no longer differs must be removed from the list.
    expect(Object.keys(meant).filter((column) => !(column in differences))).toEqual([])
  }, 120_000)

  it("is shipped, refunded and cancelled in Medusa Admin; money and stock follow", async () => {
    const kept = await ordered(buyer, stone("Sapphire").id)
    const dropped = await ordered(buyer, stone("Sapphire").id)
    expect(await levelOf(dropped.id)).toEqual({ stocked: 10, reserved: 2, held: 1 })

    const input = { orderId: kept.id, refund: 500.25, cancelId: dropped.id }
    const shown = await inMedusa<Record<"before" | "delivered" | "refunded" | "cancelled", Shown>>(
      "admin-acts.cjs",
      input
    )
    expect(shown.before).toMatchObject({
      custom_display_id: kept.orderNumber,
      status: "pending",
      payment_status: "captured",
      fulfillment_status: "not_fulfilled",
      customer: { email: buyer.email },
      sales_channel: { name: expect.stringContaining(tenant.slug) as string },
      shipping_address: { first_name: "Asha", postal_code: "302001", country_code: "in" },
      items: [{ product_title: "Sapphire", quantity: 1, unit_price: 1234.56, tax_lines: [{ rate: 18 }] }],
      shipping_methods: [{ name: "Standard delivery", amount: 100 }],
      payment_collections: [
        {
          status: "completed",
          captured_amount: 1556.78,
          payments: [{ provider_id: "pp_razorpay_razorpay" }],
        },
      ],
      summary: { paid_total: 1556.78, pending_difference: 0 },
    })
    expect(shown.before.items[0]?.variant_sku).toBe(shown.before.items[0]?.variant.sku)
    expect(shown.delivered).toMatchObject({
      fulfillment_status: "delivered",
      items: [{ detail: { fulfilled_quantity: 1, shipped_quantity: 1, delivered_quantity: 1 } }],
      fulfillments: [
        { shipped_at: expect.any(String) as string, delivered_at: expect.any(String) as string },
      ],
    })
    expect(shown.refunded).toMatchObject({
      payment_status: "partially_refunded",
      payment_collections: [{ payments: [{ refunds: [{ amount: 500.25 }] }] }],
      summary: { refunded_total: 500.25, pending_difference: 0 },
    })
    expect(await paymentsOf(kept.gatewayOrderId)).toMatchObject([{ captured: true, refunded: 50_025 }])

    expect(shown.cancelled).toMatchObject({ status: "canceled", payment_status: "refunded" })
    expect(await paymentsOf(dropped.gatewayOrderId)).toMatchObject([{ refunded: 155_678 }])
    // One order was shipped and has left the stock. The cancelled one is available again.
    expect(await levelOf(dropped.id)).toEqual({ stocked: 9, reserved: 0, held: 0 })
  }, 120_000)
})
