import type { Product } from "../../../src/contract/product"
import { importRows } from "../../support/catalog"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { inMedusa } from "../../support/medusa-exec"
import { newTenant, type NewTenant } from "../../support/tenant"
import { waitFor } from "../../support/wait-for"

/** Every Medusa table with rows of a product: table → how its rows refer to the product. */
const tables: Record<string, string> = {
  product: "id = $1",
  image: "product_id = $1",
  product_product_option: "product_id = $1",
  product_option: "id in (select product_option_id from product_product_option where product_id = $1)",
  product_option_value: `option_id in (select product_option_id from product_product_option where product_id = $1)`,
  product_product_option_value: `product_product_option_id in
    (select id from product_product_option where product_id = $1)`,
  product_variant: "product_id = $1",
  product_variant_option: "variant_id in (select id from product_variant where product_id = $1)",
  product_sales_channel: "product_id = $1",
  product_shipping_profile: "product_id = $1",
  product_variant_price_set: "variant_id in (select id from product_variant where product_id = $1)",
  product_variant_inventory_item: "variant_id in (select id from product_variant where product_id = $1)",
  price_set: `id in (select price_set_id from product_variant_price_set l
    join product_variant v on v.id = l.variant_id where v.product_id = $1)`,
  price: `price_set_id in (select price_set_id from product_variant_price_set l
    join product_variant v on v.id = l.variant_id where v.product_id = $1)`,
  inventory_item: `id in (select inventory_item_id from product_variant_inventory_item l
    join product_variant v on v.id = l.variant_id where v.product_id = $1)`,
  inventory_level: `inventory_item_id in (select inventory_item_id from product_variant_inventory_item l
    join product_variant v on v.id = l.variant_id where v.product_id = $1)`,
}

/** Returns the rows of one product with ids, names and times normalized, since these must differ. */
async function rowsOf(productId: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [table, where] of Object.entries(tables)) {
    const those = await rows<{ row: string }>(
      `select (to_jsonb(it) - 'created_at' - 'updated_at')::text as row from ${table} it where ${where}`,
      [productId]
    )
    found[table] = those
      .map(({ row }) => row.replace(/\b([a-z]+)_[0-9A-Z]{26}\b/g, "$1_…").replace(/(stock|our)-ruby/gi, "…"))
      .map((row) => row.replace(/(Stock|Our) Ruby/g, "…"))
      .sort()
  }
  return found
}

const findIn = async (tenant: NewTenant, slug: string): Promise<Product | undefined> => {
  const { status, body } = await new Client(tenant.slug).get<Product>(`/api/products/slug/${slug}`)
  return status === 200 ? body : undefined
}

describe("a product that the product's own commands create", () => {
  it("equals, row for row, a product that Medusa's workflow creates", async () => {
    const tenant = await newTenant()
    await importRows(tenant, [
      { name: "Our Ruby", description: "By the book", price: "12500.50", stock: "5", hsnCode: "7103" },
    ])
    const made = await inMedusa<{ productId: string }>("stock-product.cjs", { slug: tenant.slug })
    // The other product is assigned to the tenant automatically, like everything that is created in Medusa Admin.
    const theirs = await waitFor(
      "Medusa's product",
      // Its stock is written later: the catalog entry follows each step of the workflow.
      async () => {
        const found = await findIn(tenant, "stock-ruby")
        return found?.stock === 5 ? found : undefined
      },
      20_000
    )
    const ours = await findIn(tenant, "our-ruby")
    expect(theirs).toMatchObject({ id: made.productId, price: "12500.50", stock: 5, type: "OTHER" })
    expect(await rowsOf(ours?.id ?? "")).toEqual(await rowsOf(theirs.id))
  }, 120_000)
})
