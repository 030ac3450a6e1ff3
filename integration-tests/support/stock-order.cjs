// Run in Medusa (see medusa-exec.ts): Medusa's own checkout of a cart that equals the cart of an existing order.
// Input: { orderId } of the existing order. Output: { orderId } of the order that Medusa's workflows created.
const { Modules } = require("@medusajs/framework/utils")
const {
  addShippingMethodToCartWorkflow,
  capturePaymentWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} = require("@medusajs/medusa/core-flows")

const addressParts = [
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "city",
  "province",
  "postal_code",
  "country_code",
  "phone",
]
const addressOf = (row) => Object.fromEntries(addressParts.map((it) => [it, row[it]]))

module.exports = async (container, input) => {
  const { orderId } = input
  const query = container.resolve("query")
  const { data } = await query.graph({
    entity: "order",
    fields: ["*", "items.*", "shipping_address.*", "billing_address.*", "shipping_methods.*"],
    filters: { id: orderId },
  })
  const [ours] = data
  const { result: cart } = await createCartWorkflow(container).run({
    input: {
      region_id: ours.region_id,
      sales_channel_id: ours.sales_channel_id,
      customer_id: ours.customer_id,
      email: ours.email,
      currency_code: ours.currency_code,
      shipping_address: addressOf(ours.shipping_address),
      billing_address: addressOf(ours.billing_address),
      items: ours.items.map((it) => ({ variant_id: it.variant_id, quantity: it.quantity })),
      metadata: { tenant_id: ours.metadata.tenant_id },
    },
  })
  const options = ours.shipping_methods.map((it) => ({ id: it.shipping_option_id, data: {} }))
  await addShippingMethodToCartWorkflow(container).run({ input: { cart_id: cart.id, options } })
  await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cart.id } })
  const { data: carts } = await query.graph({
    entity: "cart",
    fields: ["id", "payment_collection.*"],
    filters: { id: cart.id },
  })
  const collection = carts[0].payment_collection
  // The product's own provider opens no payments by itself, so the region uses Medusa's system provider during this
  // run.
  const link = {
    [Modules.REGION]: { region_id: ours.region_id },
    [Modules.PAYMENT]: { payment_provider_id: "pp_system_default" },
  }
  await container.resolve("link").create(link)
  try {
    await createPaymentSessionsWorkflow(container).run({
      input: {
        payment_collection_id: collection.id,
        provider_id: "pp_system_default",
        customer_id: ours.customer_id,
      },
    })
    await completeCartWorkflow(container).run({ input: { id: cart.id } })
  } finally {
    await container.resolve("link").dismiss(link)
  }
  const { data: made } = await query.graph({
    entity: "order_cart",
    fields: ["order_id"],
    filters: { cart_id: cart.id },
  })
  const { data: payments } = await query.graph({
    entity: "payment",
    fields: ["id"],
    filters: { payment_collection_id: collection.id },
  })
  await capturePaymentWorkflow(container).run({ input: { payment_id: payments[0].id } })
  return { orderId: made[0].order_id }
}
