import Medusa from "@medusajs/js-sdk"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { product } from "../../support/product"
import { expectStatus } from "../../support/shopper"
import { newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { superadmin } from "../../support/tenant"

jest.setTimeout(90_000)

interface OpenTenant {
  tenant: TenantWithStones
  key: string
  sdk: Medusa
  region: string
}
let mine: OpenTenant
let theirs: OpenTenant

async function openTenant(stone: string): Promise<OpenTenant> {
  const tenant = await newTenantWithStones([{ name: stone, stock: 3 }])
  const [row] = await rows<{ key: string; region: string }>(
    "select publishable_key as key, region_id as region from tenant where id = $1",
    [tenant.id]
  )
  const key = row?.key ?? ""
  // Disables the SDK's logs, since errors are expected here.
  const sdk = new Medusa({ baseUrl: product().medusaUrl, publishableKey: key, logger: silent })
  return { tenant, key, sdk, region: row?.region ?? "" }
}
const silent = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
}

const medusa = new Client("default", { medusa: true })
const get = (path: string, { key } = mine) =>
  medusa.get<{ message?: string }>(path, { headers: { "x-publishable-api-key": key } })
const idOf = ({ tenant }: OpenTenant): string => [...tenant.stones.values()][0]?.id ?? ""

/** Inserts a collection, type, tag and category, which all tenants share in Medusa, and assigns them to one product. */
async function nameShared({ tenant }: OpenTenant, word: string): Promise<void> {
  const id = [...tenant.stones.values()][0]?.id ?? ""
  await rows("insert into product_collection (id, title, handle) values ($1, $1, $1)", [`pcol_${word}`])
  await rows("insert into product_type (id, value) values ($1, $1)", [`ptyp_${word}`])
  await rows("insert into product_tag (id, value) values ($1, $1)", [`ptag_${word}`])
  await rows(
    "insert into product_category (id, name, handle, mpath, is_active, is_internal, rank) values ($1, $1, $1, $1, true, false, 0)",
    [`pcat_${word}`]
  )
  await rows("update product set collection_id = $2, type_id = $3 where id = $1 returning id", [
    id,
    `pcol_${word}`,
    `ptyp_${word}`,
  ])
  await rows("insert into product_tags (product_id, product_tag_id) values ($1, $2)", [id, `ptag_${word}`])
  await rows("insert into product_category_product (product_id, product_category_id) values ($1, $2)", [
    id,
    `pcat_${word}`,
  ])
}

beforeAll(async () => {
  ;[mine, theirs] = await Promise.all([openTenant("Ruby"), openTenant("Opal")])
  await nameShared(mine, mine.tenant.slug)
  await nameShared(theirs, theirs.tenant.slug)
}, 90_000)

describe("Medusa's store API with a tenant's publishable key", () => {
  it("serves the tenant's catalog to Medusa's own client, with prices", async () => {
    const { sdk, region, tenant } = mine
    const fields = "id,title,handle,*variants,*variants.calculated_price,*images"
    const { products, count } = await sdk.store.product.list({ fields, limit: 5 })
    expect(count).toBe(1)
    expect(products).toMatchObject([
      { id: idOf(mine), title: "Ruby", variants: [{ calculated_price: { calculated_amount: 1234.56 } }] },
    ])
    expect((await sdk.store.product.retrieve(idOf(mine))).product.title).toBe("Ruby")
    expect((await sdk.store.region.list()).regions.map((it) => it.id)).toEqual([region])
    const { collections } = await sdk.store.collection.list()
    expect(collections.map((it) => it.id)).toEqual([`pcol_${tenant.slug}`])
    const { product_categories: categories } = await sdk.store.category.list()
    expect(categories.map((it) => it.id)).toEqual([`pcat_${tenant.slug}`])
    expect((await sdk.store.collection.retrieve(`pcol_${tenant.slug}`)).collection.title).toBe(
      `pcol_${tenant.slug}`
    )
  })

  it("returns nothing of another tenant, whatever is requested", async () => {
    const { id } = theirs.tenant
    const [foreign] = await rows<{ channel: string; variant: string }>(
      `select t.sales_channel_id as channel, v.id as variant from tenant t, product_variant v
       where t.id = $1 and v.product_id = $2`,
      [id, idOf(theirs)]
    )
    const { channel = "", variant = "" } = foreign ?? {}
    const word = theirs.tenant.slug
    for (const path of [
      `/store/products/${idOf(theirs)}`,
      `/store/product-variants/${variant}`,
      `/store/collections/pcol_${word}`,
      `/store/product-types/ptyp_${word}`,
      `/store/product-tags/ptag_${word}`,
      `/store/product-categories/pcat_${word}`,
      "/store/regions/reg_other",
      "/store/currencies/usd",
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    for (const list of [
      "products",
      "product-variants",
      "product-types",
      "product-tags",
      "product-categories",
      "collections",
    ]) {
      for (const query of [
        "limit=100",
        "q=",
        `sales_channel_id[]=${channel}`,
        `id[]=${idOf(theirs)}&$or[0][id]=${idOf(theirs)}`,
        "fields=*products,*type.products,*collection.products,*sales_channels,*categories.products",
      ]) {
        const { status, body } = await get(`/store/${list}?${query}`)
        expect([list, query, status >= 500]).toEqual([list, query, false])
        const text = JSON.stringify(body)
        const shown = [idOf(theirs), variant, channel, "Opal", `_${word}`].filter((it) => text.includes(it))
        expect([list, query, shown]).toEqual([list, query, []])
      }
    }
  })

  it("is read-only: every other request names the endpoint of this product to use", async () => {
    const key = { headers: { "x-publishable-api-key": mine.key } }
    const refusal = { status: 403, body: { message: expect.stringContaining("/api") as string } }
    for (const path of ["/store/carts", "/store/customers", "/store/products", "/store/payment-collections"])
      expect(await medusa.post(path, {}, key)).toMatchObject(refusal)
    for (const path of [
      "/store/orders",
      "/store/orders/order_1",
      "/store/product-options",
      "/store/customers/me",
      "/store/nothing",
    ])
      expect(await get(path)).toMatchObject(refusal)
    for (const path of ["/STORE/products", "/store//products", "/store/%70roducts"])
      expect([path, (await get(path)).status >= 400]).toEqual([path, true])
    await expect(mine.sdk.store.cart.create({})).rejects.toThrow("POST /api/cart")
  })

  it("wants a key of a tenant that is open", async () => {
    expect((await medusa.get("/store/products")).status).toBe(400)
    expect((await get("/store/products", { ...mine, key: "pk_unknown" })).status).toBe(400)
    const platform = await superadmin()
    const path = `/api/superadmin/tenants/${theirs.tenant.id}`
    expectStatus(await platform.put(path, { isActive: false }), 200)
    expect(await get("/store/products", theirs)).toMatchObject({
      status: 503,
      body: { message: "This store is closed." },
    })
  })

  it("is rate-limited per client", async () => {
    const client = new Client("default", { medusa: true })
    const ask = () => client.get("/store/currencies", { headers: { "x-publishable-api-key": mine.key } })
    const responses = []
    for (let i = 0; i < 13; i += 1) responses.push(...(await Promise.all(Array.from({ length: 10 }, ask))))
    expect(responses.filter((it) => it.status === 200)).toHaveLength(120)
    expect(responses.find((it) => it.status !== 200)).toMatchObject({ status: 429 })
  })
})
