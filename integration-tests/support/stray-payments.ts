import type { Alarm, PaymentAlarm } from "../../src/contract/alarm"
import { rows } from "./database"
import { pay, paymentsOf } from "./gateway"
import { inMedusa } from "./medusa-exec"
import type { NewTenant } from "./tenant"
import { newBuyer, openPayment, type TenantWithStones } from "./tenant-with-stones"

/**
 * Runs sweeps one after the other, `minutes` from now. Each number in `times` is a sweep's count of concurrent
 * processes.
 */
export const sweep = (minutes = 11, ...times: number[]) =>
  inMedusa("sweep-payments.cjs", {
    sweeps: (times.length ? times : [1]).map((n) => ({
      now: new Date(Date.now() + minutes * 60_000).toISOString(),
      times: n,
    })),
  })

const hour = 3_600_000

/** The next time, more than an hour from now, at which the job runs in this hour (UTC). The daily one is at 21. */
export function nextSweep(hourUtc: number): Date {
  const at = new Date(Date.now() + hour)
  at.setUTCHours(hourUtc, 29, 0, 0)
  return at.getTime() > Date.now() + hour ? at : new Date(at.getTime() + 24 * hour)
}

/** Makes the tenant's last checkout one of four days ago. */
export const forgetCheckouts = ({ id }: NewTenant) =>
  rows("update recent_checkout set last_at = now() - interval '4 days' where tenant_id = $1", [id])

/** Runs one sweep as at this time. */
export const sweepAt = (now: Date) =>
  inMedusa("sweep-payments.cjs", { sweeps: [{ now: now.toISOString(), times: 1 }] })

/** Returns the alarms of a tenant about payments without an order. */
export const alarmsOf = async ({ admin }: NewTenant): Promise<PaymentAlarm[]> =>
  (await admin.get<Alarm[]>("/api/admin/alarms")).body.filter((it) => it.kind === "PAYMENT_WITHOUT_ORDER")

/** Returns the payment of a gateway order, as the gateway knows it. */
export const atGateway = async (orderId: string) => (await paymentsOf(orderId))[0]

export interface Stray {
  orderId: string
  paymentId: string
  amount: number
}

/** Creates a paid session whose ledger entry was lost after it was handed out. */
export async function newStray(tenant: TenantWithStones): Promise<Stray> {
  const buyer = await newBuyer(tenant.slug)
  const { session } = await openPayment(buyer, tenant.stones.get("Ruby")?.id ?? "")
  const { orderId, amount } = session
  await rows("delete from payment_due where gateway_order_id = $1", [orderId])
  await rows("delete from payment_ledger where gateway_order_id = $1", [orderId])
  const { razorpay_payment_id: paymentId } = await pay(orderId)
  return { orderId, paymentId, amount }
}
