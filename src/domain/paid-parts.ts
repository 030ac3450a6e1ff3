import { allocate } from "./allocate"
import { addPaise, type Paise, zeroPaise } from "./money"
import { itemRate, type Snapshot } from "./order-snapshot"
import { gstByRate } from "./totals"

/** A part of what was paid: its value and the GST on it, in paise. */
export interface TaxedAmount {
  readonly taxable: Paise
  readonly gst: Paise
}

/** What was paid for one line item. `rate`: percent as decimal text. */
export interface PaidLine extends TaxedAmount {
  readonly rate: string
  readonly quantity: number
}

/** The shipping fee that is taxed at one rate; `rate` is null for a fee that isn't taxed. */
export interface ShippingPart extends TaxedAmount {
  readonly rate: string | null
}

/** What was paid for an order, by line item in the snapshot's sequence; all amounts add up to its total. */
export interface PaidParts {
  readonly lines: readonly PaidLine[]
  /** One part for each rate of the fee, lowest rate first; none when no fee was charged. */
  readonly shipping: readonly ShippingPart[]
}

export const amountOf = ({ taxable, gst }: TaxedAmount): Paise => addPaise(taxable, gst)

export const sumOf = (parts: readonly TaxedAmount[]): Paise => addPaise(...parts.map(amountOf))

/**
 * Splits an order's total over its line items and its shipping fee. The GST of a rate, which was rounded once, is spread
 * over the line items of that rate and then over their shares of a taxed fee, in proportion to their taxable values, by
 * largest remainder; equal ones go to the earlier line item.
 */
export function paidParts({ items, totals }: Pick<Snapshot, "items" | "totals">): PaidParts {
  const rates = gstByRate(totals)
  const isFeeTaxed = rates.some(({ fee }) => fee !== undefined && fee > 0)
  const fees = isFeeTaxed
    ? allocate(
        totals.shippingFee,
        items.map((it) => it.lineTotal)
      )
    : items.map(() => zeroPaise)
  const gst = items.map(() => zeroPaise)
  const shipping: ShippingPart[] = []
  for (const { rate, gst: charged } of rates) {
    const places = [...items.keys()].filter((place) => rateAt(items, totals, place) === rate)
    const values = places.map((place) => items[place]?.lineTotal ?? zeroPaise)
    const shares = places.map((place) => fees[place] ?? zeroPaise)
    const parts = places.length > 0 ? allocate(charged, [...values, ...shares]) : []
    for (const [index, place] of places.entries()) gst[place] = parts[index] ?? zeroPaise
    const fee = { rate, taxable: addPaise(...shares), gst: addPaise(...parts.slice(places.length)) }
    if (amountOf(fee) > 0) shipping.push(fee)
  }
  if (!isFeeTaxed && totals.shippingFee > 0)
    shipping.push({ rate: null, taxable: totals.shippingFee, gst: zeroPaise })
  return {
    lines: items.map((it, place) => ({
      rate: itemRate(it, totals),
      quantity: it.quantity,
      taxable: it.lineTotal,
      gst: gst[place] ?? zeroPaise,
    })),
    shipping,
  }
}

const rateAt = (items: Snapshot["items"], totals: Snapshot["totals"], place: number): string | undefined => {
  const item = items[place]
  return item && itemRate(item, totals)
}
