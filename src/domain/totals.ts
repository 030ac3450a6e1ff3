import type { Totals } from "../contract/checkout"
import type { Rates } from "../contract/settings"
import { addPaise, type Paise, paiseFromRupees, rupeesNumber, scalePaise, zeroPaise } from "./money"
import { hundredthsOfPercent, plainRate } from "./percent"

/** The GST of one rate, on the sum of the line items that have it. */
export interface RateTotals {
  /** Percent as decimal text without trailing zeros. */
  readonly rate: string
  readonly taxable: Paise
  readonly gst: Paise
}

/** Every amount of an order in paise; `total = subtotal + gst + shippingFee`. */
export interface OrderTotals {
  subtotal: Paise
  /** Percent as decimal text; null when the line items have different rates. */
  gstRate: string | null
  gst: Paise
  /** The charged fee: 0 if shipping is free. */
  shippingFee: Paise
  freeShippingThreshold: Paise
  total: Paise
  /** Lowest rate first. Absent in orders from before products had rates: `gstRate` is the rate of all line items. */
  rates?: readonly RateTotals[]
}

/** A line item's amount and its product's own rate; without one, the tenant's rate applies. */
export interface TaxedItem {
  readonly lineTotal: Paise
  readonly gstRate?: string | null | undefined
}

/** The rate of a line item as decimal text: its product's, else the tenant's. */
export const rateOf = (productRate: string | null | undefined, rates: Rates): string =>
  plainRate(productRate ?? rates.gst_rate)

/**
 * Calculates the totals of an order; no other code does. GST is calculated per rate on the sum of its line items and
 * rounded half up once. Shipping is untaxed, and free from the threshold on. An empty cart follows the same rule: no
 * GST, and the shipping fee unless the threshold is 0. Throws RangeError for negative amounts or a rate that isn't 0 to
 * 100 with two decimals.
 */
export function calculateTotals(
  items: readonly TaxedItem[],
  rates: Rates
): OrderTotals & { rates: readonly RateTotals[] } {
  const subtotal = addPaise(...items.map((it) => it.lineTotal))
  const fee = paiseFromRupees(rates.shipping_fee)
  const freeShippingThreshold = paiseFromRupees(rates.free_shipping_threshold)
  if (Math.min(subtotal, fee, freeShippingThreshold, ...items.map((it) => it.lineTotal)) < 0) {
    throw new RangeError("Amounts of an order can't be negative")
  }
  const parts = partsOf(items, rates)
  const gst = addPaise(...parts.map((it) => it.gst))
  const shippingFee = subtotal >= freeShippingThreshold ? zeroPaise : fee
  return {
    subtotal,
    gstRate: parts.length > 1 ? null : (parts[0]?.rate ?? rateOf(null, rates)),
    gst,
    shippingFee,
    freeShippingThreshold,
    total: addPaise(subtotal, gst, shippingFee),
    rates: parts,
  }
}

function partsOf(items: readonly TaxedItem[], rates: Rates): RateTotals[] {
  const taxables = new Map<string, Paise>()
  for (const { lineTotal, gstRate } of items) {
    const rate = rateOf(gstRate, rates)
    taxables.set(rate, addPaise(taxables.get(rate) ?? zeroPaise, lineTotal))
  }
  return [...taxables]
    .map(([rate, taxable]) => ({
      rate,
      taxable,
      gst: scalePaise(taxable, hundredthsOfPercent(rate), 10_000),
    }))
    .toSorted((a, b) => Number(a.rate) - Number(b.rate))
}

/** The GST by rate, also of an order from before products had rates. */
export const gstByRate = ({ rates, gstRate, subtotal, gst }: OrderTotals): readonly RateTotals[] =>
  rates ?? [{ rate: plainRate(gstRate ?? "0"), taxable: subtotal, gst }]

/** The totals in the contract's form: rupees as JSON numbers, rates as numbers of percent. */
export function contractTotals({ rates, ...totals }: OrderTotals): Totals {
  return {
    subtotal: rupeesNumber(totals.subtotal),
    gstRate: totals.gstRate === null ? null : Number(totals.gstRate),
    gst: rupeesNumber(totals.gst),
    shippingFee: rupeesNumber(totals.shippingFee),
    freeShippingThreshold: rupeesNumber(totals.freeShippingThreshold),
    total: rupeesNumber(totals.total),
    ...(rates && {
      rates: rates.map((it) => ({
        rate: Number(it.rate),
        taxable: rupeesNumber(it.taxable),
        gst: rupeesNumber(it.gst),
      })),
    }),
  }
}
