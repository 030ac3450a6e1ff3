import type { AdminOrder } from "../../../src/contract/admin-order"
import type { Order, OrderStatus } from "../../../src/contract/order"
import type { HistoryEntry } from "../../../src/contract/history"
import { rows } from "../../support/database"
import { mailAbout, mailsTo } from "../../support/mailbox"
import { firstStaff, type Staff } from "../../support/medusa-staff"
import { adminOrder, orderPath, paidOrder, shelfOf } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { switchFeatures } from "../../support/tenant-row"

interface InMedusa {
  status: string
  payment_status: string
  fulfillment_status: string
}

/** How Medusa Admin shows each order status. An order that was unpacked is shown differently from a new one. */
const inMedusaAdmin: Record<OrderStatus, [status: string, fulfillment: RegExp]> = {
  PENDING: ["pending", /^(not_fulfilled|canceled)$/],
  PAID: ["pending", /^(not_fulfilled|canceled)$/],
  SHIPPED: ["pending", /^shipped$/],
  DELIVERED: ["pending", /^delivered$/],
  CANCELLED: ["canceled", /^(not_fulfilled|canceled)$/],
}

describe("the status of an order", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let staff: Staff

  beforeAll(async () => {
    tenant = await newTenantWithStones([
      { name: "Ruby", stock: 100 },
      { name: "Only one", stock: 1 },
    ])
    buyer = await newBuyer(tenant.slug)
    staff = await firstStaff(tenant.id)
  }, 90_000)

  const stone = (name: string): string => tenant.stones.get(name)?.id ?? ""
  const put = (order: { id: string }, body: object) => tenant.admin.put<AdminOrder>(orderPath(order), body)
  const set = async (order: { id: string }, status: OrderStatus, more: object = {}) =>
    expectStatus(await put(order, { status, ...more }), 200).body
  const inMedusa = async ({ id }: { id: string }) =>
    expectStatus(await staff.get<{ order: InMedusa }>(`/admin/orders/${id}`), 200).body.order

  it("shipped and delivered are shown in Medusa Admin too, with the tracking number", async () => {
    const order = await paidOrder(buyer, stone("Ruby"))
    const before = await shelfOf(stone("Ruby"))
    await set(order, "SHIPPED", {
      courier: "Blue Dart",
      trackingNumber: "BD123",
      trackingUrl: "https://track.example/BD123",
    })
    expect(await inMedusa(order)).toMatchObject({ fulfillment_status: "shipped" })
    const labels = await rows(
      `select b.tracking_number, b.tracking_url from fulfillment_label b
       join order_fulfillment l on l.fulfillment_id = b.fulfillment_id where l.order_id = $1 and b.deleted_at is null`,
      [order.id]
    )
    expect(labels).toEqual([{ tracking_number: "BD123", tracking_url: "https://track.example/BD123" }])
    // Shipped units are neither in stock nor reserved.
    expect(await shelfOf(stone("Ruby"))).toEqual({
      stocked: before.stocked - 1,
      reserved: before.reserved - 1,
    })
    await set(order, "DELIVERED")
    expect(await inMedusa(order)).toMatchObject({ fulfillment_status: "delivered" })
  }, 60_000)

  it("shows the shopper courier, tracking and the note for shoppers, never the note for admins", async () => {
    const order = await paidOrder(buyer, stone("Ruby"))
    await set(order, "SHIPPED", {
      note: "Left this morning",
      courier: "Blue Dart",
      trackingNumber: "BD9",
      trackingUrl: "https://track.example/BD9",
    })
    expectStatus(await put(order, { note: "Rang twice, sounded cross" }), 200)
    const { body } = expectStatus(await buyer.client.get<Order>(`/api/orders/${order.orderNumber}`), 200)
    expect(body).toMatchObject({
      status: "SHIPPED",
      courier: "Blue Dart",
      trackingNumber: "BD9",
      trackingUrl: "https://track.example/BD9",
    })
    expect(body.timeline.map((it) => [it.status, it.note])).toEqual([
      ["PENDING", undefined],
      ["PAID", undefined],
      ["SHIPPED", "Left this morning"],
    ])
    expect(JSON.stringify(body)).not.toContain("cross")
    const mine = await adminOrder(tenant.admin, order)
    expect(mine.timeline.map((it) => it.kind)).toEqual(["status", "status", "tracking", "status", "note"])
    expect(mine.timeline.at(3)).toMatchObject({
      from: "PAID",
      to: "SHIPPED",
      by: expect.any(String) as string,
    })
    expect(mine.timeline.at(1)?.by).toBe("System")
    expect(mine.timeline.at(3)?.by).not.toBe("System")
    const mail = await mailAbout(buyer.email, new RegExp(`${order.orderNumber} is on its way`))
    expect(mail.text).toContain("Blue Dart, BD9")
    expect(mail.text).toContain("https://track.example/BD9")
    const { body: history } = await tenant.admin.get<HistoryEntry[]>(
      `/api/admin/history?entity=order&id=${order.id}`
    )
    expect(history[1]?.changes).toContainEqual({ field: "status", from: "PAID", to: "SHIPPED" })
  }, 60_000)

  it("cancelled releases the order's stock, once, however often it is cancelled", async () => {
    const order = await paidOrder(buyer, stone("Ruby"))
    const held = await shelfOf(stone("Ruby"))
    const { version } = await set(order, "CANCELLED")
    const free = { stocked: held.stocked, reserved: held.reserved - 1 }
    expect(await shelfOf(stone("Ruby"))).toEqual(free)
    expect(await set(order, "CANCELLED")).toMatchObject({ status: "CANCELLED", version })
    await Promise.all([put(order, { status: "CANCELLED" }), put(order, { status: "CANCELLED" })])
    expect(await shelfOf(stone("Ruby"))).toEqual(free)
    expect(await inMedusa(order)).toMatchObject({ status: "canceled", payment_status: "captured" })
  }, 60_000)

  it("cancelled after delivered puts the shipped units back into stock", async () => {
    const before = await shelfOf(stone("Ruby"))
    const order = await paidOrder(buyer, stone("Ruby"))
    await set(order, "DELIVERED")
    await set(order, "CANCELLED")
    expect(await shelfOf(stone("Ruby"))).toEqual(before)
  }, 60_000)

  it("cancelled can be changed only while the stock suffices; otherwise the order stays as it was", async () => {
    const only = stone("Only one")
    const order = await paidOrder(buyer, only)
    await set(order, "CANCELLED")
    await set(order, "PAID")
    expect(await shelfOf(only)).toEqual({ stocked: 1, reserved: 1 })
    await set(order, "CANCELLED")
    await paidOrder(await newBuyer(tenant.slug), only)
    const before = await adminOrder(tenant.admin, order)
    const response = await put(order, { status: "SHIPPED", note: "Again" })
    expect(response).toMatchObject({ status: 409, body: { code: "INSUFFICIENT_STOCK" } })
    expect(await adminOrder(tenant.admin, order)).toEqual(before)
    expect(await shelfOf(only)).toEqual({ stocked: 1, reserved: 1 })
    expect(await inMedusa(order)).toMatchObject({ status: "canceled" })
  }, 60_000)

  it("can change from any to any, and stock and Medusa Admin follow each step", async () => {
    const order = await paidOrder(buyer, stone("Ruby"))
    const { stocked, reserved } = await shelfOf(stone("Ruby"))
    const shelf: Record<OrderStatus, object> = {
      PENDING: { stocked, reserved },
      PAID: { stocked, reserved },
      SHIPPED: { stocked: stocked - 1, reserved: reserved - 1 },
      DELIVERED: { stocked: stocked - 1, reserved: reserved - 1 },
      CANCELLED: { stocked, reserved: reserved - 1 },
    }
    const all: OrderStatus[] = ["PENDING", "PAID", "SHIPPED", "DELIVERED", "CANCELLED"]
    // Every step from one status to another, once. The walk begins at PAID.
    const walk = all.flatMap((from) => all.filter((to) => to !== from).flatMap((to) => [from, to]))
    for (const to of walk) {
      expect((await set(order, to)).status).toBe(to)
      expect([to, await shelfOf(stone("Ruby"))]).toEqual([to, shelf[to]])
      const shown = await inMedusa(order)
      expect([to, shown.status]).toEqual([to, inMedusaAdmin[to][0]])
      expect(shown.fulfillment_status).toMatch(inMedusaAdmin[to][1])
    }
  }, 120_000)

  it("is set without a mail if the tenant has switched mails off", async () => {
    const quiet = await newTenantWithStones([{ name: "Ruby", stock: 5 }])
    const shopper = await newBuyer(quiet.slug)
    const order = await paidOrder(shopper, quiet.stones.get("Ruby")?.id ?? "")
    await mailAbout(shopper.email, /Your order/)
    await switchFeatures(quiet.slug, { enableEmailNotifications: false })
    const sent = (await mailsTo(shopper.email)).length
    const queued = () => rows("select id from mail_outbox where tenant_id = $1", [quiet.id])
    const before = await queued()
    expectStatus(await quiet.admin.put(orderPath(order), { status: "SHIPPED" }), 200)
    expect(before).toEqual(expect.arrayContaining(await queued()))
    expect(await mailsTo(shopper.email)).toHaveLength(sent)
  }, 60_000)

  it.each([
    { status: "LOST" },
    { status: "SHIPPED", trackingUrl: "javascript:alert(1)" },
    { status: "SHIPPED", courier: "x".repeat(101) },
    { status: "SHIPPED", note: "" },
    { status: 7 },
  ])(
    "refuses %j with 400, and nothing is changed",
    async (body) => {
      const order = await paidOrder(buyer, stone("Ruby"))
      const before = await adminOrder(tenant.admin, order)
      expect(await put(order, body)).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
      expect(await adminOrder(tenant.admin, order)).toEqual(before)
    },
    60_000
  )

  it("of two admins who edit one order, different fields merge, and the same field is refused with its current value", async () => {
    const order = await paidOrder(buyer, stone("Ruby"))
    const { version } = await adminOrder(tenant.admin, order)
    expectStatus(await put(order, { courier: "Blue Dart", version }), 200)
    const merged = expectStatus(await put(order, { status: "SHIPPED", version }), 200).body
    expect(merged).toMatchObject({ status: "SHIPPED", courier: "Blue Dart", version: version + 2 })
    const stale = await put(order, { courier: "DTDC", version })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: "STALE", current: { courier: "Blue Dart", version: version + 2 } },
    })
    expect((await adminOrder(tenant.admin, order)).courier).toBe("Blue Dart")
  }, 60_000)

  it("of many orders is set where possible, and the response names the orders that stay unchanged", async () => {
    const first = await paidOrder(buyer, stone("Ruby"))
    const second = await paidOrder(buyer, stone("Ruby"))
    await set(second, "SHIPPED")
    const { body } = expectStatus(
      await tenant.admin.post("/api/admin/orders/bulk-status", {
        ids: [first.id, second.id, "order_of_nobody"],
        status: "SHIPPED",
        courier: "Blue Dart",
        trackingNumbers: { [first.id]: "BD42", [second.id]: "BD43" },
      }),
      200
    )
    expect(body).toMatchObject({
      changed: [first.id],
      unchanged: [second.id],
      errors: [{ id: "order_of_nobody", code: "NOT_FOUND" }],
    })
    const shipped = { status: "SHIPPED", courier: "Blue Dart", trackingNumber: "BD42" }
    expect(await adminOrder(tenant.admin, first)).toMatchObject(shipped)
    // It was shipped before, with other details or none.
    const { courier, trackingNumber } = await adminOrder(tenant.admin, second)
    expect([courier, trackingNumber]).toEqual([undefined, undefined])
  }, 60_000)
})
