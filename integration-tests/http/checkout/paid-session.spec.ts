import type { CheckoutSession } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import type { ClientResponse } from "../../support/client"
import { rows } from "../../support/database"
import {
  captureAtGateway,
  fail,
  fault,
  gatewayOrders,
  pay,
  paymentsOf,
  slowOrder,
} from "../../support/gateway"
import {
  buy,
  type Buyer,
  jaipur,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

interface Refused {
  code: string
  error: string
  order: Order
}

let tenant: TenantWithStones
let ruby: Product
let opal: Product
let buyer: Buyer

beforeAll(async () => {
  tenant = await newTenantWithStones([
    { name: "Ruby", stock: 1000 },
    { name: "Opal", stock: 1000, price: "500" },
  ])
  ruby = tenant.stones.get("Ruby") as Product
  opal = tenant.stones.get("Opal") as Product
})

beforeEach(async () => {
  buyer = await newBuyer(tenant.slug)
})

const session = (more: object = {}) =>
  buyer.client.post<CheckoutSession & Refused>("/api/checkout/session", {
    addressId: buyer.addressId,
    ...more,
  })
const ordersOf = async () => (await buyer.client.get<Order[]>("/api/orders")).body
const otherAddress = async () =>
  expectStatus(
    await buyer.client.post<{ id: string }>("/api/addresses", { ...jaipur, line1: "14 MI Road" }),
    201
  ).body.id
const claim = (opened: Parameters<typeof orderBody>[0], paid: Parameters<typeof orderBody>[1]) =>
  buyer.client.post<Order & Refused>("/api/orders", orderBody(opened, paid))

/** Expects that the payment for this gateway order was captured and has exactly one order. */
async function expectPaidOnce(response: ClientResponse<Refused>, gatewayOrderId: string): Promise<void> {
  expect(response).toMatchObject({ status: 409, body: { code: "ALREADY_PAID", order: { status: "PAID" } } })
  expect(response.body.error).toContain(response.body.order.orderNumber)
  expect(await paymentsOf(gatewayOrderId)).toMatchObject([{ captured: true, refunded: 0 }])
  expect((await ordersOf()).map((it) => it.orderNumber)).toEqual([response.body.order.orderNumber])
}

describe("a shopper whose payment succeeded without a response is not asked to pay again", () => {
  it("when they request a session for the same cart", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await pay(first.orderId)
    await expectPaidOnce(await session(), first.orderId)
  })

  it.each([
    ["another quantity", () => buyer.client.put(`/api/cart/${ruby.id}`, { quantity: 3 }), {}],
    ["another stone too", () => buyer.client.post("/api/cart", { productId: opal.id }), {}],
    ["nothing in the cart any more", () => buyer.client.delete("/api/cart"), {}],
  ])("when they request a session with %s", async (_what, change) => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await pay(first.orderId)
    expectStatus(await change(), 200)
    await expectPaidOnce(await session(), first.orderId)
  })

  it("when they request a session for another address", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await pay(first.orderId)
    await expectPaidOnce(await session({ addressId: await otherAddress() }), first.orderId)
  })

  it("when they paid the first of three sessions", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await openPayment(buyer, ruby.id)
    await openPayment(buyer, opal.id)
    await pay(first.orderId)
    await expectPaidOnce(await session(), first.orderId)
  })

  it("when they bought the last unit, and no stock is left", async () => {
    const small = await newTenantWithStones([{ name: "Only one", stock: 1 }])
    buyer = await newBuyer(small.slug)
    const { session: first } = await openPayment(buyer, (small.stones.get("Only one") as Product).id)
    await pay(first.orderId)
    await expectPaidOnce(await session(), first.orderId)
  })

  it("when an incoming webhook has created the order in the meantime, and they name their payment", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await pay(first.orderId, "now")
    await waitFor(
      "the order",
      async () => ((await ordersOf())[0]?.status === "PAID" ? true : undefined),
      30_000
    )
    await expectPaidOnce(await session({ orderId: first.orderId }), first.orderId)
    expect(await session()).toMatchObject({ status: 400, body: { error: "Your cart is empty" } })
  })

  it("when they send five concurrent requests while the page claims the payment", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const paid = await pay(opened.session.orderId, "now")
    const requests = Array.from({ length: 5 }, () => session({ orderId: opened.session.orderId }))
    const [claimed, ...responses] = await Promise.all([claim(opened, paid), ...requests])
    expect([200, 201]).toContain(claimed.status)
    for (const it of responses) await expectPaidOnce(it, opened.session.orderId)
  })
})

describe("a shopper who hasn't paid", () => {
  it("gets the same gateway order again after a failed payment, and another one for another cart", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await fail(first.orderId)
    expect(await session({ orderId: first.orderId })).toMatchObject({
      status: 200,
      body: { orderId: first.orderId },
    })
    expectStatus(await buyer.client.put(`/api/cart/${ruby.id}`, { quantity: 2 }), 200)
    const second = expectStatus(await session({ orderId: first.orderId }), 200)
    expect(second.body.orderId).not.toBe(first.orderId)
  })

  it("gets an error while the gateway is unreachable", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await fault(`/v1/orders/${first.orderId}/payments`, "502", 1)
    expect(await session()).toMatchObject({ status: 503, body: { code: "GATEWAY_UNAVAILABLE" } })
    expect(await session()).toMatchObject({ status: 200, body: { orderId: first.orderId } })
  })

  it("learns nothing about another account's payment by naming it", async () => {
    const other = await newBuyer(tenant.slug)
    const theirs = await buy(other, ruby.id)
    await openPayment(buyer, opal.id)
    expectStatus(await session({ orderId: theirs.opened.session.orderId }), 200)
  })
})

describe("a cart that is paid for twice is charged once", () => {
  /** Opens two sessions for one cart. The second has another address. */
  async function twoSessions() {
    const first = await openPayment(buyer, ruby.id)
    const { body } = expectStatus(await session({ addressId: await otherAddress() }), 200)
    return { first, second: { ...first, session: body } }
  }

  it("one after the other: the second is not captured, and the response names the existing order", async () => {
    const { first, second } = await twoSessions()
    const one = await pay(first.session.orderId)
    const other = await pay(second.session.orderId)
    const order = expectStatus(await claim(first, one), 201).body
    const refused = await claim(second, other)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "ALREADY_PAID", order: { orderNumber: order.orderNumber } },
    })
    expect(refused.body.error).toContain(order.orderNumber)
    expect(await paymentsOf(second.session.orderId)).toMatchObject([{ captured: false, refunded: 0 }])
    expect(await ordersOf()).toHaveLength(1)
  })

  it("concurrently: one order, one capture, and no deadlock", async () => {
    const { first, second } = await twoSessions()
    const [one, other] = await Promise.all([pay(first.session.orderId), pay(second.session.orderId)])
    const responses = await Promise.all([
      claim(first, one),
      claim(second, other),
      session({ orderId: first.session.orderId }),
    ])
    expect(
      responses
        .slice(0, 2)
        .map((it) => it.status)
        .toSorted()
    ).toEqual([201, 409])
    expect(responses[2].status).toBe(409)
    expect(responses.filter((it) => it.status === 409).map((it) => it.body.code)).toEqual([
      "ALREADY_PAID",
      "ALREADY_PAID",
    ])
    const payments = await Promise.all([first, second].map((it) => paymentsOf(it.session.orderId)))
    expect(payments.flat().filter((it) => it.captured)).toHaveLength(1)
    expect(await ordersOf()).toHaveLength(1)
  })

  it("a second payment that was captured elsewhere is refunded, once", async () => {
    const { first, second } = await twoSessions()
    const one = await pay(first.session.orderId)
    const other = await pay(second.session.orderId)
    await captureAtGateway(tenant.gateway, other.razorpay_payment_id, second.session.amount)
    expectStatus(await claim(first, one), 201)
    const responses = await Promise.all([claim(second, other), claim(second, other)])
    for (const it of responses) expect(it).toMatchObject({ status: 409, body: { code: "ALREADY_PAID" } })
    expect(await paymentsOf(second.session.orderId)).toMatchObject([
      { refunded: second.session.amount, refunds: 1 },
    ])
  })

  it("the same product can be bought again after its order, and so can what stayed in the cart", async () => {
    const opened = await openPayment(buyer, ruby.id)
    expectStatus(await buyer.client.post("/api/cart", { productId: ruby.id, quantity: 2 }), 200)
    const order = expectStatus(await claim(opened, await pay(opened.session.orderId)), 201).body
    const rest = await buy(buyer, opal.id)
    expect(rest.response).toMatchObject({ status: 201, body: { items: [{ quantity: 2 }, { quantity: 1 }] } })
    const again = expectStatus((await buy(buyer, ruby.id)).response, 201).body
    expect((await ordersOf()).map((it) => it.orderNumber)).toEqual([
      again.orderNumber,
      rest.response.body.orderNumber,
      order.orderNumber,
    ])
  })

  it("a session that began before the order, and is handed out after it, can't be paid", async () => {
    const opened = await openPayment(buyer, ruby.id)
    const addressId = await otherAddress()
    const { keyId } = tenant.gateway
    const before = await gatewayOrders(keyId)
    await slowOrder(keyId)
    const late = session({ addressId })
    await waitFor("its gateway order", async () => ((await gatewayOrders(keyId)) > before ? true : undefined))
    expectStatus(await claim(opened, await pay(opened.session.orderId)), 201)
    expect([200, 503]).toContain((await late).status)
    const payable = await rows("select 1 from payment_ledger where account_id = $1 and state = 'open'", [
      buyer.user.id,
    ])
    expect(payable).toEqual([])
  })
})
