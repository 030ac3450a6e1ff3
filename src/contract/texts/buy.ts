export const buyTexts = {
  buy_button: "Add to Cart",
  buy_quantity_of: "Quantity of {name}",
  buy_limit: "Maximum available quantity",
  buy_added: "Added to cart",
  buy_sign_in: "Please sign in to add stones to your cart.",
  buy_short_title: "Insufficient stock",
  buy_failed: "Failed to update the cart. Please try again.",
} as const
