import type { Rule } from "./rule"

/** The lowest price in rupees: the payment gateway takes no less. */
export const minPrice = 1
/** The highest price in rupees. */
export const maxPrice = "9999999999.99"

/** Digits up to `maxPrice`, with at most two decimals. */
const priceForm = /^\d{1,10}(\.\d{1,2})?$/

/** Returns what is wrong with a price in rupees, or undefined. */
export const priceProblem: Rule = (text) => {
  if (!priceForm.test(text)) return "Valid price is required"
  return Number(text) < minPrice ? "Price must be at least ₹1.00" : undefined
}
