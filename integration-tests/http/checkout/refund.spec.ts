import { rows } from "../../support/database"
import { fault, paymentsOf } from "../../support/gateway"
import {
  buy,
  type Buyer,
  newBuyer,
  newPaying,
  orderBody,
  type Opened,
  payCaptured,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"

describe("a captured payment that can't become an order", () => {
  let tenant: TenantWithStones
  let late: Buyer
  let opened: Opened

  /** One unit, which another buyer buys while the late buyer is paying for it. */
  beforeEach(async () => {
    const paying = await newPaying({ name: "Only one", stock: 1 })
    ;({ tenant, buyer: late, opened } = paying)
    expect((await buy(await newBuyer(tenant.slug), paying.stone.id)).response.status).toBe(201)
  }, 60_000)

  it("is refunded once, however often the shopper repeats the request", async () => {
    const paid = await payCaptured({ tenant, opened })
    const ask = () => late.client.post("/api/orders", orderBody(opened, paid))
    const responses = await Promise.all([ask(), ask(), ask()])
    for (const it of responses)
      expect(it).toMatchObject({ status: 409, body: { code: "INSUFFICIENT_STOCK" } })
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([
      { refunded: opened.session.amount, refunds: 1 },
    ])
    expect((await late.client.get("/api/orders")).body).toEqual([])
  }, 60_000)

  it("is refunded by the reconciler if the gateway was down at the first attempt", async () => {
    const paid = await payCaptured({ tenant, opened })
    await fault(`/v1/payments/${paid.razorpay_payment_id}/refund`, "502", 1)
    const response = await late.client.post("/api/orders", orderBody(opened, paid))
    expect(response).toMatchObject({ status: 503, body: { code: "GATEWAY_UNAVAILABLE" } })
    // Moved forward: otherwise the reconciler checks a minute later.
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
