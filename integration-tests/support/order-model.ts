import type { OrderStatus } from "../../src/contract/order"
import { rows } from "./database"
import { paymentsOf } from "./gateway"
import type { MedusaOrders } from "./medusa-orders"
import { adminOrder, shelfOf } from "./orders"
import type { TenantWithStones } from "./tenant-with-stones"

export const statuses: OrderStatus[] = ["PENDING", "PAID", "SHIPPED", "DELIVERED", "CANCELLED"]

/** What an order of one stone must be, by the rules alone. */
export interface ModelOrder {
  id: string
  orderNumber: string
  gatewayOrderId: string
  paymentRef: string
  status: OrderStatus
  /** Asked for and not refused: goes back in the end. */
  refundedPaise: number
  /** What was asked for last, while nobody has heard the gateway's answer. */
  unheard: object | null
}

const isSent = (it: ModelOrder): boolean => it.status === "SHIPPED" || it.status === "DELIVERED"
export const isHeld = (it: ModelOrder): boolean => it.status !== "CANCELLED"

/** The same walk each time, so that a failure can be walked again. @returns a whole number below `sides` */
export function dice(seed: number): (sides: number) => number {
  let now = seed % 2_147_483_647
  return (sides) => (now = (now * 48_271) % 2_147_483_647) % sides
}

interface Walked {
  shop: TenantWithStones
  orders: readonly ModelOrder[]
  productId: string
  stock: number
}

/** What lies on the shelf is what the orders' statuses say. @param step named where it isn't */
export async function expectShelf({ orders, productId, stock }: Walked, step: unknown): Promise<void> {
  const sent = orders.filter(isSent).length
  const held = orders.filter(isHeld).length
  expect([step, await shelfOf(productId)]).toEqual([step, { stocked: stock - sent, reserved: held - sent }])
}

/** Status, the gateway's own books, Medusa's order and the timeline of each order. @param paidPaise of each */
export async function expectOrders(
  { shop, orders }: Walked,
  medusa: MedusaOrders,
  paidPaise: number
): Promise<void> {
  for (const it of orders) {
    const shown = await adminOrder(shop.admin, it)
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
    // What each timeline says last is what the order is.
    expect(shown.timeline.filter((each) => each.kind === "status").at(-1)?.to).toBe(it.status)
  }
}

/** Credit notes are consecutive, each whole in its parts, and together what went back. */
export async function expectCreditNotes({ shop, orders }: Walked): Promise<void> {
  const notes = await rows<{ serial: number; parts: string; amount: string }>(
    `select serial, taxable_paise + gst_paise + shipping_paise as parts, amount_paise as amount
     from order_refund where tenant_id = $1 order by serial`,
    [shop.tenant.id]
  )
  expect(notes.map((it) => it.serial)).toEqual(notes.map((_, place) => place + 1))
  expect(notes.map((it) => it.parts)).toEqual(notes.map((it) => it.amount))
  const sum = notes.reduce((all, it) => all + Number(it.amount), 0)
  expect(sum).toBe(orders.reduce((all, it) => all + it.refundedPaise, 0))
}
