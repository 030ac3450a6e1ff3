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

let tenant: TenantWithStones
let ruby: Product
let opal: Product
let buyer: Buyer

beforeAll(async () => {
  tenant = await newTenantWithStones([
    { name: "Ruby", stock: 100 },
    { name: "Opal", stock: 100, price: "500" },
  ])
  ruby = tenant.stones.get("Ruby") as Product
  opal = tenant.stones.get("Opal") as Product
})

beforeEach(async () => {
  buyer = await newBuyer(tenant.slug)
})

const order = (body: object, { client } = buyer) => client.post<Order>("/api/orders", body)

/** Expects no order and no capture: the payment waits for a correct claim or for the reconciler. */
async function expectNothingDone(gatewayOrderId: string): Promise<void> {
  expect((await buyer.client.get("/api/orders")).body).toEqual([])
  expect((await paymentsOf(gatewayOrderId)).every((it) => !it.captured && it.refunded === 0)).toBe(true)
}

describe("the figures in an order request", () => {
  it("must each equal the server's prices, quantities and totals, or the response is TOTALS_CHANGED", async () => {
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

  it("may be strings, or numbers with floating-point errors", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const response = await order({ ...body, gst: "222.22", shippingFee: "100.00", total: 1556.7800000000002 })
    expect(response).toMatchObject({ status: 201, body: { total: "1556.78" } })
  })

  it("may include a status, which is ignored", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const response = await order({ ...body, status: "DELIVERED" })
    expect(response).toMatchObject({ status: 201, body: { status: "PAID" } })
    expect(response.body.timeline.at(-1)).toMatchObject({ status: "PAID" })
  })

  it("may be the specification's own body: no gateway order, no signature, no address", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const { razorpayOrderId: _order, razorpaySignature: _signature, ...plain } = body
    const response = await order(plain)
    expect(response).toMatchObject({
      status: 201,
      body: { status: "PAID", shippingAddress: { ...jaipur, phone: "9876543210" } },
    })
  })

  it("with another account's address are 404, and nothing is captured", async () => {
    const other = await newBuyer(tenant.slug)
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId), other.addressId)
    expect(await order(body)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    await expectNothingDone(opened.session.orderId)
  })

  it("without a payment reference are 400", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const { paymentRef: _paymentRef, ...body } = orderBody(opened, await pay(opened.session.orderId))
    expect(await order(body)).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED", error: "Payment reference is required" },
    })
    await expectNothingDone(opened.session.orderId)
  })
})

describe("PAYMENT_MISMATCH protects a payment from becoming another order", () => {
  it("if it was made for another cart of the same shopper, whatever the request claims", async () => {
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

  it("if another shopper made it, before and after it has become their order", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const { razorpayOrderId: _order, razorpaySignature: _signature, ...plain } = body
    const thief = await newBuyer(tenant.slug)
    expect(await order(plain, thief)).toMatchObject(mismatch)
    expectStatus(await order(body), 201)
    const late = await order(body, thief)
    expect(late).toMatchObject(mismatch)
    expect(late.body).not.toHaveProperty("orderNumber")
    expect((await thief.client.get("/api/orders")).body).toEqual([])
  })

  it("if it was made in another tenant, at another gateway account", async () => {
    const there = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
    const stranger = await newBuyer(there.slug)
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const { razorpayOrderId: _order, razorpaySignature: _signature, ...plain } = body
    expect(await order(plain, stranger)).toMatchObject(mismatch)
    expect((await stranger.client.get("/api/orders")).body).toEqual([])
    await expectNothingDone(opened.session.orderId)
  })

  it("if it failed", async () => {
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

  it("if its amount differs from the session's", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    // Simulates a payment that is one paisa too low. The gateway itself never accepts one.
    await rows("update payment_ledger set amount_paise = amount_paise + 1 where gateway_order_id = $1", [
      opened.session.orderId,
    ])
    expect(await order(body)).toMatchObject(mismatch)
    await expectNothingDone(opened.session.orderId)
  })
})

describe("an order is refused", () => {
  it("with 403 if the e-mail is not verified", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    await rows("update account set is_email_verified = false where id = $1", [buyer.user.id])
    expect(await order(body)).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
    await expectNothingDone(opened.session.orderId)
  })

  it("with 403 while the tenant has switched checkout off", async () => {
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
