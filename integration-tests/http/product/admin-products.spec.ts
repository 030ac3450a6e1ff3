import type { AdminProduct, SavedProduct } from "../../../src/contract/admin-product"
import type { HistoryEntry } from "../../../src/contract/history"
import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { sendForm } from "../../support/form"
import { picture } from "../../support/pictures"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { buy, newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

const path = "/api/admin/products"
const pathOf = ({ id }: Pick<Product, "id">) => `${path}/${id}`

let here: NewTenant
let there: NewTenant
let visitor: Client

beforeAll(async () => {
  here = await newTenant()
  there = await newTenant()
  visitor = new Client(here.slug)
})

const texts = (name: string) => ({
  ...{ name, type: "RUBY", color: "Red", weight: "2.5 ct", origin: "Mogok", price: "12500.5", stock: "4" },
  ...{ shortInfo: "Pigeon blood", description: "A fine one.", isFeatured: "true", cut: "Oval" },
})
async function add(name = unique("Ruby"), more: Record<string, string> = {}): Promise<AdminProduct> {
  const form = { ...texts(name), existingImages: "[]", ...more }
  const saved = expectStatus(await sendForm<SavedProduct>(here.admin, "POST", path, form), 201)
  const { warnings: _none, ...product } = saved.body
  return product
}
const put = (it: Pick<Product, "id">, form: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm<AdminProduct>(here.admin, "PUT", pathOf(it), form, headers)
const publicProduct = async (slug: string) => visitor.get<Product>(`/api/products/slug/${slug}`)
const ofAdmin = async (it: Pick<Product, "id">) => (await here.admin.get<AdminProduct>(pathOf(it))).body

describe("an admin's products", () => {
  it("a new product is shown immediately, with its pictures and a slug from its name", async () => {
    const name = unique("Star Ruby")
    const images = [
      { name: "a.png", data: await picture("#aa0000") },
      { name: "b.jpg", data: await picture("#bb0000", "jpeg") },
    ]
    const form = { ...texts(name), existingImages: "[]", images }
    const { body } = expectStatus(await sendForm<AdminProduct>(here.admin, "POST", path, form), 201)
    expect(body).toMatchObject({
      ...{ name, slug: name.toLowerCase().replace(" ", "-"), type: "RUBY", price: "12500.50", stock: 4 },
      ...{ isFeatured: true, carat: 2.5, cut: "Oval", isListed: true, version: 1, currency: "INR" },
    })
    const { body: shown } = expectStatus(await publicProduct(body.slug), 200)
    expect(shown).toMatchObject({ id: body.id, name, images: body.images, stock: 4 })
    expect(body.images).toHaveLength(2)
    for (const url of body.images) expect((await visitor.get(url)).status).toBe(200)
  })

  it("JSON is accepted too, with numbers; a second product of the same name gets another slug", async () => {
    const name = unique("Opal")
    const json = { ...texts(name), price: 99.5, stock: 1, isFeatured: false }
    const { body: first } = expectStatus(await here.admin.post<AdminProduct>(path, json), 201)
    const { body: second } = expectStatus(await here.admin.post<AdminProduct>(path, json), 201)
    expect(first).toMatchObject({ price: "99.50", stock: 1, isFeatured: false })
    expect(second.slug).toBe(`${first.slug}-2`)
    const taken = await here.admin.post(path, { ...json, slug: first.slug })
    expect(taken).toMatchObject({ status: 409, body: { code: "CONFLICT", details: [{ path: "slug" }] } })
  })

  it("an edit changes the sent fields and keeps the others; the old URL redirects to the new one", async () => {
    const stone = await add(undefined, { hsnCode: "7103" })
    const slug = unique("renamed")
    const { body } = expectStatus(await put(stone, { price: "777", slug, cut: "" }), 200)
    expect(body).toEqual({ ...stone, price: "777.00", slug, cut: null, version: 2, warnings: [] })
    const moved = await publicProduct(stone.slug)
    expect([moved.status, moved.headers.location]).toEqual([308, `/api/products/slug/${slug}`])
    expect((await publicProduct(slug)).body).toMatchObject({ price: "777.00", hsnCode: "7103" })
    const again = await put(stone, { price: "777.00" })
    expect(again.body.version).toBe(2)
  })

  it("a draft is hidden from shoppers, shown to the admin, and appears when it is listed", async () => {
    const stone = await add(undefined, { isListed: "false" })
    expect((await publicProduct(stone.slug)).status).toBe(404)
    const drafts = await here.admin.get<AdminProduct[]>(`${path}?listed=false&search=${stone.name}`)
    expect(drafts.body).toEqual([stone])
    expect((await put(stone, { isListed: "true" })).body).toMatchObject({ isListed: true, version: 2 })
    expect((await publicProduct(stone.slug)).status).toBe(200)
  })

  it("the list is searched, filtered, sorted and paged, with the total count", async () => {
    const tenant = await newTenant()
    for (const [name, stock, price] of [
      ["Beryl", "3", "300"],
      ["Agate", "9", "100"],
      ["Citrine", "0", "200"],
    ] as const) {
      expectStatus(await tenant.admin.post(path, { ...texts(name), stock, price }), 201)
    }
    const names = async (query: string) => {
      const { body, headers } = await tenant.admin.get<AdminProduct[]>(`${path}?${query}`)
      return [body.map((it) => it.name).join(" "), headers["x-total-count"]]
    }
    expect(await names("sort=name")).toEqual(["Agate Beryl Citrine", "3"])
    expect(await names("sort=name_desc&limit=1&offset=1")).toEqual(["Beryl", "3"])
    expect(await names("sort=stock_asc")).toEqual(["Citrine Beryl Agate", "3"])
    expect(await names("sort=stock_desc")).toEqual(["Agate Beryl Citrine", "3"])
    expect(await names("sort=oldest")).toEqual(["Beryl Agate Citrine", "3"])
    expect(await names("priceMin=150&sort=price_asc")).toEqual(["Citrine Beryl", "2"])
    expect(await names("search=bery")).toEqual(["Beryl", "1"])
    expect(await names("inStock=false")).toEqual(["Citrine", "1"])
    expect((await tenant.admin.get(`${path}?sort=cheapest`)).status).toBe(400)
  })

  it("a deleted product disappears, its past orders stay complete, and its slug is free", async () => {
    const tenant = await newTenantWithStones([{ name: "Sold Ruby", stock: 3 }])
    const stone = tenant.stones.get("Sold Ruby")
    if (!stone) throw new Error("no stone")
    const buyer = await newBuyer(tenant.slug)
    const { response } = await buy(buyer, stone.id)
    const order = expectStatus(response, 201).body
    expect((await tenant.admin.delete(pathOf(stone))).status).toBe(204)
    expect((await tenant.admin.delete(pathOf(stone))).status).toBe(404)
    expect((await new Client(tenant.slug).get("/api/products")).body).toEqual([])
    const kept = await buyer.client.get<Order>(`/api/orders/${order.orderNumber}`)
    expect(kept.body.items).toEqual(order.items)
    expectStatus(await tenant.admin.post(path, { ...texts("New"), slug: stone.slug }), 201)
  })

  it("changes are in the history, field by field", async () => {
    const stone = await add()
    await put(stone, { price: "5", stock: "9" })
    await here.admin.delete(pathOf(stone))
    const { body } = await here.admin.get<HistoryEntry[]>(`/api/admin/history?entity=product&id=${stone.id}`)
    expect(body.map((it) => it.act)).toEqual(["deleted", "changed", "created"])
    expect(body[1]?.changes).toEqual([
      { field: "price", from: "12500.50", to: "5.00" },
      { field: "stock", from: 4, to: 9 },
    ])
    expect(body[0]?.changes).toContainEqual({ field: "cut", from: "Oval", to: null })
  })
})

describe("two admins who edit a product at once", () => {
  it("keep their changes of different fields; a change of the same field is refused with the current value", async () => {
    const stone = await add()
    expectStatus(await put(stone, { price: "20" }), 200)
    const merged = await put(stone, { ...texts(stone.name), color: "Pink" }, { "if-match": '"1"' })
    expect(merged).toMatchObject({ status: 200, body: { price: "20.00", color: "Pink", version: 3 } })
    const conflict = await put(stone, { price: "30" }, { "if-match": '"1"' })
    expect(conflict).toMatchObject({
      status: 409,
      body: { code: "STALE", current: { price: "20.00", version: 3 }, details: [{ path: "price" }] },
    })
    expect((await put(stone, { price: "30", version: "3" })).body.price).toBe("30.00")
    expect((await put(stone, { price: "40", version: "99" })).status).toBe(409)
  })

  it("an import in between counts as a change of the fields that it changed, and of no other", async () => {
    const stone = await add()
    const row = { slug: stone.slug, price: "55" }
    expectStatus(await here.admin.post(`${path}/bulk-import`, { products: [row] }), 200)
    expect((await put(stone, { price: "66" }, { "if-match": '"1"' })).status).toBe(409)
    const merged = await put(stone, { color: "Pink" }, { "if-match": '"1"' })
    expect(merged).toMatchObject({ status: 200, body: { price: "55.00", color: "Pink", version: 3 } })
  })

  it("units that are sold while a new stock is being typed are not added back", async () => {
    const stone = await add()
    expect((await put(stone, { stock: "9", stockBefore: "5" })).body).toMatchObject({
      code: "STALE",
      details: [{ path: "stock" }],
    })
    expect((await put(stone, { stock: "9", stockBefore: "4" })).body).toMatchObject({ stock: 9 })
  })
})

describe("is refused, and nothing changes:", () => {
  it.each([
    [{ name: " " }, "name", "Name is required"],
    [{ type: "" }, "type", "Type is required"],
    [{ price: "cheap" }, "price", "Valid price is required"],
    [{ stock: "2.5" }, "stock", "Valid stock number is required"],
    [{ slug: "Not a slug" }, "slug", "Valid slug is required"],
    [{ certificateUrl: "javascript:alert(1)" }, "certificateUrl", "must begin with http"],
    [{ existingImages: '["/static/elsewhere/x.webp"]' }, "existingImages", "no longer exists"],
    [{ existingImages: "{" }, "existingImages", "not valid"],
  ])("%j", async (more, field, message) => {
    const stone = await add()
    for (const response of [
      await sendForm(here.admin, "POST", path, { ...texts("Refused"), ...more }),
      await put(stone, more),
    ]) {
      expect(response).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_FAILED", error: expect.stringContaining(message) as string },
      })
      expect(response.body).toHaveProperty(
        "details",
        expect.arrayContaining([expect.objectContaining({ path: field })])
      )
    }
    expect(await ofAdmin(stone)).toEqual(stone)
    expect((await visitor.get<Product[]>("/api/products?search=Refused")).body).toEqual([])
  })

  it("a new product without its required fields", async () => {
    const response = await here.admin.post(path, { description: "nothing" })
    expect(response).toMatchObject({ status: 400, body: { error: "Name is required" } })
    const paths = (response.body as { details: { path: string }[] }).details.map((it) => it.path)
    expect(paths).toEqual(["name", "type", "price", "stock"])
  })

  it("a visitor's and a shopper's request, and any on another tenant's product", async () => {
    const stone = await add()
    const { client: shopper } = await newShopper(here.slug)
    for (const [caller, status] of [
      [new Client(here.slug), 401],
      [shopper, 403],
    ] as const) {
      expect((await caller.get(path)).status).toBe(status)
      expect((await caller.get(pathOf(stone))).status).toBe(status)
      expect((await caller.post(path, texts("Foreign"))).status).toBe(status)
      expect((await caller.put(pathOf(stone), { price: "1" })).status).toBe(status)
      expect((await caller.delete(pathOf(stone))).status).toBe(status)
    }
    expect((await there.admin.get(pathOf(stone))).status).toBe(404)
    expect((await there.admin.put(pathOf(stone), { price: "1" })).status).toBe(404)
    expect((await there.admin.delete(pathOf(stone))).status).toBe(404)
    expect((await there.admin.get<AdminProduct[]>(path)).body).toEqual([])
    expect(await ofAdmin(stone)).toEqual(stone)
  })
})
