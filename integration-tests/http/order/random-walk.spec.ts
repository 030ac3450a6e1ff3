import type { OrderStatus } from "../../../src/contract/order"
import type { Refund } from "../../../src/contract/admin-order"
import { rows } from "../../support/database"
import { paymentsOf } from "../../support/gateway"
import { firstStaff } from "../../support/medusa-staff"
import { adminOrder, orderPath, paidOrder, shelfOf } from "../../support/orders"
import { newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"

const statuses: OrderStatus[] = ["PENDING", "PAID", "SHIPPED", "DELIVERED", "CANCELLED"]
const isSent = (it: OrderStatus): boolean => it === "SHIPPED" || it === "DELIVERED"

/** The same walk each time, so that a failure can be walked again. */
function dice(seed: number): (sides: number) => number {
  let now = seed
  return (sides) => (now = (now * 48_271) % 2_147_483_647) % sides
}

/** What an order must be, by the rules alone. */
interface Model {
  id: string
  gatewayOrderId: string
  status: OrderStatus
  refundedPaise: number
}

it("whatever staff do with orders of one stone, in any sequence, stock, money and Medusa Admin come out right", async () => {
  const stock = 3
  const paidPaise = 155_678
  const shop = await newTenantWithStones([{ name: "Ruby", stock }])
  const ruby = shop.stones.get("Ruby")?.id ?? ""
  const buyer = await newBuyer(shop.slug)
  const staff = await firstStaff()
  const roll = dice(20_261_122)
  const orders: Model[] = []
  const held = () => orders.filter((it) => it.status !== "CANCELLED").length
  const buyOne = async () => {
    const { id, gatewayOrderId } = await paidOrder(buyer, ruby)
    orders.push({ id, gatewayOrderId, status: "PAID", refundedPaise: 0 })
  }
  for (let i = 0; i < stock; i++) await buyOne()

  for (let step = 0; step < 60; step++) {
    const it = orders[roll(orders.length)]
    if (!it) throw new Error("no orders")
    if (roll(4) === 0) {
      const amount = roll(60_000) + 100
      const answer = await shop.admin.post<Refund>(`${orderPath(it)}/refunds`, {
        amount: `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`,
        reason: `Step ${step}`,
      })
      const fits = it.refundedPaise + amount <= paidPaise
      expect([step, answer.status]).toEqual([step, fits ? 201 : it.refundedPaise === paidPaise ? 409 : 400])
      if (fits) it.refundedPaise += amount
    } else if (roll(6) === 0 && held() < stock && orders.length < 6) {
      await buyOne()
    } else {
      const to = statuses[roll(statuses.length)] ?? "PAID"
      const isTaken = it.status === "CANCELLED" && to !== "CANCELLED" && held() >= stock
      const answer = await shop.admin.put(orderPath(it), { status: to })
      expect([step, it.status, to, answer.status]).toEqual([step, it.status, to, isTaken ? 409 : 200])
      if (!isTaken) it.status = to
    }
    const sent = orders.filter((each) => isSent(each.status)).length
    expect([step, await shelfOf(ruby)]).toEqual([step, { stocked: stock - sent, reserved: held() - sent }])
  }

  for (const it of orders) {
    const shown = await adminOrder(shop.admin, it)
    expect(shown.status).toBe(it.status)
    expect(shown.refundable).toBe(((paidPaise - it.refundedPaise) / 100).toFixed(2))
    expect((await paymentsOf(it.gatewayOrderId))[0]).toMatchObject({
      captured: true,
      refunded: it.refundedPaise,
    })
    const { order } = (
      await staff.get<{ order: { status: string; fulfillment_status: string; payment_status: string } }>(
        `/admin/orders/${it.id}`
      )
    ).body
    expect(order.status).toBe(it.status === "CANCELLED" ? "canceled" : "pending")
    if (isSent(it.status)) expect(order.fulfillment_status).toBe(it.status.toLowerCase())
    else expect(order.fulfillment_status).toMatch(/^(not_fulfilled|canceled)$/)
    expect(order.payment_status).toBe(
      it.refundedPaise === 0 ? "captured" : it.refundedPaise === paidPaise ? "refunded" : "partially_refunded"
    )
    // What each timeline says last is what the order is.
    expect(shown.timeline.filter((each) => each.kind === "status").at(-1)?.to).toBe(it.status)
  }
  const notes = await rows<{
    serial: number
    taxable: string
    gst: string
    shipping: string
    amount: string
  }>(
    `select serial, taxable_paise as taxable, gst_paise as gst, shipping_paise as shipping, amount_paise as amount
     from order_refund where tenant_id = $1 order by serial`,
    [shop.tenant.id]
  )
  expect(notes.map((it) => it.serial)).toEqual(notes.map((_, place) => place + 1))
  for (const it of notes)
    expect(Number(it.taxable) + Number(it.gst) + Number(it.shipping)).toBe(Number(it.amount))
}, 180_000)
