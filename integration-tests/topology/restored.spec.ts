import type { Alarm, PaymentAlarm } from "../../src/contract/alarm"
import { productData, runCli } from "../support/cli"
import { rows } from "../support/database"
import { captureAtGateway, pay, paymentsOf } from "../support/gateway"
import { inMedusa } from "../support/medusa-exec"
import type { NewTenant } from "../support/tenant"
import {
  newBuyer,
  newTenantWithStones,
  openPayment,
  type TenantWithStones,
} from "../support/tenant-with-stones"

jest.setTimeout(240_000)

/**
 * Runs sweeps one after the other, `minutes` from now. Each number in `times` is a sweep's count of concurrent
 * processes.
 */
const sweep = (minutes = 11, ...times: number[]) =>
  inMedusa("sweep-payments.cjs", {
    sweeps: (times.length ? times : [1]).map((n) => ({
      now: new Date(Date.now() + minutes * 60_000).toISOString(),
      times: n,
    })),
  })

const alarmsOf = async ({ admin }: NewTenant): Promise<PaymentAlarm[]> =>
  (await admin.get<Alarm[]>("/api/admin/alarms")).body.filter((it) => it.kind === "PAYMENT_WITHOUT_ORDER")
const atGateway = async (orderId: string) => (await paymentsOf(orderId))[0]

interface Stray {
  orderId: string
  paymentId: string
  amount: number
}

/** Creates a paid session whose ledger entry was lost after it was handed out. */
async function newStray(tenant: TenantWithStones): Promise<Stray> {
  const buyer = await newBuyer(tenant.slug)
  const { session } = await openPayment(buyer, tenant.stones.get("Ruby")?.id ?? "")
  const { orderId, amount } = session
  await rows("delete from payment_due where gateway_order_id = $1", [orderId])
  await rows("delete from payment_ledger where gateway_order_id = $1", [orderId])
  const { razorpay_payment_id: paymentId } = await pay(orderId)
  return { orderId, paymentId, amount }
}

// Here, where specs run one by one: no other refund may be waited for meanwhile.
it("a rehearsal of a restore returns nobody's money: only once it is confirmed does a payment go back, and once", async () => {
  const there = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
  const { orderId, paymentId, amount } = await newStray(there)
  await captureAtGateway(there.gateway, paymentId, amount)
  await rows("update installation set identity = 'of the database that was copied'")
  try {
    await sweep(11, 1, 1)
    expect(await atGateway(orderId)).toMatchObject({ status: "captured", refunded: 0 })
    expect(await alarmsOf(there)).toMatchObject([{ paymentId, outcome: "REFUND_PENDING" }])
  } finally {
    expect(await runCli(productData(), ["restore:confirm"])).toMatchObject({ code: 0 })
  }
  await sweep(11, 1, 1)
  expect(await atGateway(orderId)).toMatchObject({ refunded: amount, refunds: 1 })
  expect(await alarmsOf(there)).toMatchObject([{ outcome: "REFUNDED" }])
})
