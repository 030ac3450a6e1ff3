import type { Totals } from "../contract/checkout"
import type { Rates } from "../contract/settings"
import { addPaise, type Paise, paiseFromRupees, rupeesNumber, scalePaise, zeroPaise } from "./money"
import { hundredthsOfPercent } from "./percent"

/** Every amount of an order in paise; `total = subtotal + gst + shippingFee`. */
export interface OrderTotals {
  subtotal: Paise
  gstRate: string
  gst: Paise
  /** The charged fee: 0 if shipping is free. */
  shippingFee: Paise
  freeShippingThreshold: Paise
  total: Paise
}

/**
 * Calculates the totals of an order; no other code does. GST on the item subtotal, rounded half up once; shipping
 * untaxed, and free from the threshold on. An empty cart follows the same rule: no GST, and the shipping fee unless the
 * threshold is 0. Throws RangeError for negative amounts or a rate that isn't 0 to 100 with two decimals.
 * @param subtotal sum of price × quantity
 */
export function calculateTotals(subtotal: Paise, rates: Rates): OrderTotals {
  const gstRate = rates.gst_rate
  const fee = paiseFromRupees(rates.shipping_fee)
  const freeShippingThreshold = paiseFromRupees(rates.free_shipping_threshold)
  if (Math.min(subtotal, fee, freeShippingThreshold) < 0) {
    throw new RangeError("Amounts of an order can't be negative")
  }
  const gst = scalePaise(subtotal, hundredthsOfPercent(gstRate), 10_000)
  const shippingFee = subtotal >= freeShippingThreshold ? zeroPaise : fee
  const total = addPaise(subtotal, gst, shippingFee)
  return { subtotal, gstRate, gst, shippingFee, freeShippingThreshold, total }
}

/** The totals in the contract's form: rupees as JSON numbers, the rate as a number of percent. */
export function contractTotals(totals: OrderTotals): Totals {
  return {
    subtotal: rupeesNumber(totals.subtotal),
    gstRate: Number(totals.gstRate),
    gst: rupeesNumber(totals.gst),
    shippingFee: rupeesNumber(totals.shippingFee),
    freeShippingThreshold: rupeesNumber(totals.freeShippingThreshold),
    total: rupeesNumber(totals.total),
  }
}
