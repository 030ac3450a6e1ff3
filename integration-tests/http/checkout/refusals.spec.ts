import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { fault, pay, paymentsOf } from "../../support/gateway"
import {
  type Buyer,
  jaipur,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus, PASSWORD } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import { unique } from "../../support/unique"

const session = (buyer: Buyer, addressId = buyer.addressId) =>
  buyer.client.post<{ code: string }>("/api/checkout/session", { addressId })

describe("what a checkout session refuses", () => {
  let tenant: TenantWithStones
  let stone: Product
  let buyer: Buyer

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
    stone = tenant.stones.get("Ruby") as Product
  }, 60_000)

  beforeEach(async () => {
    buyer = await newBuyer(tenant.slug)
  })

  it("an anonymous visitor: 401", async () => {
    const response = await new Client(tenant.slug).post("/api/checkout/session", { addressId: "x" })
    expect(response).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } })
  })

  it("an e-mail that is not verified: 403", async () => {
    const client = new Client(tenant.slug)
    const body = { email: `${unique("new")}@specs.test`, name: "New", password: PASSWORD }
    expectStatus(await client.post("/api/auth/register", body), 201)
    const response = await client.post("/api/checkout/session", { addressId: "x" })
    expect(response).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
  })

  it("an empty cart: 400", async () => {
    expect(await session(buyer)).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
  })

  it("another account's address: 404", async () => {
    const other = await newBuyer(tenant.slug)
    await buyer.client.post("/api/cart", { productId: stone.id })
    expect(await session(buyer, other.addressId)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
  })

  it("more than the stock in the cart: 409", async () => {
    const tooMany = await buyer.client.post("/api/cart", { productId: stone.id, quantity: 4 })
    expect(tooMany).toMatchObject({
      status: 409,
      body: { code: "INSUFFICIENT_STOCK", error: "Only 3 units available" },
    })
  })

  it("a tenant without a gateway account: 409", async () => {
    const { slug, admin } = await newTenant()
    const row = { name: "Ruby", type: "RUBY", price: "10", stock: "1" }
    expectStatus(await admin.post("/api/admin/products/bulk-import", { products: [row] }), 200)
    const poor = await newBuyer(slug)
    const { body } = await poor.client.get<Product[]>("/api/products")
    await poor.client.post("/api/cart", { productId: body[0]?.id })
    expect(await session(poor)).toMatchObject({ status: 409, body: { code: "PAYMENT_NOT_CONFIGURED" } })
  }, 60_000)

  it("a gateway that is down: 503, and the next attempt succeeds", async () => {
    await buyer.client.post("/api/cart", { productId: stone.id })
    await fault("/v1/orders", "502", 1)
    expect(await session(buyer)).toMatchObject({ status: 503, body: { code: "GATEWAY_UNAVAILABLE" } })
    expect((await session(buyer)).status).toBe(200)
  })
})

describe("what an order refuses", () => {
  let tenant: TenantWithStones
  let stone: Product
  let buyer: Buyer

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 100 }])
    stone = tenant.stones.get("Ruby") as Product
  }, 60_000)

  beforeEach(async () => {
    buyer = await newBuyer(tenant.slug)
  })

  it("prices or totals that differ from the server's: 409 TOTALS_CHANGED", async () => {
    const opened = await openPayment(buyer, stone.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const cheaper = { ...body, total: 1, items: body.items.map((it) => ({ ...it, unitPrice: "1.00" })) }
    expect(await buyer.client.post("/api/orders", cheaper)).toMatchObject({
      status: 409,
      body: { code: "TOTALS_CHANGED" },
    })
  })

  it("a payment that doesn't exist, that is another shopper's, or with a forged signature: 409 PAYMENT_MISMATCH", async () => {
    const opened = await openPayment(buyer, stone.id)
    const body = orderBody(opened, await pay(opened.session.orderId))
    const thief = await newBuyer(tenant.slug)
    await openPayment(thief, stone.id)
    const mismatch = { status: 409, body: { code: "PAYMENT_MISMATCH" } }
    expect(await thief.client.post("/api/orders", body)).toMatchObject(mismatch)
    expect(await buyer.client.post("/api/orders", { ...body, paymentRef: "pay_doesnotexist" })).toMatchObject(
      mismatch
    )
    expect(
      await buyer.client.post("/api/orders", { ...body, razorpaySignature: "0".repeat(64) })
    ).toMatchObject(mismatch)
    expect((await thief.client.get("/api/orders")).body).toEqual([])
    // A wrong claim on a paid gateway order is a 409. The payment becomes the order anyway.
    expect([200, 201]).toContain((await buyer.client.post("/api/orders", body)).status)
    expect((await buyer.client.get("/api/orders")).body).toHaveLength(1)
  })

  it("an unpaid gateway order: no order is created", async () => {
    const opened = await openPayment(buyer, stone.id)
    const unpaid = {
      razorpay_payment_id: "pay_none",
      razorpay_order_id: opened.session.orderId,
      razorpay_signature: "x",
    }
    expect((await buyer.client.post("/api/orders", orderBody(opened, unpaid))).status).toBe(409)
    expect(await paymentsOf(opened.session.orderId)).toEqual([])
  })

  it("a shopper without any address: 400", async () => {
    const opened = await openPayment(buyer, stone.id)
    expectStatus(await buyer.client.delete(`/api/addresses/${buyer.addressId}`), 204)
    const body = orderBody(opened, await pay(opened.session.orderId))
    expect(await buyer.client.post("/api/orders", body)).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED" },
    })
    expectStatus(await buyer.client.post("/api/addresses", jaipur), 201)
    expect((await buyer.client.post("/api/orders", body)).status).toBe(201)
  })

  it("an incoming webhook without the tenant's signature: 401, and nothing is stored", async () => {
    const event = { event: "payment.captured", payload: { order: { entity: { id: "order_x" } } } }
    const client = new Client(tenant.slug)
    const response = await client.post(`/webhooks/razorpay/${tenant.slug}`, event, {
      headers: { "x-razorpay-signature": "0".repeat(64), "x-razorpay-event-id": "evt_forged" },
    })
    expect(response.status).toBe(401)
    expect(await rows("select 1 from webhook_event where event_id = 'evt_forged'")).toEqual([])
  })

  it.each([
    ["no body", undefined],
    ["not JSON", "{"],
    ["no items", { items: [] }],
    [
      "text for a quantity",
      { items: [{ productId: "x", quantity: "many", unitPrice: "1", lineTotal: "1" }] },
    ],
    [
      "money that is none",
      { items: [], subtotal: "NaN", gst: "1e9", shippingFee: -1, total: {}, paymentRef: 7 },
    ],
  ])("%s: 400 in the contract's shape", async (_name, body) => {
    const response = await buyer.client.post<{ code: string; error: string }>("/api/orders", body)
    expect(response).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
    expect(response.body.error).not.toBe("")
  })
})
