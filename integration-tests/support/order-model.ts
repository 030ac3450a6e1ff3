import type { OrderStatus } from "../../src/contract/order"
import { rows } from "./database"
import { paymentsOf } from "./gateway"
import type { MedusaOrders } from "./medusa-orders"
import { adminOrder, shelfOf } from "./orders"
import type { TenantWithStones } from "./tenant-with-stones"

export const statuses: OrderStatus[] = ["PENDING", "PAID", "SHIPPED", "DELIVERED", "CANCELLED"]

/** Expected state of an order of one product, derived from the rules alone. */
export interface ModelOrder {
  id: string
  orderNumber: string
  gatewayOrderId: string
  paymentRef: string
  status: OrderStatus
  /** Refunds that were requested and not refused. They reach the shopper in the end. */
  refundedPaise: number
  /** The last requested refund while the gateway's response is missing. */
  unheard: object | null
}

const isSent = (it: ModelOrder): boolean => it.status === "SHIPPED" || it.status === "DELIVERED"
export const isHeld = (it: ModelOrder): boolean => it.status !== "CANCELLED"

/** Seeded random numbers: a seed repeats the same walk. @returns a whole number below `sides` */
export function dice(seed: number): (sides: number) => number {
  let now = seed % 2_147_483_647
  return (sides) => (now = (now * 48_271) % 2_147_483_647) % sides
}

interface Walked {
  tenant: TenantWithStones
  orders: readonly ModelOrder[]
  productId: string
  stock: number
}

/** Expects the stock to match the orders' statuses. @param step shown in the failure message */
export async function expectShelf({ orders, productId, stock }: Walked, step: unknown): Promise<void> {
  const sent = orders.filter(isSent).length
  const held = orders.filter(isHeld).length
  expect([step, await shelfOf(productId)]).toEqual([step, { stocked: stock - sent, reserved: held - sent }])
}

/**
 * Checks each order's status, gateway payments, Medusa order and timeline.
 * @param paidPaise paid amount of each order
 */
export async function expectOrders(
  { tenant, orders }: Walked,
  medusa: MedusaOrders,
  paidPaise: number
): Promise<void> {
  for (const it of orders) {
    const shown = await adminOrder(tenant.admin, it)
    expect(shown.status).toBe(it.status)
    expect(shown.refundable).toBe(((paidPaise - it.refundedPaise) / 100).toFixed(2))
    expect(shown.refunds.every((each) => each.status === "REFUNDED")).toBe(true)
    const gateway = (await paymentsOf(it.gatewayOrderId))[0]
    expect(gateway).toMatchObject({
      captured: true,
      refunded: it.refundedPaise,
      refunds: shown.refunds.length,
    })
    const order = await medusa.shown(it)
    expect(order.status).toBe(it.status === "CANCELLED" ? "canceled" : "pending")
    if (isSent(it)) expect(order.fulfillment_status).toBe(it.status.toLowerCase())
    else expect(order.fulfillment_status).toMatch(/^(not_fulfilled|canceled)$/)
    expect(order.payment_status).toBe(
      it.refundedPaise === 0 ? "captured" : it.refundedPaise === paidPaise ? "refunded" : "partially_refunded"
    )
    expect(order.summary.refunded_total * 100).toBeCloseTo(it.refundedPaise, 3)
    // The last status in the timeline is the order's status.
    expect(shown.timeline.filter((each) => each.kind === "status").at(-1)?.to).toBe(it.status)
  }
}

/** Checks that credit notes are numbered consecutively, add up from their parts, and add up to the refunds. */
export async function expectCreditNotes({ tenant, orders }: Walked): Promise<void> {
  const notes = await rows<{ serial: number; parts: string; amount: string }>(
    `select serial, taxable_paise + gst_paise + shipping_paise as parts, amount_paise as amount
     from order_refund where tenant_id = $1 order by serial`,
    [tenant.id]
  )
  expect(notes.map((it) => it.serial)).toEqual(notes.map((_, place) => place + 1))
  expect(notes.map((it) => it.parts)).toEqual(notes.map((it) => it.amount))
  const sum = notes.reduce((all, it) => all + Number(it.amount), 0)
  expect(sum).toBe(orders.reduce((all, it) => all + it.refundedPaise, 0))
}
