import type { AdminProduct } from "../../../src/contract/admin-product"
import type { BulkImportResult, ProductImport } from "../../../src/contract/bulk-import"
import type { HistoryThing } from "../../../src/contract/history"
import { historyOf, newestEntry, revert } from "../../support/history"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(180_000)

const path = "/api/admin/products"
const rowsOf = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ name: `Stone ${String(n).padStart(4, "0")}`, type: "RUBY", color: "Red", weight: "1 ct" },
    ...{ price: String(100 + n), stock: "3", ...more },
  }))

let tenant: NewTenant
beforeEach(async () => {
  tenant = await newTenant()
})

const load = async (products: readonly object[], more: object = {}) =>
  expectStatus(await tenant.admin.post<BulkImportResult>(`${path}/bulk-import`, { products, ...more }), 200)
    .body
const all = async (): Promise<AdminProduct[]> =>
  (await tenant.admin.get<AdminProduct[]>(`${path}?limit=1000&sort=name`)).body
const newest = async () => (await newestEntry(tenant.admin, "entity=product&things=0")).id
const content = (it: AdminProduct) => ({ ...it, version: 0 })

it("an import of fifty rows is reverted, except for the two that were edited since, unless they are selected", async () => {
  await load(rowsOf(50))
  const before = await all()
  await load(rowsOf(50, { price: "7", origin: "Mogok" }))
  const historyId = await newest()
  const [first, second] = before as [AdminProduct, AdminProduct]
  for (const it of [first, second])
    expectStatus(await tenant.admin.put(`${path}/${it.id}`, { price: "8.50", shortInfo: "Mine" }), 200)
  expect(await newestEntry(tenant.admin, `entry=${historyId}`)).toMatchObject({ things: 50, entityId: null })

  const dry = expectStatus(await revert(tenant.admin, historyId, { dryRun: true }), 200).body
  expect(dry).toMatchObject({ restoredCount: 98, leftCount: 2 })
  const { body } = await revert(tenant.admin, historyId)
  expect(body).toMatchObject({ restoredCount: 98, leftCount: 2 })
  const left = { field: "price", from: "8.50", reason: "changed" }
  expect(body.left).toEqual(
    expect.arrayContaining([
      { ...left, entityId: first.id, to: first.price },
      { ...left, entityId: second.id, to: second.price },
    ])
  )
  const now = await all()
  expect(now.slice(2).map(content)).toEqual(before.slice(2).map(content))
  expect(now[0]).toMatchObject({ price: "8.50", shortInfo: "Mine", origin: "" })

  const also = [{ entityId: first.id, field: "price" }]
  expect((await revert(tenant.admin, historyId, { also })).body).toMatchObject({
    restoredCount: 1,
    leftCount: 1,
  })
  expect((await all())[0]).toMatchObject({ price: first.price, shortInfo: "Mine" })
})

it("an import in batches is one history entry with created and changed products, and is reverted and restored as one", async () => {
  await load(rowsOf(3))
  const before = await all()
  const { importId } = await load(rowsOf(600, { price: "5" }))
  const historyId = await newest()
  await load(rowsOf(3, { stock: "9", price: "5" }), { importId })
  await load([{ ...rowsOf(1)[0], name: "Late" }], { importId })
  const { body: imports } = await tenant.admin.get<ProductImport[]>("/api/admin/imports")
  expect(imports[0]).toMatchObject({ id: importId, historyId })
  expect(await historyOf(tenant.admin, "entity=product&things=2")).toMatchObject([
    { id: historyId, act: "changed", way: "import", things: 604 },
    { act: "created", things: 3 },
  ])
  const things = await tenant.admin.get<HistoryThing[]>(
    `/api/admin/history/${historyId}/things?limit=2&offset=600`
  )
  expect(things.headers["x-total-count"]).toBe("604")
  expect(things.body).toMatchObject([{ name: "Stone 0000", act: "changed" }, {}])

  const loaded = await all()
  const done = expectStatus(await revert(tenant.admin, historyId), 200).body
  // Each created product is one change. Each updated product is one change per changed field.
  expect(done).toMatchObject({ leftCount: 0, restoredCount: 598 + 3 * 2 })
  expect(done.restored.filter((it) => it.field === "*")[0]).toMatchObject({ from: true, to: false })
  expect((await all()).map(content)).toEqual(before.map(content))
  expectStatus(await revert(tenant.admin, done.entryId ?? ""), 200)
  expect((await all()).map(content)).toEqual(loaded.map(content))
})

it("a bulk edit is one history entry, found by each of its products, and two concurrent reverts revert it once", async () => {
  await load(rowsOf(520))
  const before = await all()
  const body = { filter: {}, changes: { color: "Blue" }, pricePercent: 10 }
  expectStatus(await tenant.admin.post(`${path}/bulk-edit`, body), 200)
  const historyId = await newest()
  const stone = before[511] as AdminProduct
  expect((await historyOf(tenant.admin, `id=${stone.id}`)).map((it) => it.things)).toEqual([520, 520])
  expect((await historyOf(tenant.admin, "search=Stone%200511&things=0"))[0]).toMatchObject({ id: historyId })
  const responses = await Promise.all([revert(tenant.admin, historyId), revert(tenant.admin, historyId)])
  expect(responses.map((it) => it.status).toSorted()).toEqual([200, 409])
  expect((await all()).map(content)).toEqual(before.map(content))
  expect(await historyOf(tenant.admin, "entity=product&things=0")).toHaveLength(3)
})
