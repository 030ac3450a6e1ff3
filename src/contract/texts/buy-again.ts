export const buyAgainTexts = {
  again_added_one: "1 stone is in your cart.",
  again_added_more: "{n} stones are in your cart.",
  again_cart: "Go to the cart",
  again_none_left: "none left in stock",
  again_few_left: "only {left} of {wanted} could be added",
  again_gone: "no longer sold",
  again_failed: "could not be added. Please try again.",
  order_buy_again: "Buy again",
} as const
