import { type Paise, paiseFromRupees } from "../../lib/money"
import { calculateTotals, type OrderTotals } from "../../lib/totals"
import type { Rates } from "./read-rates"

/** What an order of this subtotal costs at these rates. */
export const totalsOf = (subtotal: Paise, rates: Rates): OrderTotals =>
  calculateTotals({
    subtotal,
    gstRate: rates.gstRate,
    shippingFee: paiseFromRupees(rates.shippingFee),
    freeShippingThreshold: paiseFromRupees(rates.freeShippingThreshold),
  })
