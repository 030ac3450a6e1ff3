import type { BulkStatusResult } from "../../../src/contract/admin-order"
import type { RevertResult } from "../../../src/contract/history"
import type { OrderStatus } from "../../../src/contract/order"
import { historyOf, newestEntry, revert } from "../../support/history"
import { mailAbout } from "../../support/mailbox"
import { adminOrder, orderPath, paidOrder, shelfOf } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(180_000)

interface Ordered {
  id: string
  orderNumber: string
}

let tenant: TenantWithStones
let buyer: Buyer
beforeAll(async () => {
  tenant = await newTenantWithStones([
    { name: "Ruby", stock: 20 },
    { name: "Only one", stock: 1 },
  ])
  buyer = await newBuyer(tenant.slug)
})

const stone = (name: string): string => tenant.stones.get(name)?.id ?? ""
const order = (name = "Ruby"): Promise<Ordered> => paidOrder(buyer, stone(name))
const setAll = async (orders: readonly Ordered[], status: OrderStatus) => {
  const body = { ids: orders.map((it) => it.id), status }
  return expectStatus(await tenant.admin.post<BulkStatusResult>("/api/admin/orders/bulk-status", body), 200)
    .body
}
const statusOf = async (it: Ordered) => (await adminOrder(tenant.admin, it)).status
const statuses = (orders: readonly Ordered[]) => Promise.all(orders.map(statusOf))
const orderHistory = () => historyOf(tenant.admin, "entity=order&things=0")
const takeBack = async (id: string, body: object = {}): Promise<RevertResult> =>
  expectStatus(await revert(tenant.admin, id, body), 200).body

it("a status change of many orders is one history entry, found by each of them, and is reverted and restored as one", async () => {
  const [first, second, sent] = [await order(), await order(), await order()]
  expectStatus(await tenant.admin.put(orderPath(sent), { status: "SHIPPED" }), 200)
  const shelf = await shelfOf(stone("Ruby"))
  const before = (await orderHistory()).length
  const { changed, unchanged, entryId } = await setAll([first, second, sent], "SHIPPED")
  expect([changed, unchanged]).toEqual([[first.id, second.id], [sent.id]])
  expect(await orderHistory()).toHaveLength(before + 1)
  const entry = { id: entryId, act: "changed", entityId: null, things: 2, isRevertible: true }
  for (const it of [first, second])
    expect(await newestEntry(tenant.admin, `id=${it.id}`)).toMatchObject(entry)
  expect((await newestEntry(tenant.admin, `id=${sent.id}`)).id).not.toBe(entryId)
  const found = await newestEntry(tenant.admin, `search=${second.orderNumber}`)
  expect(found.id).toBe(entryId)

  expect(await takeBack(entryId ?? "", { dryRun: true })).toMatchObject({ restoredCount: 2, leftCount: 0 })
  expect(await statuses([first, second])).toEqual(["SHIPPED", "SHIPPED"])
  const done = await takeBack(entryId ?? "")
  expect(done).toMatchObject({ restoredCount: 2, leftCount: 0, names: { [first.id]: first.orderNumber } })
  expect(await statuses([first, second, sent])).toEqual(["PAID", "PAID", "SHIPPED"])
  expect(await shelfOf(stone("Ruby"))).toEqual(shelf)
  const [back, was] = await orderHistory()
  expect(back).toMatchObject({ id: done.entryId, reverts: entryId, things: 2 })
  expect(was).toMatchObject({ id: entryId, revertedBy: done.entryId })

  await takeBack(done.entryId ?? "")
  expect(await statuses([first, second])).toEqual(["SHIPPED", "SHIPPED"])
  // The mail of the first change was withdrawn with the change; only the last one is sent.
  await mailAbout(buyer.email, new RegExp(`${first.orderNumber} is on its way`))
})

it("orders that can't be reverted stay, with a reason that the dry run shows already; the others are reverted", async () => {
  const orders = [await order(), await order(), await order(), await order("Only one")]
  const [free, edited, refunded, sold] = orders as [Ordered, Ordered, Ordered, Ordered]
  const { entryId = "" } = await setAll(orders, "CANCELLED")
  expectStatus(await tenant.admin.put(orderPath(edited), { status: "DELIVERED" }), 200)
  expectStatus(await tenant.admin.post(`${orderPath(refunded)}/refunds`, { reason: "Cancelled" }), 201)
  await order("Only one")
  const shelf = await shelfOf(stone("Only one"))
  const reasons = ({ left }: RevertResult): Record<string, unknown> =>
    Object.fromEntries(left.map((it) => [it.entityId ?? "", [it.field, it.reason]]))
  const staying = {
    [edited.id]: ["status", "changed"],
    [refunded.id]: ["status", "final"],
    [sold.id]: ["status", "stock"],
  }
  const trial = await takeBack(entryId, { dryRun: true })
  expect(reasons(trial)).toEqual(staying)
  expect(trial.restored.map((it) => it.entityId)).toEqual([free.id])
  expect(await statuses(orders)).toEqual(["CANCELLED", "DELIVERED", "CANCELLED", "CANCELLED"])

  const done = await takeBack(entryId)
  expect(reasons(done)).toEqual(staying)
  expect(done).toMatchObject({ restoredCount: 1, leftCount: 3 })
  expect(await statuses(orders)).toEqual(["PAID", "DELIVERED", "CANCELLED", "CANCELLED"])
  expect(await shelfOf(stone("Only one"))).toEqual(shelf)
  expect(await newestEntry(tenant.admin, "entity=order")).toMatchObject({ id: done.entryId, things: 1 })
})

it("a request that changes nothing adds no history entry, and another tenant's admin changes and reverts nothing", async () => {
  const one = await order()
  const { entryId = "" } = await setAll([one], "SHIPPED")
  expect(await setAll([one], "SHIPPED")).toEqual({ changed: [], unchanged: [one.id], errors: [] })
  expect((await newestEntry(tenant.admin, "entity=order")).id).toBe(entryId)
  const other = (await newTenant()).admin
  expect((await revert(other, entryId)).status).toBe(404)
  const { body } = await other.post<BulkStatusResult>("/api/admin/orders/bulk-status", {
    ids: [one.id],
    status: "PAID",
  })
  expect(body).toMatchObject({ changed: [], errors: [{ id: one.id, code: "NOT_FOUND" }] })
  expect(await historyOf(other, "entity=order")).toEqual([])
  expect(await statusOf(one)).toBe("SHIPPED")
})
