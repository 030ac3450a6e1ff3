// Run in Medusa (see medusa-exec.ts): creates a product with Medusa's own workflow, for comparison.
// Input: { slug } of the tenant. Output: { productId } of the product.
const { createInventoryLevelsWorkflow, createProductsWorkflow } = require("@medusajs/medusa/core-flows")

module.exports = async (container, input) => {
  const { slug } = input
  const knex = container.resolve("__pg_connection__")
  const [tenant] = await knex("tenant").where({ slug })
  const [profile] = await knex("shipping_profile").where({ type: "default" })
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title: "Stock Ruby",
          handle: `${tenant.slug}-stock-ruby`,
          description: "By the book",
          status: "published",
          hs_code: "7103",
          metadata: { tenant_id: tenant.id },
          shipping_profile_id: profile.id,
          sales_channels: [{ id: tenant.sales_channel_id }],
          options: [{ title: "Default", values: ["Default"] }],
          variants: [
            {
              title: "Default",
              sku: `${tenant.slug}-stock-ruby`,
              manage_inventory: true,
              options: { Default: "Default" },
              prices: [{ amount: 12500.5, currency_code: "inr" }],
            },
          ],
        },
      ],
    },
  })
  const [variant] = result[0].variants
  const [link] = await knex("product_variant_inventory_item").where({ variant_id: variant.id })
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: [
        {
          inventory_item_id: link.inventory_item_id,
          location_id: tenant.stock_location_id,
          stocked_quantity: 5,
        },
      ],
    },
  })
  return { productId: result[0].id }
}
