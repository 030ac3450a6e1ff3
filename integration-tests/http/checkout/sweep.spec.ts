import { rows } from "../../support/database"
import { breakCalls, captureAtGateway, openAtGateway, pay } from "../../support/gateway"
import { paidOrder } from "../../support/orders"
import {
  alarmsOf,
  atGateway,
  forgetCheckouts,
  newStray,
  nextSweep,
  type Stray,
  sweep,
  sweepAt,
} from "../../support/stray-payments"
import { newTenant, type NewTenant } from "../../support/tenant"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(240_000)

let tenant: TenantWithStones
let other: NewTenant

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
  other = await newTenant()
})

it("a captured payment without a ledger entry goes back once, and its own tenant's admin is notified", async () => {
  const { orderId, paymentId, amount } = await newStray(tenant)
  await captureAtGateway(tenant.gateway, paymentId, amount)
  await sweep(5)
  expect(await atGateway(orderId)).toMatchObject({ refunded: 0 })
  await sweep(11, 2, 1)
  expect(await atGateway(orderId)).toMatchObject({ status: "refunded", refunded: amount, refunds: 1 })
  expect(await alarmsOf(tenant)).toEqual([
    expect.objectContaining({
      ...{ paymentId, gatewayOrderId: orderId, outcome: "REFUNDED", isSeen: false },
      amount: (amount / 100).toFixed(2),
    }),
  ])
  expect(await alarmsOf(other)).toEqual([])
  const [refund] = await rows("select tenant_id, done_at from payment_refund where payment_id = $1", [
    paymentId,
  ])
  expect(refund).toMatchObject({ tenant_id: tenant.id, done_at: expect.any(Date) as Date })
})

it("payments of the gateway account's other sales, and payments of orders, are not touched", async () => {
  const there = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
  const order = await paidOrder(await newBuyer(there.slug), there.stones.get("Ruby")?.id ?? "")
  const elsewhere = [
    await openAtGateway(there.gateway, {}),
    await openAtGateway(there.gateway, { invoice: "website-17" }),
    await openAtGateway(there.gateway, { tenant: tenant.id }),
  ]
  for (const orderId of elsewhere) {
    const { razorpay_payment_id: id } = await pay(orderId)
    await captureAtGateway(there.gateway, id, 150_000)
  }
  await sweep()
  for (const orderId of [...elsewhere, order.gatewayOrderId])
    expect(await atGateway(orderId)).toMatchObject({ status: "captured", refunded: 0 })
  expect(await alarmsOf(there)).toEqual([])
})

it("an authorized payment is never captured; if someone captures it later, it is refunded", async () => {
  const there = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
  const { orderId, paymentId, amount } = await newStray(there)
  await sweep()
  expect(await atGateway(orderId)).toMatchObject({ status: "authorized", captured: false })
  expect(await alarmsOf(there)).toMatchObject([{ paymentId, outcome: "NOT_CAPTURED" }])
  await captureAtGateway(there.gateway, paymentId, amount)
  await sweep()
  expect(await atGateway(orderId)).toMatchObject({ refunded: amount, refunds: 1 })
  expect(await alarmsOf(there)).toMatchObject([{ paymentId, outcome: "REFUNDED" }])
})

it("a tenant whose gateway is down delays no other tenant's refunds, and is swept the next time", async () => {
  const [down, up] = await Promise.all([
    newTenantWithStones([{ name: "Ruby", stock: 50 }]),
    newTenantWithStones([{ name: "Ruby", stock: 50 }]),
  ])
  const strays = [await newStray(down), await newStray(up)] as const
  for (const [index, { gateway }] of [down, up].entries()) {
    const stray = strays[index] as Stray
    await captureAtGateway(gateway, stray.paymentId, stray.amount)
  }
  // The list of payments is read, and the refund gets no response.
  await breakCalls(`/v1/payments/${strays[0].paymentId}/refund`, down.gateway.keyId, 1)
  await sweep()
  expect(await alarmsOf(down)).toMatchObject([{ outcome: "REFUND_PENDING" }])
  expect(await alarmsOf(up)).toMatchObject([{ outcome: "REFUNDED" }])
  // The list of payments can't be read.
  await breakCalls("/v1/payments", down.gateway.keyId, 1)
  await sweep(11, 1, 1)
  expect(await atGateway(strays[0].orderId)).toMatchObject({ refunded: strays[0].amount, refunds: 1 })
  expect(await alarmsOf(down)).toMatchObject([{ outcome: "REFUNDED" }])
})

it("a tenant without a checkout in the last 26 hours is compared once a day, and hourly from its next one on", async () => {
  const quiet = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
  const { orderId, paymentId, amount } = await newStray(quiet)
  await captureAtGateway(quiet.gateway, paymentId, amount)
  await forgetCheckouts(quiet)
  await sweepAt(nextSweep(5))
  expect(await alarmsOf(quiet)).toEqual([])
  await sweepAt(nextSweep(21))
  expect(await atGateway(orderId)).toMatchObject({ refunded: amount, refunds: 1 })

  await forgetCheckouts(quiet)
  await newStray(quiet)
  await sweepAt(nextSweep(5))
  expect(await alarmsOf(quiet)).toHaveLength(2)
})
