import type { Totals } from "../contract/checkout"
import type { Rates } from "../contract/settings"
import { allocate } from "./allocate"
import { addPaise, type Paise, paiseFromRupees, rupeesNumber, scalePaise, zeroPaise } from "./money"
import { hundredthsOfPercent, plainRate } from "./percent"
import { domesticRegime, isTaxed, type TaxRegime } from "./tax-regime"

/** The GST of one rate, on the sum of the line items that have it. */
export interface RateTotals {
  /** Percent as decimal text without trailing zeros. */
  readonly rate: string
  /** Includes `fee`. */
  readonly taxable: Paise
  readonly gst: Paise
  /** The share of the shipping fee that `taxable` contains. Absent: 0. */
  readonly fee?: Paise
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

/** The rate of a line item as decimal text: its product's, else the tenant's; 0 where nothing is taxed. */
export const rateOf = (
  productRate: string | null | undefined,
  rates: Rates,
  regime: TaxRegime = domesticRegime(rates)
): string => (isTaxed(regime) ? plainRate(productRate ?? rates.gst_rate) : "0")

/**
 * Calculates the totals of an order; no other code does. GST is calculated per rate on the sum of its line items and
 * rounded half up once. Shipping is free from the threshold on. A fee that is taxed is spread over the line items in
 * proportion to their amounts, by largest remainder, and taxed at their rates. An empty cart follows the same rule: the
 * shipping fee unless the threshold is 0, taxed at the tenant's rate if it is. Throws RangeError for negative amounts
 * or a rate that isn't 0 to 100 with two decimals.
 * @param regime default: that of a delivery in India
 */
export function calculateTotals(
  items: readonly TaxedItem[],
  rates: Rates,
  regime: TaxRegime = domesticRegime(rates)
): OrderTotals & { rates: readonly RateTotals[] } {
  const subtotal = addPaise(...items.map((it) => it.lineTotal))
  const fee = paiseFromRupees(rates.shipping_fee)
  const freeShippingThreshold = paiseFromRupees(rates.free_shipping_threshold)
  if (Math.min(subtotal, fee, freeShippingThreshold, ...items.map((it) => it.lineTotal)) < 0) {
    throw new RangeError("Amounts of an order can't be negative")
  }
  const shippingFee = subtotal >= freeShippingThreshold ? zeroPaise : fee
  const parts = partsOf(
    items.map(({ lineTotal, gstRate }) => ({ lineTotal, rate: rateOf(gstRate, rates, regime) })),
    { fee: regime.shippingTaxed ? shippingFee : zeroPaise, tenantRate: rateOf(null, rates, regime) }
  )
  const gst = addPaise(...parts.map((it) => it.gst))
  return {
    subtotal,
    gstRate: parts.length > 1 ? null : (parts[0]?.rate ?? rateOf(null, rates, regime)),
    gst,
    shippingFee,
    freeShippingThreshold,
    total: addPaise(subtotal, gst, shippingFee),
    rates: parts,
  }
}

function partsOf(
  items: readonly { lineTotal: Paise; rate: string }[],
  { fee, tenantRate }: { fee: Paise; tenantRate: string }
): RateTotals[] {
  const taxed = items.length === 0 && fee > 0 ? [{ lineTotal: zeroPaise, rate: tenantRate }] : items
  const shares = allocate(
    fee,
    taxed.map((it) => it.lineTotal)
  )
  const sums = new Map<string, { goods: Paise; fee: Paise }>()
  for (const [line, { lineTotal, rate }] of taxed.entries()) {
    const { goods, fee: before } = sums.get(rate) ?? { goods: zeroPaise, fee: zeroPaise }
    const share = shares[line] ?? zeroPaise
    sums.set(rate, { goods: addPaise(goods, lineTotal), fee: addPaise(before, share) })
  }
  return [...sums].map(([rate, sum]) => partOf(rate, sum)).toSorted((a, b) => Number(a.rate) - Number(b.rate))
}

function partOf(rate: string, { goods, fee }: { goods: Paise; fee: Paise }): RateTotals {
  const taxable = addPaise(goods, fee)
  const gst = scalePaise(taxable, hundredthsOfPercent(rate), 10_000)
  return { rate, taxable, gst, ...(fee > 0 && { fee }) }
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
