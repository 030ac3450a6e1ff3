import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { captureAtGateway, fault, pay, paymentsOf } from "../../support/gateway"
import {
  buy,
  type Buyer,
  newBuyer,
  newShop,
  openPayment,
  orderBody,
  type Opened,
  type Shop,
} from "../../support/shop"
import { waitFor } from "../../support/wait-for"

describe("a captured payment that can't become an order", () => {
  let shop: Shop
  let first: Buyer
  let late: Buyer
  let opened: Opened

  /** One stone, which the first buyer has while the late one is paying for it. */
  beforeEach(async () => {
    shop = await newShop([{ name: "Only one", stock: 1 }])
    const stone = shop.stones.get("Only one") as Product
    ;[first, late] = await Promise.all([newBuyer(shop.slug), newBuyer(shop.slug)])
    opened = await openPayment(late, stone.id)
    expect((await buy(first, stone.id)).answer.status).toBe(201)
  }, 60_000)

  it("is refunded once, however often the shopper asks", async () => {
    const paid = await pay(opened.session.orderId)
    await captureAtGateway(shop.gateway, paid.razorpay_payment_id, opened.session.amount)
    const ask = () => late.client.post("/api/orders", orderBody(opened, paid))
    const answers = await Promise.all([ask(), ask(), ask()])
    for (const it of answers) expect(it).toMatchObject({ status: 409, body: { code: "INSUFFICIENT_STOCK" } })
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([
      { refunded: opened.session.amount, refunds: 1 },
    ])
    expect((await late.client.get("/api/orders")).body).toEqual([])
  }, 60_000)

  it("is refunded by the reconciler, when the gateway was away as it was asked", async () => {
    const paid = await pay(opened.session.orderId)
    await captureAtGateway(shop.gateway, paid.razorpay_payment_id, opened.session.amount)
    await fault(`/v1/payments/${paid.razorpay_payment_id}/refund`, "502", 1)
    const answer = await late.client.post("/api/orders", orderBody(opened, paid))
    expect(answer).toMatchObject({ status: 503, body: { code: "GATEWAY_UNAVAILABLE" } })
    // Brought forward: otherwise the reconciler looks a minute later.
    await rows("update payment_due set due_at = now() where gateway_order_id = $1", [opened.session.orderId])
    await waitFor(
      "the refund",
      async () => {
        const [payment] = await paymentsOf(opened.session.orderId)
        return payment && payment.refunded > 0 ? true : undefined
      },
      60_000
    )
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([
      { refunded: opened.session.amount, refunds: 1 },
    ])
  }, 120_000)
})
