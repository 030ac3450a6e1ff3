import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { pay, paymentsOf } from "../../support/gateway"
import {
  buy,
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"

const ordersOf = async ({ client }: Buyer): Promise<Order[]> =>
  (await client.get<Order[]>("/api/orders")).body

const paidOrders = (buyer: Buyer) => () =>
  ordersOf(buyer).then((orders) => (orders.some((it) => it.status === "PAID") ? orders : undefined))

describe("a payment becomes exactly one order, whoever reports it first", () => {
  let tenant: TenantWithStones
  let stone: Product

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 1000 }])
    stone = tenant.stones.get("Ruby") as Product
  }, 60_000)

  it("by the browser's request: 201, PAID, captured; the same payment again returns the same order", async () => {
    const buyer = await newBuyer(tenant.slug)
    const { opened, paid, response } = await buy(buyer, stone.id)
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({
      status: "PAID",
      total: "1556.78",
      gst: "222.22",
      shippingFee: "100.00",
    })
    const again = await buyer.client.post<Order>("/api/orders", orderBody(opened, paid))
    expect(again.status).toBe(200)
    expect(again.body.orderNumber).toBe(response.body.orderNumber)
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([{ captured: true, refunded: 0 }])
    expect((await buyer.client.get("/api/cart")).body).toMatchObject({ items: [], count: 0 })
  })

  it("by the incoming webhook alone, if the shopper never returns", async () => {
    const buyer = await newBuyer(tenant.slug)
    const { session } = await openPayment(buyer, stone.id)
    await pay(session.orderId, "now")
    expect(await waitFor("the order", paidOrders(buyer), 30_000)).toHaveLength(1)
  }, 60_000)

  it("by the reconciler within two minutes, if the incoming webhook never arrives either", async () => {
    const buyer = await newBuyer(tenant.slug)
    const { session } = await openPayment(buyer, stone.id)
    await pay(session.orderId, "never")
    expect(await waitFor("the order", paidOrders(buyer), 120_000)).toHaveLength(1)
    expect(await paymentsOf(session.orderId)).toMatchObject([{ captured: true, refunded: 0 }])
  }, 150_000)

  it.each(["twice", "reordered"] as const)(
    "once, when incoming webhooks arrive %s and race the browser's request",
    async (mode) => {
      const buyer = await newBuyer(tenant.slug)
      const { opened, response } = await buy(buyer, stone.id, mode)
      expect([200, 201]).toContain(response.status)
      // Later incoming webhooks are still on their way. None of them may create another order.
      await waitFor(
        "the notices",
        async () => ((await notices(opened.session.orderId)) >= 1 ? true : undefined),
        20_000
      )
      expect(await ordersOf(buyer)).toHaveLength(1)
      expect(await paymentsOf(opened.session.orderId)).toMatchObject([{ captured: true, refunded: 0 }])
    },
    60_000
  )

  it("once, when the browser sends ten concurrent requests", async () => {
    const buyer = await newBuyer(tenant.slug)
    const opened = await openPayment(buyer, stone.id)
    const paid = await pay(opened.session.orderId, "now")
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => buyer.client.post<Order>("/api/orders", orderBody(opened, paid)))
    )
    expect(responses.every((it) => it.status === 200 || it.status === 201)).toBe(true)
    expect(new Set(responses.map((it) => it.body.orderNumber)).size).toBe(1)
    expect(await ordersOf(buyer)).toHaveLength(1)
  }, 60_000)

  it("for what was paid, whatever the cart contains by then; later line items stay in the cart", async () => {
    const buyer = await newBuyer(tenant.slug)
    const opened = await openPayment(buyer, stone.id)
    await buyer.client.post("/api/cart", { productId: stone.id, quantity: 2 })
    const paid = await pay(opened.session.orderId)
    const response = await buyer.client.post<Order>("/api/orders", orderBody(opened, paid))
    expect(response.status).toBe(201)
    expect(response.body.items).toMatchObject([{ quantity: 1 }])
    expect((await buyer.client.get("/api/cart")).body).toMatchObject({ count: 2 })
  })

  it("the same cart gets the same gateway order; a changed cart gets another", async () => {
    const buyer = await newBuyer(tenant.slug)
    const first = await openPayment(buyer, stone.id)
    const again = await buyer.client.post("/api/checkout/session", { addressId: buyer.addressId })
    expect(again.body).toMatchObject({ orderId: first.session.orderId })
    const changed = await openPayment(buyer, stone.id)
    expect(changed.session.orderId).not.toBe(first.session.orderId)
  })
})

async function notices(orderId: string): Promise<number> {
  const { rows } = await import("../../support/database")
  const [found] = await rows<{ count: string }>(
    "select count(*) as count from webhook_event where gateway_order_id = $1",
    [orderId]
  )
  return Number(found?.count ?? 0)
}
