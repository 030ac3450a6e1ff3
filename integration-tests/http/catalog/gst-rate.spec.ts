import type { AdminProduct } from "../../../src/contract/admin-product"
import type { Cart } from "../../../src/contract/cart"
import type { Product } from "../../../src/contract/product"
import { csvCells, csvHead } from "../../../src/contract/stone-fields/csv"
import type { WishlistEntry } from "../../../src/contract/wishlist"
import { Client } from "../../support/client"
import { namesIn, newCatalog } from "../../support/catalog"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(90_000)

const path = "/api/admin/products"

async function byName(tenant: NewTenant, name: string): Promise<AdminProduct> {
  const { body } = expectStatus(await tenant.admin.get<AdminProduct[]>(path), 200)
  const found = body.find((it) => it.name === name)
  if (!found) throw new Error(`${name} is not in the catalog`)
  return found
}

it("a stone's GST rate is imported, shown in the shop, the cart and the wishlist, and null without one", async () => {
  const { tenant, visitor } = await newCatalog([
    { name: "Sapphire", gstRate: "0.25" },
    { name: "Nil", gstRate: "0" },
    { name: "Opal", gstRate: "" },
    { name: "Onyx" },
  ])
  const { body } = expectStatus(await visitor.get<Product[]>("/api/products"), 200)
  expect(Object.fromEntries(body.map((it) => [it.name, it.gstRate]))).toEqual({
    ...{ Sapphire: 0.25, Nil: 0, Opal: null, Onyx: null },
  })
  const { client } = await newShopper(tenant.slug)
  for (const { id: productId } of body) {
    expectStatus(await client.post("/api/cart", { productId }), 200)
    expectStatus(await client.post("/api/wishlist", { productId }), 201)
  }
  const shown = (list: readonly { product: { name: string; gstRate?: number | null | undefined } }[]) =>
    Object.fromEntries(list.map(({ product }) => [product.name, product.gstRate]))
  const rates = { Sapphire: 0.25, Nil: 0, Opal: null, Onyx: null }
  expect(shown((await client.get<Cart>("/api/cart")).body.items)).toEqual(rates)
  expect(shown((await client.get<WishlistEntry[]>("/api/wishlist")).body)).toEqual(rates)
})

it("an edit without the field keeps the rate; null and an empty text clear it", async () => {
  const { tenant } = await newCatalog([{ name: "Sapphire", gstRate: "0.25" }])
  const { id } = await byName(tenant, "Sapphire")
  const edit = async (change: object) =>
    expectStatus(await tenant.admin.put<AdminProduct>(`${path}/${id}`, change), 200).body.gstRate
  expect(await edit({ origin: "Kashmir" })).toBe(0.25)
  expect(await edit({ gstRate: null })).toBeNull()
  expect(await edit({ gstRate: "3.00" })).toBe(3)
  expect(await edit({ gstRate: "" })).toBeNull()
  expect(await edit({ gstRate: 1.5 })).toBe(1.5)
})

it.each(["28.01", "-1", "1.255", "3 %", "x"])(
  "a rate of %j is refused in a form and in a file",
  async (rate) => {
    const error = "GST rate must be a number from 0 to 28 with at most two decimals"
    const { tenant } = await newCatalog([{ name: "Sapphire", gstRate: "0.25" }])
    const { id } = await byName(tenant, "Sapphire")
    expect(await tenant.admin.put(`${path}/${id}`, { gstRate: rate })).toMatchObject({
      status: 400,
      body: { error, details: [{ path: "gstRate" }] },
    })
    const row = { name: "Onyx", type: "OTHER", price: "10", stock: "1", gstRate: rate }
    const imported = await tenant.admin.post(`${path}/bulk-import`, { products: [row] })
    expect(JSON.stringify(imported.body)).toContain(error)
    expect((await byName(tenant, "Sapphire")).gstRate).toBe(0.25)
  }
)

it("an exported file has the rates, and importing it elsewhere gives the same stones", async () => {
  const { tenant } = await newCatalog([{ name: "Sapphire", gstRate: "0.25" }, { name: "Onyx" }])
  const { body: products } = expectStatus(await tenant.admin.get<AdminProduct[]>(path), 200)
  const exported = products.map((it) =>
    Object.fromEntries(csvHead.map((name, at) => [name, csvCells(it)[at]]))
  )
  expect(exported.map((it) => [it["name"], it["gstRate"]]).sort()).toEqual([
    ["Onyx", ""],
    ["Sapphire", "0.25"],
  ])
  const other = await newTenant()
  const visitor = new Client(other.slug)
  expectStatus(await other.admin.post(`${path}/bulk-import`, { products: exported }), 200)
  const { body } = await visitor.get<Product[]>("/api/products?sort=name")
  expect(namesIn(body)).toEqual(["Onyx", "Sapphire"])
  expect(body.map((it) => it.gstRate)).toEqual([null, 0.25])
})

it("many stones get a rate at once, and taking the change back restores theirs", async () => {
  const { tenant } = await newCatalog([{ name: "Sapphire", gstRate: "0.25" }, { name: "Onyx" }])
  const ids = [(await byName(tenant, "Sapphire")).id, (await byName(tenant, "Onyx")).id]
  const { body } = expectStatus(
    await tenant.admin.post<{ entryId: string }>(`${path}/bulk-edit`, { ids, changes: { gstRate: "1.5" } }),
    200
  )
  expect((await byName(tenant, "Onyx")).gstRate).toBe(1.5)
  expectStatus(await tenant.admin.post(`/api/admin/history/${body.entryId}/revert`, {}), 200)
  expect([(await byName(tenant, "Sapphire")).gstRate, (await byName(tenant, "Onyx")).gstRate]).toEqual([
    0.25,
    null,
  ])
})
