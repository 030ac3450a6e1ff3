/** A price in rupees as text: 0 to `maxPrice`, with at most two decimals. */
export const priceForm = /^\d{1,10}(\.\d{1,2})?$/

/** The highest price in rupees. */
export const maxPrice = "9999999999.99"
