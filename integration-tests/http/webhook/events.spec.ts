import { WebhookVerificationError } from "standardwebhooks"
import type { AdminOrder } from "../../../src/contract/admin-order"
import type { AdminProduct } from "../../../src/contract/admin-product"
import type { Order } from "../../../src/contract/order"
import type { NewWebhook } from "../../../src/contract/webhook"
import { webhookEvents } from "../../../src/contract/webhook"
import { rows } from "../../support/database"
import { Receiver, verified } from "../../support/receiver"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"
import { buy, newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"
import { leaveMessage, newWebhook } from "../../support/webhooks"

jest.setTimeout(120_000)

let tenant: TenantWithStones
let receiver: Receiver
let hook: NewWebhook

const stone = (name: string): string => tenant.stones.get(name)?.id ?? ""

beforeAll(async () => {
  ;[tenant, receiver] = await Promise.all([
    newTenantWithStones([
      { name: "Ruby", stock: 6 },
      { name: "Opal", stock: 50 },
    ]),
    Receiver.open(),
  ])
  hook = await newWebhook(tenant.admin, { url: receiver.url, events: webhookEvents })
})
afterAll(() => receiver.close())

it("an order sends events when it is placed, shipped and refunded; each is signed and contains no personal data", async () => {
  const buyer = await newBuyer(tenant.slug)
  const placed = expectStatus<Order>((await buy(buyer, stone("Opal"))).response, 201).body
  const about = { orderId: placed.id, orderNumber: placed.orderNumber }
  await tenant.admin.put<AdminOrder>(`/api/admin/orders/${placed.id}`, { status: "SHIPPED" })
  const refund = { amount: "10.00", reason: "A flaw" }
  const refunded = await tenant.admin.post<{ id: string }>(`/api/admin/orders/${placed.id}/refunds`, refund)
  expectStatus(refunded, 201)

  const first = await receiver.next("order.placed", (it) => it.data.orderId === placed.id)
  expect(verified(hook.secret, first)).toMatchObject({
    type: "order.placed",
    data: { ...about, status: "PAID", total: placed.total },
  })
  const moved = await receiver.next("order.status_changed")
  expect(verified(hook.secret, moved)).toMatchObject({ data: { ...about, from: "PAID", to: "SHIPPED" } })
  const back = await receiver.next("order.refunded")
  expect(verified(hook.secret, back)).toMatchObject({
    data: { ...about, refundId: refunded.body.id, amount: "10.00" },
  })
  expect(receiver.received.map((it) => it.text).join("")).not.toContain(buyer.email)
  expect(() => verified(hook.secret, { ...first, text: first.text.replace("PAID", "SENT") })).toThrow(
    WebhookVerificationError
  )
})

it("low stock is sent once per product, whatever sells it; a product above the limit sends nothing", async () => {
  const buyer = await newBuyer(tenant.slug)
  const known = receiver.of("stock.low").length
  expectStatus((await buy(buyer, stone("Ruby"))).response, 201)
  expectStatus((await buy(buyer, stone("Ruby"))).response, 201)
  const low = await receiver.next("stock.low")
  expect(low.message.data.products).toEqual([{ productId: stone("Ruby"), stock: 4 }])
  expect(receiver.of("stock.low")).toHaveLength(known + 1)
})

it("edits, imports and removals are sent, many products in one delivery", async () => {
  const names = Array.from({ length: 30 }, (_, n) => `Garnet ${String(n)}`)
  const products = names.map((name) => ({
    ...{ name, slug: unique("garnet"), type: "GARNET", color: "Red", weight: "1.00 ct", origin: "Jaipur" },
    ...{ shortInfo: "Red", description: "Deep red", price: "5000", currency: "INR", stock: "9" },
  }))
  expectStatus(await tenant.admin.post("/api/admin/products/bulk-import", { products }), 200)
  const { body } = await tenant.admin.get<AdminProduct[]>("/api/admin/products?search=garnet&limit=100")
  const ids = body.map((it) => it.id)
  expect(ids).toHaveLength(30)
  const reported = () => new Set(receiver.of("product.changed").flatMap((it) => it.message.data.changed))
  await waitFor("All of the import", () =>
    Promise.resolve(ids.every((it) => reported().has(it)) || undefined)
  )
  expect(
    receiver.of("product.changed").filter((it) => it.message.data.changed.includes(ids[0] ?? ""))
  ).toHaveLength(1)

  const before = receiver.received.length
  const [edited = "", removed = ""] = ids
  expectStatus(await tenant.admin.put(`/api/admin/products/${edited}`, { description: "Darker still" }), 200)
  expectStatus(await tenant.admin.delete(`/api/admin/products/${removed}`), 204)
  await receiver.next("product.changed", (it) => it.data.removed.includes(removed))
  await waitFor("The edit", () =>
    Promise.resolve(receiver.received.slice(before).find((it) => it.text.includes(edited)))
  )
})

it("a change in Medusa Admin is sent to the right tenant; one that is rolled back is not", async () => {
  const id = stone("Opal")
  await rows("update product set title = 'Opal of Lightning Ridge' where id = $1", [id])
  const before = receiver.of("product.changed").length
  const isReported = (it: { data: { changed: string[] } }) => it.data.changed.includes(id)
  await waitFor("Medusa Admin's change", () =>
    Promise.resolve(
      receiver
        .of("product.changed")
        .slice(before)
        .find((it) => isReported(it.message))
    )
  )
  const rolledBackName = unique("gone")
  await rows(
    `begin; update catalog_entry set name = '${rolledBackName}' where product_id = '${id}';
     select 1 / (select count(*) from webhook_change where product_id = '${id}' and false); commit`
  ).catch((error: unknown) => {
    expect(String(error)).toContain("division by zero")
  })
  expect(await rows("select 1 from webhook_change where product_id = $1", [id])).toEqual([])
})

it("a closed tenant sends nothing until it opens; an archived one never", async () => {
  const platform = await superadmin()
  const path = `/api/superadmin/tenants/${tenant.id}`
  expectStatus(await platform.put(path, { isActive: false }), 200)
  const id = await leaveMessage(tenant.id, hook.id)
  // Another tenant's delivery that is due later arrives first, which proves that the sender has skipped this one.
  const other = await newTenant()
  const made = await newWebhook(other.admin, { url: receiver.url, events: ["order.placed"] })
  const after = await leaveMessage(other.id, made.id)
  const arrived = (it: string) =>
    waitFor(`Message ${it}`, () => Promise.resolve(receiver.received.find((each) => each.id === it)))
  await arrived(after)
  expect(receiver.received.some((it) => it.id === id)).toBe(false)
  expectStatus(await platform.put(path, { isActive: true }), 200)
  await arrived(id)

  const last = await leaveMessage(tenant.id, hook.id)
  expectStatus(await platform.delete(path), 204)
  await arrived(await leaveMessage(other.id, made.id))
  expect(receiver.received.some((it) => it.id === last)).toBe(false)
})
