export const buyTexts = {
  buy_button: "Add to Cart",
  buy_quantity_of: "Quantity of {name}",
  buy_limit: "Maximum available quantity",
  buy_added: "Added to cart",
  buy_added_quantity: "Quantity: {n}",
  buy_in_cart_one: "1 stone in your cart",
  buy_in_cart_more: "{n} stones in your cart",
  buy_view_cart: "View cart",
  buy_continue: "Continue",
  buy_sign_in: "Please sign in to add stones to your cart.",
  buy_short_title: "Insufficient stock",
  buy_failed: "Failed to update the cart. Please try again.",
} as const
