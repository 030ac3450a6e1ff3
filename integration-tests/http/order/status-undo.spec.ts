import type { AdminOrder, BulkStatusResult } from "../../../src/contract/admin-order"
import type { Order } from "../../../src/contract/order"
import { historyOf } from "../../support/history"
import { rows } from "../../support/database"
import { mailAbout, mailsTo } from "../../support/mailbox"
import { adminOrder, orderPath, paidOrder, shelfOf } from "../../support/orders"
import { killServer, reviveServer } from "../../support/faults"
import { expectStatus } from "../../support/shopper"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { newTenant } from "../../support/tenant"

jest.setTimeout(90_000)

let tenant: TenantWithStones
let buyer: Buyer

beforeAll(async () => {
  tenant = await newTenantWithStones([
    { name: "Ruby", stock: 50 },
    { name: "Only one", stock: 1 },
  ])
  buyer = await newBuyer(tenant.slug)
})

const ruby = (): string => tenant.stones.get("Ruby")?.id ?? ""
const change = async (order: { id: string }, body: object) =>
  expectStatus(await tenant.admin.put<AdminOrder>(orderPath(order), body), 200).body
const undo = (order: { id: string }, body?: object) =>
  tenant.admin.post<AdminOrder & { code?: string }>(`${orderPath(order)}/status/undo`, body)
const shippedMails = async ({ orderNumber }: { orderNumber: string }) =>
  (await mailsTo(buyer.email)).filter((it) => it.subject.includes(`${orderNumber} is on its way`))
const waiting = async () => (await rows("select 1 from mail_outbox where tenant_id = $1", [tenant.id])).length

/** Moves an order's change 10 seconds into the past. Its mail becomes due. */
const letTimePass = (order: { id: string }) =>
  rows(
    `with passed as (
       update shop_order set status_undo = jsonb_set(status_undo, '{until}', to_jsonb(to_char(
         ((status_undo ->> 'until')::timestamptz - interval '10 s') at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
       where order_id = $1 returning status_undo ->> 'mailId' as id)
     update mail_due set due_at = due_at - interval '10 s' from passed where mail_due.id = passed.id`,
    [order.id]
  )

it("a status chosen by mistake is undone within 10 seconds, and the customer gets no mail about it", async () => {
  const order = await paidOrder(buyer, ruby())
  await mailAbout(buyer.email, new RegExp(`Your order ${order.orderNumber} at`))
  const shelf = await shelfOf(ruby())
  const before = await adminOrder(tenant.admin, order)
  const shipped = await change(order, { status: "SHIPPED", courier: "Blue Dart", trackingNumber: "BD1" })
  expect(shipped).toMatchObject({ status: "SHIPPED", courier: "Blue Dart", trackingNumber: "BD1" })
  expect(await shippedMails(order)).toEqual([])
  const { body } = expectStatus(await undo(order, { version: shipped.version }), 200)
  expect(body).toEqual({ ...before, version: shipped.version + 1 })
  expect(await shelfOf(ruby())).toEqual(shelf)
  expect(await waiting()).toBe(0)
  const { body: seen } = await buyer.client.get<Order>(`/api/orders/${order.orderNumber}`)
  expect(seen.timeline.map((it) => it.status)).toEqual(["PENDING", "PAID"])
  const steps = (await historyOf(tenant.admin, `entity=order&id=${order.id}`)).map((it) =>
    it.changes.find(({ field }) => field === "status")
  )
  expect(steps).toEqual([
    { field: "status", from: "SHIPPED", to: "PAID" },
    { field: "status", from: "PAID", to: "SHIPPED" },
  ])
  expect(await undo(order)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
})

it("a status that stays is mailed once, 10 seconds later, and can't be undone any more", async () => {
  const order = await paidOrder(buyer, ruby())
  const from = Date.now()
  await change(order, { status: "SHIPPED", courier: "Blue Dart", trackingNumber: "BD2" })
  const mail = await mailAbout(buyer.email, new RegExp(`${order.orderNumber} is on its way`))
  expect(Date.now() - from).toBeGreaterThanOrEqual(10_000)
  expect(mail.text).toContain("Blue Dart, BD2")
  expect(await undo(order)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  expect((await adminOrder(tenant.admin, order)).status).toBe("SHIPPED")
  expect(await shippedMails(order)).toHaveLength(1)
})

it("undoing a cancellation takes the stock again, and is refused when it was sold meanwhile or the payment refunded", async () => {
  const only = tenant.stones.get("Only one")?.id ?? ""
  const order = await paidOrder(buyer, only)
  await change(order, { status: "CANCELLED" })
  expect(await shelfOf(only)).toEqual({ stocked: 1, reserved: 0 })
  expectStatus(await undo(order), 200)
  expect(await shelfOf(only)).toEqual({ stocked: 1, reserved: 1 })

  await change(order, { status: "CANCELLED" })
  await paidOrder(await newBuyer(tenant.slug), only)
  expect(await undo(order)).toMatchObject({ status: 409, body: { code: "INSUFFICIENT_STOCK" } })
  await mailAbout(buyer.email, new RegExp(`${order.orderNumber} was cancelled`))

  const refunded = await paidOrder(buyer, ruby())
  await change(refunded, { status: "CANCELLED" })
  expectStatus(await tenant.admin.post(`${orderPath(refunded)}/refunds`, { reason: "Cancelled" }), 201)
  expect(await undo(refunded)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  expect((await adminOrder(tenant.admin, refunded)).status).toBe("CANCELLED")
})

it("an admin's Undo never undoes the change that another admin made since", async () => {
  const order = await paidOrder(buyer, ruby())
  const { version } = await change(order, { status: "SHIPPED" })
  await change(order, { status: "DELIVERED" })
  expect(await undo(order, { version })).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  expect((await adminOrder(tenant.admin, order)).status).toBe("DELIVERED")
  expectStatus(await undo(order, { version: version + 1 }), 200)
  expect((await adminOrder(tenant.admin, order)).status).toBe("SHIPPED")
  expect(await undo(order)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
})

it("a customer whose order changes status twice within 10 seconds gets one mail, about the last status", async () => {
  const order = await paidOrder(buyer, ruby())
  await change(order, { status: "SHIPPED" })
  await change(order, { status: "DELIVERED" })
  await mailAbout(buyer.email, new RegExp(`${order.orderNumber} has been delivered`))
  expect(await shippedMails(order)).toEqual([])
})

it("a customer gets the mail about the status that an undo restores, once, unless another status follows", async () => {
  const restored = await paidOrder(buyer, ruby())
  await change(restored, { status: "SHIPPED", courier: "Blue Dart" })
  await change(restored, { status: "DELIVERED" })
  expectStatus(await undo(restored), 200)
  const mail = await mailAbout(buyer.email, new RegExp(`${restored.orderNumber} is on its way`))
  expect(mail.text).toContain("Blue Dart")
  expect(await shippedMails(restored)).toHaveLength(1)

  const followed = await paidOrder(buyer, ruby())
  await change(followed, { status: "SHIPPED" })
  await change(followed, { status: "DELIVERED" })
  expectStatus(await undo(followed), 200)
  expect(await undo(followed)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  await change(followed, { status: "CANCELLED" })
  await mailAbout(buyer.email, new RegExp(`${followed.orderNumber} was cancelled`))
  expect(await shippedMails(followed)).toEqual([])
  const about = (await mailsTo(buyer.email)).filter((it) => it.subject.includes("has been delivered"))
  for (const { orderNumber } of [restored, followed])
    expect(about.filter((it) => it.subject.includes(orderNumber))).toEqual([])
})

it("of two undos at once, one restores the status and the other is refused; a courier entered since stays", async () => {
  const order = await paidOrder(buyer, ruby())
  const shelf = await shelfOf(ruby())
  await change(order, { status: "SHIPPED", courier: "Blue Dart", trackingNumber: "BD3" })
  await change(order, { courier: "DTDC" })
  const responses = await Promise.all([undo(order), undo(order)])
  expect(responses.map((it) => it.status).sort()).toEqual([200, 409])
  const after = await adminOrder(tenant.admin, order)
  expect(after).toMatchObject({ status: "PAID", courier: "DTDC" })
  expect(after.trackingNumber).toBeUndefined()
  expect(await shelfOf(ruby())).toEqual(shelf)
})

it("after 10 seconds the undo is refused even when the mail isn't sent yet", async () => {
  const order = await paidOrder(buyer, ruby())
  await change(order, { status: "SHIPPED" })
  await letTimePass(order)
  expect(await undo(order)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  await mailAbout(buyer.email, new RegExp(`${order.orderNumber} is on its way`))
})

it("a server that is killed between change and mail still sends the mail, once", async () => {
  const order = await paidOrder(buyer, ruby())
  await change(order, { status: "SHIPPED" })
  await killServer()
  try {
    expect(await waiting()).toBeGreaterThan(0)
  } finally {
    await reviveServer()
  }
  await mailAbout(buyer.email, new RegExp(`${order.orderNumber} is on its way`))
  expect(await shippedMails(order)).toHaveLength(1)
})

it("statuses of many orders that are reverted at once within 10 seconds cause no mail", async () => {
  const orders = [await paidOrder(buyer, ruby()), await paidOrder(buyer, ruby())]
  const ids = orders.map((it) => it.id)
  const { body } = expectStatus(
    await tenant.admin.post<BulkStatusResult>("/api/admin/orders/bulk-status", { ids, status: "SHIPPED" }),
    200
  )
  expectStatus(await tenant.admin.post(`/api/admin/history/${body.entryId ?? ""}/revert`, {}), 200)
  for (const order of orders) {
    const { status, timeline } = await adminOrder(tenant.admin, order)
    expect([status, timeline.map((it) => it.status)]).toEqual(["PAID", ["PENDING", "PAID"]])
  }
  const numbers = orders.map((it) => it.orderNumber)
  const left = await rows<{ id: string }>(
    `select mail_due.id from mail_due join shop_order o on o.status_undo ->> 'mailId' = mail_due.id
     where o.order_number = any($1)`,
    [numbers]
  )
  expect(left).toEqual([])
})

it("another tenant's admin undoes nothing", async () => {
  const order = await paidOrder(buyer, ruby())
  await change(order, { status: "SHIPPED" })
  const other = (await newTenant()).admin
  expect((await other.post(`${orderPath(order)}/status/undo`)).status).toBe(404)
  expect((await adminOrder(tenant.admin, order)).status).toBe("SHIPPED")
})
