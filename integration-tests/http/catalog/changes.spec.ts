import type { Product } from "../../../src/contract/product"
import { importRows, newCatalog } from "../../support/catalog"
import type { Client } from "../../support/client"
import { inTransaction, rows } from "../../support/database"
import type { NewTenant } from "../../support/tenant"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(90_000)

let tenant: NewTenant
let visitor: Client

beforeAll(async () => {
  ;({ tenant, visitor } = await newCatalog([
    { name: "Fire Opal", stock: "4", price: "5000" },
    { name: "Moonstone", stock: "2", price: "700" },
  ]))
})

const find = async (slug: string): Promise<Product | undefined> => {
  const { status, body } = await visitor.get<Product>(`/api/products/slug/${slug}`)
  return status === 200 ? body : undefined
}

const become = (what: string, isSo: () => Promise<boolean>): Promise<true> =>
  waitFor(what, async () => ((await isSo()) ? true : undefined), 20_000)

const idOf = async (slug: string): Promise<string> => (await find(slug))?.id ?? ""

describe("a product's page", () => {
  it("is found by its slug, and 404 for an unknown slug", async () => {
    expect(await find("fire-opal")).toMatchObject({ name: "Fire Opal", stock: 4, price: "5000.00" })
    const unknown = await visitor.get("/api/products/slug/no-such-stone")
    expect(unknown.status).toBe(404)
    expect(unknown.body).toEqual({ error: "Product not found", code: "NOT_FOUND" })
  })

  it("redirects from a former slug", async () => {
    await rows("insert into slug_history (tenant_id, slug, product_id) values ($1, $2, $3)", [
      ...[tenant.id, "flame-opal", await idOf("fire-opal")],
    ])
    const response = await visitor.get("/api/products/slug/flame-opal")
    expect(response.status).toBe(308)
    expect(response.headers.location).toBe("/api/products/slug/fire-opal")
  })
})

describe("the catalog follows", () => {
  it("an import of the same file: no duplicates, changes applied", async () => {
    await importRows(tenant, [
      { name: "Fire Opal", stock: "4", price: "5000" },
      { name: "Moonstone", stock: "9", price: "750.25" },
    ])
    const { headers } = await visitor.get("/api/products")
    expect(headers["x-total-count"]).toBe("2")
    expect(await find("moonstone")).toMatchObject({ stock: 9, price: "750.25" })
  })

  it("stock, in the transaction that changes it", async () => {
    const before = await visitor.get("/api/products")
    await rows(
      `update inventory_level set stocked_quantity = 1 where inventory_item_id =
         (select inventory_item_id from catalog_entry where product_id = $1)`,
      [await idOf("fire-opal")]
    )
    expect(await find("fire-opal")).toMatchObject({ stock: 1 })
    const after = await visitor.get<Product[]>("/api/products", {
      headers: { "if-none-match": before.headers.etag ?? "" },
    })
    expect(after.status).toBe(200)
    expect(after.body.find((it) => it.slug === "fire-opal")?.stock).toBe(1)
  })

  it("a change of one product of a list that was read before: the others stay as they were", async () => {
    const before = (await visitor.get<Product[]>("/api/products")).body
    await importRows(tenant, [{ name: "Fire Opal", stock: "1", price: "5100.5" }])
    const { body } = await visitor.get<Product[]>("/api/products")
    const changed = { ...before.find((it) => it.slug === "fire-opal"), price: "5100.50", stock: 1 }
    expect(body.find((it) => it.slug === "fire-opal")).toEqual(changed)
    expect(body.find((it) => it.slug === "moonstone")).toEqual(before.find((it) => it.slug === "moonstone"))
  })

  it("stock that is written while the product's first catalog entry is being built", async () => {
    const id = await idOf("fire-opal")
    const [level] = await rows<{ id: string; inventory_item_id: string }>(
      `select l.id, l.inventory_item_id from inventory_level l join catalog_entry e using (inventory_item_id)
       where e.product_id = $1`,
      [id]
    )
    // State after Medusa has created the product and before its stock exists.
    await rows("delete from catalog_entry where product_id = $1", [id])
    await inTransaction(async (ask) => {
      await ask("update inventory_level set stocked_quantity = 3 where id = $1", [level?.id])
      await rows("insert into catalog_stale (product_id) values ($1)", [id])
      await become("the entry", async () => (await find("fire-opal"))?.stock === 1)
    })
    await become("the stock", async () => (await find("fire-opal"))?.stock === 3)
  })

  it("a price, a title and a picture that were changed in Medusa, within seconds", async () => {
    const id = await idOf("moonstone")
    await rows(
      `update price set amount = 1234.5, raw_amount = '{"value": "1234.5", "precision": 20}'
       where price_set_id in (select l.price_set_id from product_variant_price_set l
         join product_variant v on v.id = l.variant_id where v.product_id = $1)`,
      [id]
    )
    await rows("update product set title = 'Rainbow Moonstone' where id = $1", [id])
    await rows("insert into image (id, url, product_id) values ($1, '/static/moon.webp', $2)", [
      `img_${id}`,
      id,
    ])
    await become("the new price", async () => (await find("moonstone"))?.price === "1234.50")
    expect(await find("moonstone")).toMatchObject({
      name: "Rainbow Moonstone",
      images: ["/static/moon.webp"],
    })
    const { body } = await visitor.get<Product[]>("/api/products?search=rainbow")
    expect(body).toHaveLength(1)
  })

  it("a draft and a deletion: neither is shown any more", async () => {
    const id = await idOf("moonstone")
    await rows("update product set status = 'draft' where id = $1", [id])
    await become("the draft", async () => (await find("moonstone")) === undefined)
    await rows("update product set deleted_at = now() where id = $1", [await idOf("fire-opal")])
    await become(
      "the deletion",
      async () => (await visitor.get("/api/products")).headers["x-total-count"] === "0"
    )
  })
})
