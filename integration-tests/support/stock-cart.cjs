// Run in Medusa (see medusa-exec.ts): writes a cart like an existing one through Medusa's cart module.
// Input: { cartId } of the existing cart. Output: { cartId } of the cart that the module wrote.
const { Modules } = require("@medusajs/framework/utils")

const cartParts = ["region_id", "customer_id", "sales_channel_id", "email", "currency_code", "metadata"]
const lineParts = [
  "title",
  "subtitle",
  "thumbnail",
  "product_id",
  "product_title",
  "product_handle",
  "variant_id",
  "variant_title",
  "requires_shipping",
  "is_tax_inclusive",
]
const only = (row, parts) => Object.fromEntries(parts.map((it) => [it, row[it]]))

module.exports = async (container, { cartId }) => {
  const carts = container.resolve(Modules.CART)
  const ours = await carts.retrieveCart(cartId, { relations: ["items"] })
  const cart = await carts.createCarts(only(ours, cartParts))
  for (const item of ours.items) {
    const [line] = await carts.addLineItems(cart.id, [
      { ...only(item, lineParts), quantity: 1, unit_price: 1 },
    ])
    await carts.updateLineItems(line.id, { quantity: item.quantity, unit_price: Number(item.unit_price) })
  }
  return { cartId: cart.id }
}
