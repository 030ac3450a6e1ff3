import fc from "fast-check"
import type { AdminProduct, SavedProduct } from "../../../src/contract/admin-product"
import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { sendForm } from "../../support/form"
import { historyOf, newestEntry, revert, revertNewest } from "../../support/history"
import { paidOrder, shelfOf } from "../../support/orders"
import { keptFiles, picture } from "../../support/pictures"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(180_000)

const path = "/api/admin/products"
const ruby = {
  ...{ name: "Star Ruby", type: "RUBY", color: "Red", weight: "2.5 ct", origin: "Mogok", price: "12500.5" },
  ...{ stock: "4", shortInfo: "Pigeon blood", description: "A fine one.", isFeatured: "true", cut: "Oval" },
}
const opal = {
  ...{
    name: "Black Opal",
    type: "OPAL",
    color: "Black",
    weight: "3 ct",
    origin: "Lightning Ridge",
    price: "900",
  },
  ...{ stock: "9", shortInfo: "Fire", description: "Another.", isFeatured: "false", cut: "Cabochon" },
  ...{ slug: "black-opal", isListed: "false", treatment: "None", hsnCode: "7103", clarity: "Opaque" },
}

let tenant: NewTenant
beforeAll(async () => {
  tenant = await newTenant()
})

async function add(form: object = ruby): Promise<AdminProduct> {
  const saved = expectStatus(await tenant.admin.post<SavedProduct>(path, form), 201)
  const { warnings: _none, ...product } = saved.body
  return product
}
const put = async (it: { id: string }, form: object) =>
  expectStatus(await tenant.admin.put<AdminProduct>(`${path}/${it.id}`, form), 200).body
const remove = async (it: { id: string }) => expectStatus(await tenant.admin.delete(`${path}/${it.id}`), 204)
const all = async (): Promise<AdminProduct[]> =>
  (await tenant.admin.get<AdminProduct[]>(`${path}?limit=1000&sort=oldest`)).body
const product = async (it: { id: string }) => (await all()).find(({ id }) => id === it.id)
const undo = (it: { id: string }, body: object = {}) => revertNewest(tenant.admin, `id=${it.id}`, body)
/** Returns the product without its version. */
const content = (it: AdminProduct | undefined) => it && { ...it, version: 0 }

describe("reverting an edit of a product", () => {
  it("restores every field in the list, in the store and in Medusa", async () => {
    const before = await add()
    const visitor = new Client(tenant.slug)
    const shown = (await visitor.get(`/api/products/slug/${before.slug}`)).body
    await put(before, opal)
    expect((await visitor.get(`/api/products/slug/black-opal`)).status).toBe(404)
    const { restored, left } = await undo(before)
    expect(restored.length).toBeGreaterThan(14)
    expect(left).toEqual([])
    expect(content(await product(before))).toEqual(content(before))
    expect((await visitor.get(`/api/products/slug/${before.slug}`)).body).toEqual(shown)
  })

  it("restores its pictures in their order, as long as they are stored", async () => {
    const images = [
      { name: "a.png", data: await picture("#aa0000") },
      { name: "b.png", data: await picture("#bb0000") },
    ]
    const form = { ...ruby, name: "Pictured", images }
    const made = expectStatus(await sendForm<AdminProduct>(tenant.admin, "POST", path, form), 201).body
    await put(made, { existingImages: [], price: "1" })
    expect(keptFiles(tenant.id).length).toBeGreaterThan(0)
    await undo(made)
    expect(await product(made)).toMatchObject({ images: made.images, price: "12500.50" })
  })

  it("skips a slug that another product has by now, and restores the other fields", async () => {
    const made = await add({ ...ruby, name: "Moved", slug: "moved" })
    await put(made, { slug: "moved-on", price: "5" })
    await add({ ...ruby, name: "Newcomer", slug: "moved" })
    const { left } = await undo(made)
    expect(left).toMatchObject([{ field: "slug", reason: "taken", from: "moved-on", to: "moved" }])
    expect(await product(made)).toMatchObject({ slug: "moved-on", price: "12500.50" })
  })

  it("keeps stock that changed by sales since; if selected, only the difference is reverted", async () => {
    const seller = await newTenantWithStones([{ name: "Ruby", stock: 5 }])
    const stone = seller.stones.get("Ruby") as Product
    expectStatus(await seller.admin.put(`${path}/${stone.id}`, { stock: "8", price: "2000" }), 200)
    const { id } = await newestEntry(seller.admin, `id=${stone.id}`)
    const buyer = await newBuyer(seller.slug)
    await paidOrder(buyer, stone.id)
    const first = expectStatus(await revert(seller.admin, id), 200).body
    expect(first.left).toMatchObject([{ field: "stock", reason: "changed", from: 7, to: 4 }])
    const shelf = await shelfOf(stone.id)
    expect(shelf.stocked - shelf.reserved).toBe(7)
    const also = [{ field: "stock" }]
    expect(expectStatus(await revert(seller.admin, id, { also }), 200).body.restored).toMatchObject([
      { field: "stock", from: 7, to: 4 },
    ])
    expect(await shelfOf(stone.id)).toEqual({ stocked: 5, reserved: 1 })
  })
})

describe("reverting the removal or the creation of a product", () => {
  it("restores its id, slug and stock, repeatedly, and it can be bought", async () => {
    const made = await add({ ...ruby, name: "Lost" })
    for (let time = 0; time < 2; time++) {
      await remove(made)
      await undo(made)
      expect(content(await product(made))).toEqual(content(made))
    }
    const visitor = new Client(tenant.slug)
    expect((await visitor.get(`/api/products/slug/${made.slug}`)).body).toMatchObject({
      id: made.id,
      stock: 4,
    })
    const edited = await put(made, { price: "7", version: (await product(made))?.version })
    expect(edited.price).toBe("7.00")
  })

  it("gives it the next free slug if its own is taken", async () => {
    const made = await add({ ...ruby, name: "Twice", slug: "twice" })
    await remove(made)
    await add({ ...ruby, name: "Second", slug: "twice" })
    const { left } = await undo(made)
    expect(left).toMatchObject([{ field: "slug", reason: "taken" }])
    expect(await product(made)).toMatchObject({ id: made.id, slug: "twice-2", name: "Twice", cut: "Oval" })
  })

  it("removes a created product, and restores it when that is reverted", async () => {
    const made = await add({ ...ruby, name: "Made by mistake" })
    await undo(made)
    expect(await product(made)).toBeUndefined()
    await undo(made)
    expect(content(await product(made))).toEqual(content(made))
  })
})

it("reverting all changes of some products, newest first, restores their initial state", async () => {
  const edits = fc.oneof(
    fc.record({
      kind: fc.constant("edit" as const),
      which: fc.nat(2),
      price: fc.integer({ min: 1, max: 99 }),
    }),
    fc.record({ kind: fc.constant("stock" as const), which: fc.nat(2), stock: fc.nat(9) }),
    fc.record({ kind: fc.constant("slug" as const), which: fc.nat(2), n: fc.nat(4) }),
    fc.record({
      kind: fc.constant("facts" as const),
      which: fc.nat(2),
      cut: fc.constantFrom("", "Oval", "Pear"),
    }),
    fc.record({
      kind: fc.constant("bulk" as const),
      color: fc.constantFrom("Red", "Blue"),
      percent: fc.nat(30),
    }),
    fc.record({ kind: fc.constant("remove" as const), which: fc.nat(2) }),
    fc.record({ kind: fc.constant("import" as const), which: fc.nat(4), listed: fc.boolean() })
  )
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 4, maxLength: 9 }), async (steps) => {
      tenant = await newTenant()
      const stones = [await add(), await add({ ...ruby, name: "B" }), await add({ ...ruby, name: "C" })]
      const before = (await all()).map(content)
      const known = (await historyOf(tenant.admin)).length
      for (const it of steps) {
        if (it.kind === "bulk") {
          const body = { filter: {}, changes: { color: it.color }, pricePercent: it.percent }
          expectStatus(await tenant.admin.post(`${path}/bulk-edit`, body), 200)
          continue
        }
        if (it.kind === "import") {
          const products = [{ ...ruby, name: `Row ${it.which}`, stock: String(it.which) }]
          expectStatus(await tenant.admin.post(`${path}/bulk-import`, { products }), 200)
          continue
        }
        const id = stones[it.which]?.id ?? ""
        if (it.kind === "remove") await tenant.admin.delete(`${path}/${id}`)
        else {
          const { kind: _kind, which: _which, ...form } = it
          const body = "n" in form ? { slug: `slug-${form.n}` } : form
          // Refused if the slug is taken or the product is gone. Then there is nothing to revert.
          expect([200, 404, 409]).toContain((await tenant.admin.put(`${path}/${id}`, body)).status)
        }
      }
      const entries = await historyOf(tenant.admin)
      for (const { id } of entries.slice(0, entries.length - known))
        expect(expectStatus(await revert(tenant.admin, id), 200).body).toMatchObject({ left: [] })
      expect((await all()).map(content)).toEqual(before)
    }),
    { numRuns: 8, seed: 20_261_122 }
  )
})
