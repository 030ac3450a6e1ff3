import fc from "fast-check"
import type { AdminProduct } from "../../../src/contract/admin-product"
import type { BulkImportResult, ProductImport, Uploaded } from "../../../src/contract/bulk-import"
import type { HistoryEntry } from "../../../src/contract/history"
import { csvCells, csvColumns } from "../../../src/contract/stone-fields/csv"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { keptFiles, picture } from "../../support/pictures"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(180_000)

const path = "/api/admin/products"
type Row = Record<string, unknown>

const send = async (
  tenant: NewTenant,
  products: readonly Row[],
  more: object = {}
): Promise<BulkImportResult> =>
  expectStatus(await tenant.admin.post<BulkImportResult>(`${path}/bulk-import`, { products, ...more }), 200)
    .body
const all = async (tenant: NewTenant): Promise<AdminProduct[]> =>
  (await tenant.admin.get<AdminProduct[]>(`${path}?limit=1000&sort=name`)).body
const rowOf = (it: AdminProduct): Row =>
  Object.fromEntries(csvCells(it).map((cell, n) => [csvColumns[n]?.column ?? "", cell]))

const ruby = {
  name: "Ruby",
  type: "RUBY",
  color: "Red",
  weight: "2 ct",
  price: "1000",
  stock: "3",
  cut: "Oval",
}

describe("a CSV file", () => {
  it("changes its columns' fields, keeps fields without a column, and clears fields of empty cells", async () => {
    const tenant = await newTenant()
    const first = await send(tenant, [ruby, { ...ruby, name: "Opal" }])
    expect(first.rows).toEqual([
      { row: 1, result: "created" },
      { row: 2, result: "created" },
    ])
    const second = await send(tenant, [
      { slug: "ruby", price: "1200", cut: "" },
      { ...ruby, name: "Opal" },
    ])
    expect(second.rows.map((it) => it.result)).toEqual(["changed", "unchanged"])
    const [opal, now] = await all(tenant)
    expect(now).toMatchObject({ price: "1200.00", cut: null, color: "Red", stock: 3, version: 2 })
    expect(opal?.version).toBe(1)
  })

  it("accepts prices, stock and flags as JSON has them", async () => {
    const tenant = await newTenant()
    const typed = { ...ruby, price: 1000.5, stock: 3, isFeatured: true, cut: null }
    const { success, errors } = await send(tenant, [typed, { ...typed, name: "Opal", price: 1, stock: 0 }])
    expect({ success, errors }).toEqual({ success: 2, errors: [] })
    const [opal, now] = await all(tenant)
    expect(now).toMatchObject({ price: "1000.50", stock: 3, isFeatured: true, cut: null })
    expect(opal).toMatchObject({ price: "1.00", stock: 0 })
  })

  it("with a cell that can't be stored loses that row, and no other", async () => {
    const tenant = await newTenant()
    const deep: unknown = JSON.parse(`${"[".repeat(2_000)}${"]".repeat(2_000)}`)
    const bad = ["Ru\0by", "Ruby\ud800", "\udfffRuby", { name: "Ruby" }, deep]
    const columns = ["name", "slug", "description", "imageFiles", "cut", "price"]
    const spoiled = columns.flatMap((column) => bad.map((cell) => ({ ...ruby, [column]: cell })))
    const result = await send(tenant, [...spoiled, { ...ruby, name: "Opal", "un\0known": "x\0" }])
    expect(result).toMatchObject({ success: 1, failed: spoiled.length })
    expect(new Set(result.errors.map((it) => it.row)).size).toBe(spoiled.length)
    expect(result.errors[0]).toEqual({
      row: 1,
      field: "name",
      message: "Row 1: Name holds a character that can't be stored",
    })
    expect((await all(tenant)).map((it) => it.name)).toEqual(["Opal"])
    const named = await tenant.admin.post(`${path}/bulk-import`, { products: [ruby], fileName: "a\0.csv" })
    expect(named.status).toBe(400)
  })

  it("as a dry run returns exactly what the import then does, whatever is wrong with its rows", async () => {
    const tenant = await newTenant()
    await send(tenant, [ruby, { ...ruby, name: "Opal" }])
    const spoiled = fc.record(
      {
        slug: fc.constantFrom("ruby", "opal", "new", "Not a slug", "", "'=1+1"),
        name: fc.constantFrom("Ruby", "Opal", "Zircon", "", "=cmd|x", " Spinel "),
        type: fc.constantFrom("RUBY", "ruby", "", "Opal"),
        price: fc.constantFrom("1000", "1,000", "", "-1", "99.999", "5.5"),
        stock: fc.constantFrom("3", "0", "", "2.5", "many"),
        color: fc.constantFrom("Red", "red", ""),
        isFeatured: fc.constantFrom("TRUE", "perhaps", ""),
        imageFiles: fc.constantFrom("", "missing.jpg"),
      },
      { requiredKeys: [] }
    )
    await fc.assert(
      fc.asyncProperty(fc.array(spoiled, { minLength: 1, maxLength: 8 }), async (rows) => {
        const before = await all(tenant)
        const { rows: results, ...tried } = await send(tenant, rows, { dryRun: true })
        expect(await all(tenant)).toEqual(before)
        const { rows: done, importId: _id, entryId: _entry, ...real } = await send(tenant, rows)
        expect(results.map(({ row, result }) => ({ row, result }))).toEqual(done)
        expect(tried).toEqual(real)
        // Each reported field change is a real change.
        const changed = results.flatMap((it) => it.changes ?? []).length
        const after = await all(tenant)
        const differences = after.flatMap((it) => {
          const old = before.find((one) => one.id === it.id)
          return old ? csvCells(it).filter((cell, n) => cell !== csvCells(old)[n]) : []
        })
        expect(differences).toHaveLength(changed)
      }),
      { numRuns: 25 }
    )
  })

  it("that was exported changes nothing when it is imported, including pictures and drafts", async () => {
    const tenant = await newTenant()
    const images = [{ name: "a.png", data: await picture("#0a0b0c") }]
    const form = {
      ...ruby,
      name: '=Ruby, "the" one\nof two',
      shortInfo: "-5 %",
      existingImages: "[]",
      images,
    }
    expectStatus(await sendForm(tenant.admin, "POST", path, form), 201)
    expectStatus(
      await tenant.admin.post(path, { ...ruby, name: "Draft", isListed: false, hsnCode: "7103" }),
      201
    )
    const before = await all(tenant)
    expect(before.flatMap((it) => it.images)).toHaveLength(1)
    const { rows, warnings } = await send(tenant, before.map(rowOf))
    expect([rows.map((it) => it.result), warnings]).toEqual([["unchanged", "unchanged"], []])
    expect(await all(tenant)).toEqual(before)
  })

  it("refers to pictures that were uploaded before; unknown and duplicate names are warnings", async () => {
    const tenant = await newTenant()
    const upload = async (name: string, color: string) =>
      expectStatus(
        await sendForm<Uploaded>(tenant.admin, "POST", "/api/admin/uploads", {
          files: { name, data: await picture(color) },
        }),
        201
      ).body
    const { files } = await upload("Face Up.JPG", "#111213")
    expect((await upload("face up.jpg", "#212223")).warnings).toHaveLength(1)
    const { warnings } = await send(tenant, [{ ...ruby, imageFiles: "face up.jpg, side.jpg" }])
    expect(warnings).toEqual(["Row 1: The image file side.jpg was not found"])
    const [stone] = await all(tenant)
    expect(stone?.images).toHaveLength(1)
    expect(stone?.images).not.toEqual(files.map((it) => it.url))
    await send(tenant, [{ slug: "ruby", imageFiles: "nowhere.jpg" }])
    expect((await all(tenant))[0]?.images).toHaveLength(1)
    await send(tenant, [{ slug: "ruby", imageFiles: "" }])
    expect((await all(tenant))[0]?.images).toEqual([])
  })

  it("comes in batches that are one import, listed with the result of its rows", async () => {
    const tenant = await newTenant()
    const { importId = "" } = await send(tenant, [ruby], { fileName: "stones.csv" })
    await send(tenant, [{ ...ruby, name: "Opal" }, { name: "" }], { importId })
    await send(tenant, [ruby], { dryRun: true })
    const { body } = await tenant.admin.get<ProductImport[]>("/api/admin/imports")
    expect(body).toMatchObject([{ id: importId, fileName: "stones.csv", created: 2, changed: 0, failed: 1 }])
    const { body: history } = await tenant.admin.get<HistoryEntry[]>("/api/admin/history?entity=product")
    expect(history.map((it) => [it.act, it.way, it.entityId, it.things])).toEqual([
      ["created", "import", null, 2],
    ])
    const other = await newTenant()
    const foreign = await other.admin.post(`${path}/bulk-import`, { products: [ruby], importId })
    expect(foreign.status).toBe(404)
    expect(await all(other)).toEqual([])
  })
})

it("concurrent batches lose nothing: each row exists once, in one import and one history entry, and no lock is left", async () => {
  const tenant = await newTenant()
  const batch = (n: number) =>
    Array.from({ length: 120 }, (_, at) => ({ ...ruby, name: `Ruby ${n} ${at}`, slug: `ruby-${n}-${at}` }))
  const { importId = "" } = await send(tenant, batch(0))
  const responses = await Promise.all([1, 2, 3, 4].map((n) => send(tenant, batch(n), { importId })))
  expect(responses.flatMap((it) => it.rows).filter((it) => it.result !== "created")).toEqual([])
  const { body: imports } = await tenant.admin.get<ProductImport[]>("/api/admin/imports")
  expect(imports).toMatchObject([{ id: importId, created: 600, changed: 0, unchanged: 0, failed: 0 }])
  const { body: history } = await tenant.admin.get<HistoryEntry[]>(
    "/api/admin/history?entity=product&things=0"
  )
  expect(history.map((it) => [it.act, it.things])).toEqual([["created", 600]])
  const products = await all(tenant)
  expect(new Set(products.map((it) => it.slug)).size).toBe(600)
  const found = await new Client(tenant.slug).get("/api/products?search=ruby%203%20119")
  expect(found.headers["x-total-count"]).toBe("1")
  const ids = products.map((it) => it.id)
  expect(await rows("select 1 from catalog_stale where product_id = any ($1)", [ids])).toEqual([])
})

describe("uploads", () => {
  it("are refused completely if one file is no picture, and from unauthorized callers", async () => {
    const tenant = await newTenant()
    const before = keptFiles(tenant.id)
    const files = [
      { name: "a.png", data: await picture("#313233") },
      { name: "b.png", data: Buffer.from("no picture") },
    ]
    expect((await sendForm(tenant.admin, "POST", "/api/admin/uploads", { files })).status).toBe(400)
    expect((await tenant.admin.post("/api/admin/uploads", {})).status).toBe(400)
    expect(keptFiles(tenant.id)).toEqual(before)
    const { client } = await newShopper(tenant.slug)
    expect((await sendForm(client, "POST", "/api/admin/uploads", { files })).status).toBe(403)
    expect((await sendForm(new Client(tenant.slug), "POST", "/api/admin/uploads", { files })).status).toBe(
      401
    )
  })
})
