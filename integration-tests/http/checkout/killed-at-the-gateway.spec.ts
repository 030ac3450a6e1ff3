import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { killServer, reviveServer } from "../../support/faults"
import { captureAtGateway, fault, gatewayOrders, loseResponse, pay, paymentsOf } from "../../support/gateway"
import { Receiver, verified } from "../../support/receiver"
import { expectStatus } from "../../support/shopper"
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
import { inState, leaveMessage, newWebhook } from "../../support/webhooks"

let tenant: TenantWithStones

const stone = (name: string): Product => tenant.stones.get(name) as Product

async function paidSession(name: string) {
  const buyer = await newBuyer(tenant.slug)
  const opened = await openPayment(buyer, stone(name).id)
  const paid = await pay(opened.session.orderId)
  const claim = () => buyer.client.post<Order>("/api/orders", orderBody(opened, paid))
  return { buyer, opened, paid, claim, gatewayOrder: opened.session.orderId, amount: opened.session.amount }
}

type PaidSession = Awaited<ReturnType<typeof paidSession>>

async function stateOf({ gatewayOrder }: PaidSession): Promise<string | undefined> {
  const sql = "select state from payment_ledger where gateway_order_id = $1"
  return (await rows<{ state: string }>(sql, [gatewayOrder]))[0]?.state
}

const ordersOf = async ({ client }: Buyer) => (await client.get<Order[]>("/api/orders")).body

/** Ships an order. The receiver gets the outgoing webhook about it and sends no response. */
async function messageUnderWay(orderId: string) {
  const receiver = await Receiver.open()
  receiver.respond = () => undefined
  const hook = await newWebhook(tenant.admin, { url: receiver.url, events: ["order.status_changed"] })
  expectStatus(await tenant.admin.put(`/api/admin/orders/${orderId}`, { status: "SHIPPED" }), 200)
  const { id } = await receiver.next("order.status_changed", (it) => it.data.orderId === orderId)
  receiver.respond = (res) => res.writeHead(204).end()
  return { id, hook, receiver }
}

/** Expects the same signed delivery again, and no further delivery after it succeeded. */
async function expectSentAgainOnce({ id, hook, receiver }: Awaited<ReturnType<typeof messageUnderWay>>) {
  const sent = () => receiver.received.filter((it) => it.id === id)
  // The lease of the killed process ends after a minute, and the delivery is due again.
  await waitFor("the message again", () => Promise.resolve(sent().length > 1 || undefined), 90_000)
  await inState(tenant.admin, hook.id, id, "delivered")
  const [first, again, ...more] = sent()
  if (!first || !again) throw new Error("It was not sent again")
  expect(verified(hook.secret, again)).toEqual(verified(hook.secret, first))
  expect(more).toEqual([])
  // A delivery that becomes due later is sent, so the first one is not due any more.
  await inState(tenant.admin, hook.id, await leaveMessage(tenant.id, hook.id), "delivered")
  expect(sent()).toHaveLength(2)
  expect(await rows("select 1 from webhook_due where id = $1", [id])).toEqual([])
  await receiver.close()
}

it("a process that dies during a gateway request (read, capture, refund, create) or an outgoing webhook loses nothing and repeats nothing", async () => {
  tenant = await newTenantWithStones([
    { name: "Plenty", stock: 100 },
    { name: "Only one", stock: 1 },
  ])
  const { keyId } = tenant.gateway
  const reading = await paidSession("Plenty")
  const capturing = await paidSession("Plenty")
  const refunding = await paidSession("Only one")
  const last = await buy(await newBuyer(tenant.slug), stone("Only one").id)
  const placed = expectStatus<Order>(last.response, 201).body
  await captureAtGateway(tenant.gateway, refunding.paid.razorpay_payment_id, refunding.amount)
  const opening = await newBuyer(tenant.slug)
  await opening.client.post("/api/cart", { productId: stone("Plenty").id })
  const before = await gatewayOrders(keyId)

  await fault(`/v1/orders/${reading.gatewayOrder}/payments`, "timeout")
  await loseResponse(`/v1/payments/${capturing.paid.razorpay_payment_id}/capture`, keyId)
  await loseResponse(`/v1/payments/${refunding.paid.razorpay_payment_id}/refund`, keyId)
  await loseResponse("/v1/orders", keyId)
  const openSession = () => opening.client.post("/api/checkout/session", { addressId: opening.addressId })
  const calls = [reading.claim(), capturing.claim(), refunding.claim(), openSession()]
  await waitFor("the gateway's part of it", async () => {
    const [[captured], [refunded]] = await Promise.all([
      paymentsOf(capturing.gatewayOrder),
      paymentsOf(refunding.gatewayOrder),
    ])
    const opened = (await gatewayOrders(keyId)) > before
    return (captured?.captured && refunded?.refunded && opened) || undefined
  })
  const message = await messageUnderWay(placed.id)
  await killServer()
  await Promise.allSettled(calls)
  await reviveServer()

  await waitFor(
    "the two orders",
    async () => ((await stateOf(reading)) === "paid" && (await stateOf(capturing)) === "paid") || undefined,
    150_000
  )
  for (const it of [reading, capturing]) {
    expect(await paymentsOf(it.gatewayOrder)).toMatchObject([{ captured: true, refunded: 0 }])
    expect(await ordersOf(it.buyer)).toMatchObject([{ status: "PAID" }])
  }
  await waitFor(
    "the refund's record",
    async () => {
      const sql = "select 1 from payment_refund where gateway_order_id = $1 and done_at is not null"
      return (await rows(sql, [refunding.gatewayOrder])).length || undefined
    },
    150_000
  )
  expect(await paymentsOf(refunding.gatewayOrder)).toMatchObject([{ refunded: refunding.amount, refunds: 1 }])
  expect(await ordersOf(refunding.buyer)).toEqual([])

  expect(await ordersOf(opening)).toEqual([])
  expect((await openSession()).status).toBe(200)
  await expectSentAgainOnce(message)
}, 360_000)
