import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { fail, pay, paymentsOf } from "../../support/gateway"
import {
  type Buyer,
  jaipur,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"
import { switchFeatures } from "../../support/tenant-row"

jest.setTimeout(60_000)

const mismatch = { status: 409, body: { code: "PAYMENT_MISMATCH" } }
const changed = { status: 409, body: { code: "TOTALS_CHANGED" } }

let shop: TenantWithStones
let ruby: Product
let opal: Product
let buyer: Buyer

beforeAll(async () => {
  shop = await newTenantWithStones([
    { name: "Ruby", stock: 100 },
    { name: "Opal", stock: 100, price: "500" },
  ])
  ruby = shop.stones.get("Ruby") as Product
  opal = shop.stones.get("Opal") as Product
})

beforeEach(async () => {
  buyer = await newBuyer(shop.slug)
})

const order = (body: object, { client } = buyer) => client.post<Order>("/api/orders", body)

/** Nothing was ordered and nothing taken: the payment waits for a right claim, or for the reconciler. */
async function expectNothingDone(gatewayOrderId: string): Promise<void> {
  expect((await buyer.client.get("/api/orders")).body).toEqual([])
  expect((await paymentsOf(gatewayOrderId)).every((it) => !it.captured && it.refunded === 0)).toBe(true)
}

describe("the claims of an order", () => {
  it("each of the prices, quantities and totals must be the server's, or it is TOTALS_CHANGED", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const item = { ...body.items[0] }
    const claims: object[] = [
      { ...body, subtotal: 1234.55 },
      { ...body, gst: "0" },
      { ...body, shippingFee: 0 },
      { ...body, total: "1556.77" },
      { ...body, items: [{ ...item, unitPrice: "1.00" }] },
      { ...body, items: [{ ...item, lineTotal: "1234.57" }] },
      { ...body, items: [{ ...item, quantity: 2 }] },
    ]
    for (const claim of claims) expect(await order(claim)).toMatchObject(changed)
    await expectNothingDone(opened.session.orderId)
  })

  it("amounts may be texts, or numbers as sums of doubles leave them", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const answer = await order({ ...body, gst: "222.22", shippingFee: "100.00", total: 1556.7800000000002 })
    expect(answer).toMatchObject({ status: 201, body: { total: "1556.78" } })
  })

  it("a status is ignored", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const answer = await order({ ...body, status: "DELIVERED" })
    expect(answer).toMatchObject({ status: 201, body: { status: "PAID" } })
    expect(answer.body.timeline.at(-1)).toMatchObject({ status: "PAID" })
  })

  it("the specification's own payload is enough: no gateway order, no signature, no address", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const { razorpayOrderId: _order, razorpaySignature: _signature, ...plain } = body
    const answer = await order(plain)
    expect(answer).toMatchObject({ status: 201, body: { status: "PAID", shippingAddress: jaipur } })
  })

  it("somebody else's address is 404, and nothing is done", async () => {
    const other = await newBuyer(shop.slug)
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId), other.addressId)
    expect(await order(body)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    await expectNothingDone(opened.session.orderId)
  })

  it("a payment reference that is missing is 400", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const { paymentRef: _paymentRef, ...body } = orderBody(opened, await pay(opened.session.orderId))
    expect(await order(body)).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED", error: "Payment reference is required" },
    })
    await expectNothingDone(opened.session.orderId)
  })
})

describe("a payment that isn't this order's is PAYMENT_MISMATCH", () => {
  it("one that was made for another cart of the same shopper, however it is claimed", async () => {
    const first = await openPayment(buyer, ruby.id)
    expectStatus(await buyer.client.delete("/api/cart"), 200)
    const second = await openPayment(buyer, opal.id)
    const paid = await pay(first.session.orderId)
    const claim = orderBody(second, paid)
    const { razorpayOrderId: _order, razorpaySignature: _signature, ...plain } = claim
    expect(await order(claim)).toMatchObject(mismatch)
    expect(await order(plain)).toMatchObject(mismatch)
    expect(await order({ ...plain, razorpayOrderId: second.session.orderId })).toMatchObject(mismatch)
    await expectNothingDone(first.session.orderId)
    await expectNothingDone(second.session.orderId)
  })

  it("one of another shopper, before and after it has become their order", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const { razorpayOrderId: _order, razorpaySignature: _signature, ...plain } = body
    const thief = await newBuyer(shop.slug)
    expect(await order(plain, thief)).toMatchObject(mismatch)
    expectStatus(await order(body), 201)
    const late = await order(body, thief)
    expect(late).toMatchObject(mismatch)
    expect(late.body).not.toHaveProperty("orderNumber")
    expect((await thief.client.get("/api/orders")).body).toEqual([])
  })

  it("one of another shop, which that shop's account at the gateway doesn't know", async () => {
    const there = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
    const stranger = await newBuyer(there.slug)
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const { razorpayOrderId: _order, razorpaySignature: _signature, ...plain } = body
    expect(await order(plain, stranger)).toMatchObject(mismatch)
    expect((await stranger.client.get("/api/orders")).body).toEqual([])
    await expectNothingDone(opened.session.orderId)
  })

  it("one that failed", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const failed = await fail(opened.session.orderId)
    const paid = {
      razorpay_payment_id: failed,
      razorpay_order_id: opened.session.orderId,
      razorpay_signature: "",
    }
    const { razorpaySignature: _signature, ...body } = orderBody(opened, paid)
    expect(await order(body)).toMatchObject(mismatch)
    await expectNothingDone(opened.session.orderId)
  })

  it("one of another amount than the session's", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    // As if a paisa less had been paid than was asked for; the gateway itself never lets that happen.
    await rows("update payment_ledger set amount_paise = amount_paise + 1 where gateway_order_id = $1", [
      opened.session.orderId,
    ])
    expect(await order(body)).toMatchObject(mismatch)
    await expectNothingDone(opened.session.orderId)
  })
})

describe("an order is refused", () => {
  it("with 403 to who hasn't verified their e-mail", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    await rows("update account set is_email_verified = false where id = $1", [buyer.user.id])
    expect(await order(body)).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
    await expectNothingDone(opened.session.orderId)
  })

  it("with 403 while the shop has switched checkout off", async () => {
    const closed = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
    buyer = await newBuyer(closed.slug)
    const opened = await openPayment(buyer, (closed.stones.get("Ruby") as Product).id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    await switchFeatures(closed.slug, { enableCheckout: false })
    expect(await order(body)).toMatchObject({ status: 403, body: { code: "FEATURE_DISABLED" } })
    await expectNothingDone(opened.session.orderId)
    await switchFeatures(closed.slug, { enableCheckout: true })
    expectStatus(await order(body), 201)
  })
})
