import type { Product } from "../../../src/contract/product"
import type { WishlistEntry } from "../../../src/contract/wishlist"
import { newCatalog } from "../../support/catalog"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus, newShopper, PASSWORD, type Shopper, signIn } from "../../support/shopper"
import type { NewTenant } from "../../support/tenant"
import { setStock, switchFeatures } from "../../support/tenant-row"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(90_000)

const missing = { status: 404, body: { code: "NOT_FOUND" } }
const invalid = { status: 400, body: { code: "VALIDATION_FAILED" } }

let tenant: NewTenant
let stones: Map<string, Product>
let shopper: Shopper
let client: Client

const idOf = (name: string): string => stones.get(name)?.id ?? ""
const add = (name: string, by = client) => by.post<WishlistEntry>("/api/wishlist", { productId: idOf(name) })
const list = async (by = client): Promise<WishlistEntry[]> =>
  (await by.get<WishlistEntry[]>("/api/wishlist")).body
const names = async (by = client): Promise<string[]> => (await list(by)).map((it) => it.product.name)

beforeAll(async () => {
  const made = await newCatalog(
    ["Ruby", "Opal", "Gone", "Hidden", "Sold"].map((name) => ({ name, price: "1000.50" }))
  )
  tenant = made.tenant
  const { body } = await made.visitor.get<Product[]>("/api/products")
  stones = new Map(body.map((it) => [it.name, it]))
})

beforeEach(async () => {
  shopper = await newShopper(tenant.slug)
  client = shopper.client
})

it("keeps a product once, however often it is added, latest first, with its current price", async () => {
  const first = await add("Ruby")
  expect(first).toMatchObject({
    status: 201,
    body: { product: { id: idOf("Ruby"), name: "Ruby", type: "RUBY", price: "1000.50", stock: 3 } },
  })
  expect(await add("Ruby")).toMatchObject({ status: 200, body: first.body })
  expect(first.body.product.isFeatured).toBe(false)
  expect(first.body.product).toEqual(stones.get("Ruby"))
  expect(await list()).toEqual([first.body])
  await add("Opal")
  expect(await names()).toEqual(["Opal", "Ruby"])
  await tenant.admin.post("/api/admin/products/bulk-import", {
    products: [{ name: "Opal", type: "RUBY", price: "250", stock: "3" }],
  })
  expect((await list())[0]?.product.price).toBe("250.00")
})

it("shows which of its products are featured", async () => {
  await add("Ruby")
  const products = [{ name: "Ruby", type: "RUBY", price: "1000.50", stock: "3" }]
  const featured = async (isFeatured: boolean) => {
    const sent = { products: products.map((it) => ({ ...it, isFeatured })) }
    expectStatus(await tenant.admin.post("/api/admin/products/bulk-import", sent), 200)
    expect((await list())[0]?.product.isFeatured).toBe(isFeatured)
    expect((await add("Ruby")).body.product.isFeatured).toBe(isFeatured)
  }
  await featured(true)
  await featured(false)
})

it("concurrent taps add one product, and only one response reports it as new", async () => {
  const responses = await Promise.all([add("Ruby"), add("Ruby"), add("Ruby")])
  expect(responses.map((it) => it.status).sort()).toEqual([200, 200, 201])
  expect(await names()).toEqual(["Ruby"])
})

it("a removed product is gone, and removing it again is no error", async () => {
  await add("Ruby")
  await add("Opal")
  expect((await client.delete(`/api/wishlist/${idOf("Ruby")}`)).status).toBe(204)
  expect((await client.delete(`/api/wishlist/${idOf("Ruby")}`)).status).toBe(204)
  expect((await client.delete("/api/wishlist/prod_none")).status).toBe(204)
  expect(await names()).toEqual(["Opal"])
})

it("is the same on another device, and visible to no other account", async () => {
  await add("Ruby")
  expect(await names(await signIn(shopper.email, PASSWORD, tenant.slug))).toEqual(["Ruby"])
  const other = (await newShopper(tenant.slug)).client
  expect(await list(other)).toEqual([])
  expect((await other.delete(`/api/wishlist/${idOf("Ruby")}`)).status).toBe(204)
  expect(await names()).toEqual(["Ruby"])
})

it("another tenant's product is 404, and the same person's wishlist in another tenant is unchanged", async () => {
  await add("Ruby")
  const there = new Client("sapphire")
  const details = { email: shopper.email, name: "Asha Rao", password: PASSWORD }
  expectStatus(await there.post("/api/auth/register", details), 201)
  expect(await add("Ruby", there)).toMatchObject(missing)
  expect(await list(there)).toEqual([])
  expect((await there.delete(`/api/wishlist/${idOf("Ruby")}`)).status).toBe(204)
  expect(await names()).toEqual(["Ruby"])
  expect(
    await rows("select tenant_id from wishlist_entry where product_id = $1 and account_id = $2", [
      idOf("Ruby"),
      shopper.user.id,
    ])
  ).toEqual([{ tenant_id: tenant.id }])
})

it("a sold-out product stays; a deleted or hidden one disappears, and returns when it is shown again", async () => {
  for (const name of ["Ruby", "Gone", "Hidden", "Sold"]) await add(name)
  await setStock(idOf("Sold"), 0)
  await rows("update product set status = 'draft' where id = $1", [idOf("Hidden")])
  await rows("update product set deleted_at = now() where id = $1", [idOf("Gone")])
  await waitFor("the catalog's change", async () => ((await names()).length === 2 ? true : undefined))
  expect((await list()).map((it) => [it.product.name, it.product.stock])).toEqual([
    ["Sold", 0],
    ["Ruby", 3],
  ])
  expect(await add("Hidden")).toMatchObject(missing)
  expect(await add("Gone")).toMatchObject(missing)
  await rows("update product set status = 'published' where id = $1", [idOf("Hidden")])
  await waitFor("the stone that came back", async () =>
    (await names()).includes("Hidden") ? true : undefined
  )
})

it("refuses invalid products, and changes nothing", async () => {
  await add("Ruby")
  for (const body of [{}, { productId: "" }, { productId: 7 }, { productId: "x".repeat(101) }, []])
    expect(await client.post("/api/wishlist", body)).toMatchObject(invalid)
  expect(await client.post("/api/wishlist", { productId: "prod_none" })).toMatchObject(missing)
  expect(await names()).toEqual(["Ruby"])
})

it("is limited to 500 products; products that are no longer shown don't count", async () => {
  const fill = (from: number, to: number, productId: string) =>
    rows(
      `insert into wishlist_entry (tenant_id, account_id, product_id, id)
       select $1, $2, $3 || n, 'wish_' || $2 || n from generate_series($4::int, $5::int) n`,
      [tenant.id, shopper.user.id, productId, from, to]
    )
  await fill(1, 600, "prod_long_gone_")
  expect((await add("Ruby")).status).toBe(201)
  await rows(
    `insert into catalog_entry (product_id, tenant_id, price_paise, stock, is_listed, is_featured, created_at, type,
       color, origin, name_key, slug, variant_id, stock_location_id, name, short_info, weight, images, choice_facts,
       range_facts, search)
     select $2 || n, tenant_id, price_paise, stock, is_listed, is_featured, created_at, type, color, origin, name_key,
       'many-' || n, variant_id, stock_location_id, name, short_info, weight, images, choice_facts, range_facts, search
     from catalog_entry, generate_series(1, 499) n where product_id = $1`,
    [idOf("Ruby"), "prod_many_"]
  )
  await rows(
    `insert into catalog_body (product_id, body)
     select $2 || n, body from catalog_body, generate_series(1, 499) n where product_id = $1`,
    [idOf("Ruby"), "prod_many_"]
  )
  await fill(1, 499, "prod_many_")
  const full = { status: 409, body: { code: "CONFLICT", error: "Your wishlist can hold at most 500 stones" } }
  expect(await add("Opal")).toMatchObject(full)
  expect((await add("Ruby")).status).toBe(200)
  expect(await list()).toHaveLength(500)
  await rows("delete from catalog_body where product_id like 'prod_many_%'")
  await rows("delete from catalog_entry where tenant_id = $1 and product_id like 'prod_many_%'", [tenant.id])
})

it("is 401 for visitors", async () => {
  const stranger = new Client(tenant.slug)
  const refused = { status: 401, body: { code: "UNAUTHENTICATED" } }
  expect(await stranger.get("/api/wishlist")).toMatchObject(refused)
  expect(await add("Ruby", stranger)).toMatchObject(refused)
  expect(await stranger.delete(`/api/wishlist/${idOf("Ruby")}`)).toMatchObject(refused)
})

it("is unavailable while switched off, and keeps its products", async () => {
  await add("Ruby")
  await switchFeatures(tenant.slug, { enableWishlist: false })
  const off = { status: 403, body: { code: "FEATURE_DISABLED" } }
  expect(await client.get("/api/wishlist")).toMatchObject(off)
  expect(await add("Opal")).toMatchObject(off)
  expect(await client.delete(`/api/wishlist/${idOf("Ruby")}`)).toMatchObject(off)
  await switchFeatures(tenant.slug, { enableWishlist: true })
  expect(await names()).toEqual(["Ruby"])
})
