import type { Cart } from "../../../src/contract/cart"
import type { Product } from "../../../src/contract/product"
import { newCatalog } from "../../support/catalog"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { newShopper, PASSWORD, type Shopper, signIn } from "../../support/shopper"
import type { NewTenant } from "../../support/tenant"
import { setStock, switchFeatures } from "../../support/tenant-row"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(90_000)

const insufficient = (error: string) => ({ status: 409, body: { code: "INSUFFICIENT_STOCK", error } })

let tenant: NewTenant
let stones: Map<string, string>
let shopper: Shopper
let client: Client

beforeAll(async () => {
  const made = await newCatalog([
    { name: "Ruby", stock: "3", price: "1000.50" },
    { name: "Opal", stock: "5", price: "200" },
    { name: "Unique", stock: "1" },
    { name: "Sold", stock: "0" },
  ])
  tenant = made.tenant
  const { body } = await made.visitor.get<Product[]>("/api/products")
  stones = new Map(body.map((it) => [it.name, it.id]))
})

beforeEach(async () => {
  shopper = await newShopper(tenant.slug)
  client = shopper.client
})

const idOf = (name: string): string => stones.get(name) ?? ""
const add = (name: string, quantity?: unknown) =>
  client.post<Cart>("/api/cart", {
    productId: idOf(name),
    ...(quantity === undefined ? {} : { quantity }),
  })
const set = (name: string, quantity: unknown) => client.put<Cart>(`/api/cart/${idOf(name)}`, { quantity })
const cart = async (it = client): Promise<Cart> => (await it.get<Cart>("/api/cart")).body
const quantities = ({ items }: Cart): Record<string, number> =>
  Object.fromEntries(items.map((it) => [it.product.name, it.quantity]))

describe("the cart", () => {
  it("adds to existing line items, sets, removes and empties; each response is the whole cart", async () => {
    expect(quantities((await add("Ruby")).body)).toEqual({ Ruby: 1 })
    expect(quantities((await add("Ruby", 1)).body)).toEqual({ Ruby: 2 })
    expect(quantities((await add("Opal", 3)).body)).toEqual({ Ruby: 2, Opal: 3 })
    const changed = await set("Opal", 2)
    expect(changed).toMatchObject({ status: 200, body: { count: 4, total: "2401.00" } })
    expect(changed.body.items.find((it) => it.productId === idOf("Ruby"))).toMatchObject({
      lineTotal: "2001.00",
      product: { price: "1000.50", stock: 3 },
    })
    const removed = await client.delete<Cart>(`/api/cart/${idOf("Ruby")}`)
    expect(removed).toMatchObject({ status: 200, body: { count: 2, total: "400.00" } })
    expect(await client.delete("/api/cart")).toMatchObject({
      status: 200,
      body: { items: [], count: 0, total: "0.00" },
    })
  })

  it("is the same on another device, and visible to no other account", async () => {
    await add("Ruby")
    expect(quantities(await cart(await signIn(shopper.email, PASSWORD, tenant.slug)))).toEqual({ Ruby: 1 })
    expect(await cart((await newShopper(tenant.slug)).client)).toEqual({ items: [], count: 0, total: "0.00" })
  })

  it("uses today's prices", async () => {
    await add("Opal", 2)
    await tenant.admin.post("/api/admin/products/bulk-import", {
      products: [{ name: "Opal", type: "RUBY", price: "250", stock: "5" }],
    })
    expect(await cart()).toMatchObject({ total: "500.00", items: [{ lineTotal: "500.00" }] })
    await tenant.admin.post("/api/admin/products/bulk-import", {
      products: [{ name: "Opal", type: "RUBY", price: "200", stock: "5" }],
    })
  })

  it("accepts no more than the stock, in one step, in several or by setting, and stays as it was otherwise", async () => {
    expect(await add("Ruby", 4)).toMatchObject(insufficient("Only 3 units available"))
    expect(await cart()).toMatchObject({ items: [] })
    await add("Ruby", 2)
    expect(await add("Ruby", 2)).toMatchObject(insufficient("Only 3 units available"))
    expect(await set("Ruby", 4)).toMatchObject(insufficient("Only 3 units available"))
    expect(quantities(await cart())).toEqual({ Ruby: 2 })
    expect((await set("Ruby", 3)).status).toBe(200)
  })

  it("has the specification's messages for one remaining unit and for none", async () => {
    expect(await add("Unique", 2)).toMatchObject(insufficient("Only 1 units available"))
    expect(await add("Sold")).toMatchObject(insufficient("Only 0 units available"))
    expect(await cart()).toMatchObject({ items: [] })
  })

  it("counts two concurrent taps, and never exceeds the stock", async () => {
    const responses = await Promise.all([add("Ruby"), add("Ruby"), add("Ruby"), add("Ruby")])
    expect(responses.map((it) => it.status).sort()).toEqual([200, 200, 200, 409])
    expect(quantities(await cart())).toEqual({ Ruby: 3 })
  })

  it("refuses invalid quantities with 400", async () => {
    await add("Ruby")
    const refused = { status: 400, body: { code: "VALIDATION_FAILED" } }
    for (const quantity of [0, -1, 1.5, "2", null, 1e9]) {
      expect(await add("Ruby", quantity)).toMatchObject(refused)
      expect(await set("Ruby", quantity)).toMatchObject(refused)
    }
    expect(await client.post("/api/cart", { quantity: 1 })).toMatchObject(refused)
    expect(await client.put(`/api/cart/${idOf("Ruby")}`, {})).toMatchObject(refused)
    expect(quantities(await cart())).toEqual({ Ruby: 1 })
  })

  it("refuses products that are not for sale or not in the cart with 404; removing a missing line item is no error", async () => {
    const missing = { status: 404, body: { code: "NOT_FOUND" } }
    expect(await client.post("/api/cart", { productId: "prod_none" })).toMatchObject(missing)
    expect(await set("Ruby", 1)).toMatchObject(missing)
    expect(await cart()).toMatchObject({ items: [] })
    expect((await client.delete(`/api/cart/${idOf("Ruby")}`)).status).toBe(200)
    expect((await client.delete("/api/cart")).status).toBe(200)
  })

  it("refuses a draft product with 404", async () => {
    await rows("update product set status = 'draft' where id = $1", [idOf("Unique")])
    await waitFor("the draft", async () =>
      (await client.get("/api/products/slug/unique")).status === 404 ? true : undefined
    )
    expect(await add("Unique")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    expect(await cart()).toMatchObject({ items: [] })
    await rows("update product set status = 'published' where id = $1", [idOf("Unique")])
  })

  it("still shows a line item whose stock is gone, and refuses to raise it", async () => {
    await add("Opal", 2)
    await setStock(idOf("Opal"), 1)
    expect((await cart()).items).toMatchObject([{ quantity: 2, product: { stock: 1 } }])
    expect(await set("Opal", 3)).toMatchObject(insufficient("Only 1 units available"))
    await setStock(idOf("Opal"), 5)
  })

  it("is 401 for visitors", async () => {
    const stranger = new Client(tenant.slug)
    const refused = { status: 401, body: { code: "UNAUTHENTICATED" } }
    expect(await stranger.get("/api/cart")).toMatchObject(refused)
    expect(await stranger.post("/api/cart", { productId: idOf("Ruby") })).toMatchObject(refused)
  })

  it("is unavailable while the tenant has switched it off, and keeps its contents", async () => {
    await add("Ruby")
    await switchFeatures(tenant.slug, { enableCart: false })
    const refused = { status: 403, body: { code: "FEATURE_DISABLED" } }
    expect(await client.get("/api/cart")).toMatchObject(refused)
    expect(await add("Ruby")).toMatchObject(refused)
    expect(await set("Ruby", 2)).toMatchObject(refused)
    expect(await client.delete(`/api/cart/${idOf("Ruby")}`)).toMatchObject(refused)
    expect(await client.delete("/api/cart")).toMatchObject(refused)
    await switchFeatures(tenant.slug, { enableCart: true })
    expect(quantities(await cart())).toEqual({ Ruby: 1 })
  })
})
