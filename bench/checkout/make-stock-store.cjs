// Run by `medusa exec` without our code: creates a store with Medusa's own workflows, in a country that no region has
// yet. Writes its keys to the file named by RATNA_BENCH_SHOP.
const { writeFileSync } = require("node:fs")
const flows = require("@medusajs/medusa/core-flows")

const currency = "eur"

exports.default = async ({ container }) => {
  const run = async (flow, input) => (await flow(container).run({ input })).result
  const link = container.resolve("link")
  const fulfillment = container.resolve("fulfillment")
  const knex = container.resolve("__pg_connection__")
  const [{ iso_2: country }] = await knex("region_country").whereNull("region_id").orderBy("iso_2").limit(1)

  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: "Bench" }] })
  const [key] = await run(flows.createApiKeysWorkflow, {
    api_keys: [{ type: "publishable", title: "Bench", created_by: "" }],
  })
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [
      {
        name: "Bench",
        currency_code: currency,
        countries: [country],
        payment_providers: ["pp_system_default"],
      },
    ],
  })
  await run(flows.createTaxRegionsWorkflow, [
    {
      country_code: country,
      provider_id: "tp_system",
      default_tax_rate: { name: "Tax", code: "tax", rate: 18 },
    },
  ])

  const [location] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: "Bench", address: { address_1: "", country_code: country } }],
  })
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] })
  const [profile] = await fulfillment.listShippingProfiles({ type: "default" })
  const set = await fulfillment.createFulfillmentSets({
    name: `Bench ${location.id}`,
    type: "shipping",
    service_zones: [
      { name: `Bench ${location.id}`, geo_zones: [{ type: "country", country_code: country }] },
    ],
  })
  const stock_location = { stock_location_id: location.id }
  await link.create([
    { stock_location, fulfillment: { fulfillment_set_id: set.id } },
    { stock_location, fulfillment: { fulfillment_provider_id: "manual_manual" } },
  ])
  await run(flows.createShippingOptionsWorkflow, [
    {
      name: "Standard",
      price_type: "flat",
      provider_id: "manual_manual",
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: "Standard", description: "Standard", code: "standard" },
      prices: [{ currency_code: currency, amount: 100 }],
      rules: [
        { attribute: "enabled_in_store", operator: "eq", value: "true" },
        { attribute: "is_return", operator: "eq", value: "false" },
      ],
    },
  ])

  const [product] = await run(flows.createProductsWorkflow, {
    products: [
      {
        title: "Ruby",
        handle: `bench-${country}`,
        status: "published",
        shipping_profile_id: profile.id,
        sales_channels: [{ id: channel.id }],
        options: [{ title: "Default", values: ["Default"] }],
        variants: [
          {
            title: "Default",
            sku: `bench-${country}`,
            manage_inventory: true,
            options: { Default: "Default" },
            prices: [{ amount: 1234.56, currency_code: currency }],
          },
        ],
      },
    ],
  })
  const [variant] = product.variants
  const [item] = await knex("product_variant_inventory_item").where({ variant_id: variant.id })
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: [
      { inventory_item_id: item.inventory_item_id, location_id: location.id, stocked_quantity: 100_000 },
    ],
  })
  writeFileSync(
    process.env.RATNA_BENCH_SHOP,
    JSON.stringify({ key: key.token, regionId: region.id, variantId: variant.id, country })
  )
}
