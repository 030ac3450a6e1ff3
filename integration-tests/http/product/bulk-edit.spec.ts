import type { AdminProduct, SavedProduct } from "../../../src/contract/admin-product"
import type { BulkEditResult } from "../../../src/contract/bulk-edit"
import type { HistoryEntry } from "../../../src/contract/history"
import { Client } from "../../support/client"
import { inTransaction } from "../../support/database"
import { deferred } from "../../support/deferred"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(120_000)

const path = "/api/admin/products"
let tenant: NewTenant

beforeAll(async () => {
  tenant = await newTenant()
  const products = [
    { name: "Agate", type: "OTHER", color: "Red", price: "100.05", stock: "1" },
    { name: "Beryl", type: "OTHER", color: "Blue", price: "200", stock: "2" },
    { name: "Citrine", type: "CITRINE", color: "Yellow", price: "300", stock: "0" },
  ]
  expectStatus(await tenant.admin.post(`${path}/bulk-import`, { products }), 200)
})

const all = async () => (await tenant.admin.get<AdminProduct[]>(`${path}?sort=name`)).body
const edit = (body: object, caller = tenant.admin) => caller.post<BulkEditResult>(`${path}/bulk-edit`, body)

it("previews the changes, then makes exactly these, and the history has one for each product", async () => {
  const before = await all()
  const body = { filter: { type: "OTHER" }, changes: { color: "Red" }, pricePercent: 10 }
  const { body: tried } = expectStatus(await edit({ ...body, dryRun: true }), 200)
  expect(tried).toMatchObject({ changed: 2, unchanged: 0, errors: [] })
  expect(tried.preview?.find((it) => it.name === "Agate")?.changes).toEqual([
    { field: "price", from: "100.05", to: "110.06" },
  ])
  expect(await all()).toEqual(before)
  const { body: done } = expectStatus(await edit(body), 200)
  expect(done).toEqual({ changed: 2, unchanged: 0, errors: [], entryId: expect.any(String) as string })
  expect((await all()).map((it) => [it.color, it.price, it.version])).toEqual([
    ["Red", "110.06", 2],
    ["Red", "220.00", 2],
    ["Yellow", "300.00", 1],
  ])
  const { body: history } = await tenant.admin.get<HistoryEntry[]>(
    "/api/admin/history?entity=product&limit=1"
  )
  expect(history[0]).toMatchObject({ act: "changed", way: "screen", entityId: null })
  expect(history[0]?.changes).toHaveLength(3)
})

it("unchanged products are not written, and unknown ids or another tenant's are reported", async () => {
  const other = await newTenant()
  const { warnings: _none, ...foreign } = expectStatus(
    await other.admin.post<SavedProduct>(path, { name: "Foreign", type: "RUBY", price: "1", stock: "1" }),
    201
  ).body
  const [agate, beryl] = await all()
  const ids = [agate?.id, beryl?.id, foreign.id, "prod_none"]
  const { body } = expectStatus(await edit({ ids, changes: { color: "Red", isListed: false } }), 200)
  expect(body).toMatchObject({ changed: 2, unchanged: 0, errors: [{ id: foreign.id }, { id: "prod_none" }] })
  expect(
    expectStatus(await edit({ ids: [agate?.id], changes: { isListed: false } }), 200).body.unchanged
  ).toBe(1)
  expect((await new Client(tenant.slug).get<unknown[]>("/api/products")).body).toHaveLength(1)
  expect((await other.admin.get(`${path}/${foreign.id}`)).body).toEqual(foreign)
})

it("a pasted column gives each product its own value, in one history entry", async () => {
  const before = await all()
  const [agate, beryl, citrine] = before
  const rows = [
    { id: agate?.id, changes: { origin: "Idar" } },
    { slug: beryl?.slug, changes: { origin: "Minas Gerais", stock: "7" } },
    { name: "CITRINE", changes: { origin: "Goiás" } },
    { slug: "none", changes: { origin: "Nowhere" } },
    { id: agate?.id, changes: { origin: "Twice" } },
  ]
  const { body: tried } = expectStatus(await edit({ rows, dryRun: true }), 200)
  expect(tried).toMatchObject({
    changed: 3,
    errors: [
      { id: "none", row: 4, message: "Product not found" },
      { id: agate?.id, row: 5 },
    ],
  })
  expect(await all()).toEqual(before)
  const { body: second } = expectStatus(await edit({ rows, dryRun: true, previewOffset: 2 }), 200)
  expect(second.preview?.map((it) => it.name)).toEqual([citrine?.name])
  expectStatus(await edit({ rows, plan: tried.plan }), 200)
  expect((await all()).map((it) => [it.origin, it.stock])).toEqual([
    ["Idar", agate?.stock],
    ["Minas Gerais", 7],
    ["Goiás", citrine?.stock],
  ])
  const { body: history } = await tenant.admin.get<HistoryEntry[]>(
    "/api/admin/history?entity=product&limit=1"
  )
  expect(history[0]?.changes).toHaveLength(4)
})

it("a product that changed since the preview is checked again before anything is written", async () => {
  const changes = { origin: "Jaipur" }
  const { body: tried } = expectStatus(await edit({ filter: {}, changes, dryRun: true }), 200)
  const [agate] = await all()
  expectStatus(await edit({ ids: [agate?.id], changes }), 200)
  const before = await all()
  const late = await edit({ filter: {}, changes, plan: tried.plan })
  expect(late).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  expect(await all()).toEqual(before)
})

it("an edit of one product during a large bulk edit waits instead of failing", async () => {
  const [agate] = await all()
  const lock = deferred()
  const writing = inTransaction(async (ask) => {
    await ask("select pg_advisory_xact_lock(hashtextextended('products ' || $1, 0))", [tenant.id])
    lock.resolve()
    await ask("select pg_sleep(5.5)")
  })
  await lock.promise
  const { status } = await tenant.admin.put(`${path}/${agate?.id ?? ""}`, { origin: "Idar-Oberstein" })
  await writing
  expect(status).toBe(200)
})

it("a price may have Indian digit grouping: in a bulk edit, a pasted column, a form and a file", async () => {
  const other = await newTenant()
  const written = "₹ 1,25,000.50"
  const admin = other.admin
  const row = { name: "Written", type: "RUBY", price: written, stock: "1" }
  expectStatus(await admin.post(`${path}/bulk-import`, { products: [row] }), 200)
  const form = { ...row, name: "Typed" }
  const { id } = expectStatus(await admin.post<AdminProduct>(path, form), 201).body
  const prices = async () => (await admin.get<AdminProduct[]>(path)).body.map((it) => it.price)
  expect(await prices()).toEqual(["125000.50", "125000.50"])
  expectStatus(await edit({ ids: [id], changes: { price: "Rs. 2,000" } }, admin), 200)
  expectStatus(await edit({ rows: [{ name: "Written", changes: { price: "2,000" } }] }, admin), 200)
  expect(await prices()).toEqual(["2000.00", "2000.00"])
  expect((await edit({ ids: [id], changes: { price: "1,5" } }, admin)).status).toBe(400)
})

it("another tenant's product can't be changed", async () => {
  const other = await newTenant()
  const name = "Only There"
  expectStatus(await other.admin.post(path, { name, type: "RUBY", price: "1", stock: "1" }), 201)
  const { body } = expectStatus(await edit({ rows: [{ name, changes: { price: "2" } }] }), 200)
  expect(body).toMatchObject({ changed: 0, errors: [{ id: name, row: 1, message: "Product not found" }] })
})

it.each([
  [{ rows: [{ id: "x", slug: "y", changes: {} }] }, "rows.0.id"],
  [{ rows: [{ id: "x", changes: { slug: "own" } }] }, "rows.0.changes.slug"],
  [{ rows: [{ id: "x", changes: { price: "cheap" } }] }, "rows.0.changes.price"],
  [{ rows: [], ids: [], changes: {} }, "ids"],
  [{ changes: { color: "Red" } }, "ids"],
  [{ ids: ["x"], filter: {}, changes: {} }, "ids"],
  [{ ids: ["x"], changes: { price: "cheap" } }, "changes.price"],
  [{ ids: ["x"], changes: { name: "Same" } }, "changes.name"],
])("refuses %j", async (body, field) => {
  const before = await all()
  const response = await edit(body)
  expect(response).toMatchObject({ status: 400, body: { details: [{ path: field }] } })
  expect(await all()).toEqual(before)
})

it("is for admins", async () => {
  const { client } = await newShopper(tenant.slug)
  expect((await edit({ ids: [], changes: {} }, client)).status).toBe(403)
  expect((await edit({ ids: [], changes: {} }, new Client(tenant.slug))).status).toBe(401)
})
