import { allocate } from "./allocate"
import { addPaise, paise, type Paise, scalePaise, zeroPaise } from "./money"
import {
  amountOf,
  type PaidLine,
  type PaidParts,
  type ShippingPart,
  sumOf,
  type TaxedAmount,
} from "./paid-parts"

/** What a refund credits of one line item, in paise. */
export interface LineCredit extends TaxedAmount {
  /** Position of the line item in the order, from 0. */
  readonly line: number
  /** Percent as decimal text. */
  readonly rate: string
  /** Taxable value and GST. */
  readonly amount: Paise
  /** The pieces that leave the sale with this refund. */
  readonly quantity: number
}

/** What a refund credits of the shipping fee. A fee that wasn't taxed is one part with rate null and GST 0. */
export interface CreditedShipping {
  readonly amount: Paise
  readonly parts: readonly ShippingPart[]
}

/** What a refund credits: the line items with an amount, and shipping. */
export interface Credit {
  readonly lines: readonly LineCredit[]
  readonly shipping: CreditedShipping
}

/** What is left of a line item or of shipping. `amount` can be less than the parts while a refund is under way. */
interface Left extends TaxedAmount {
  readonly amount: Paise
  readonly paid: TaxedAmount
}

export interface LeftLine extends Left {
  readonly rate: string
  /** Pieces that no refund has taken out of the sale. */
  readonly quantity: number
}

interface LeftShipping extends Left {
  readonly parts: readonly (Left & { readonly rate: string | null })[]
}

/** What can be refunded of an order. */
export interface LeftParts {
  readonly lines: readonly LeftLine[]
  readonly shipping: LeftShipping
}

/** A requested part of a refund. */
export interface WantedLine {
  /** Position of the line item in the order, from 0. */
  readonly line: number
  readonly amount: Paise
  /** Pieces that came back. */
  readonly quantity: number | null
}

/**
 * Computes what can be refunded of each line item and of shipping.
 * @param credits of all earlier refunds
 * @param left what can be refunded of the whole order. When it is less than what the credits leave, because a refund
 * isn't known by line, every part shrinks in proportion
 */
export function leftParts(paid: PaidParts, credits: readonly Credit[], left: Paise): LeftParts {
  const lines = paid.lines.map((line, place) => {
    const earlier = credits.flatMap((it) => it.lines.filter((credit) => credit.line === place))
    return {
      ...leftOf(line, earlier),
      rate: line.rate,
      quantity: Math.max(0, line.quantity - earlier.reduce((sum, it) => sum + it.quantity, 0)),
    }
  })
  const parts = paid.shipping.map((part) => {
    const earlier = credits.flatMap((it) => it.shipping.parts.filter(({ rate }) => rate === part.rate))
    return { ...leftOf(part, earlier), rate: part.rate }
  })
  const shipping = {
    ...totalOf(parts),
    amount: addPaise(...parts.map((it) => it.amount)),
    paid: totalOf(paid.shipping),
  }
  const all = [...lines, shipping].map((it) => it.amount)
  const amounts = left < addPaise(...all) ? allocate(paise(Math.max(0, left)), all) : all
  return {
    lines: lines.map((line, place) => ({ ...line, amount: amounts[place] ?? zeroPaise })),
    shipping: { ...shipping, parts, amount: amounts.at(-1) ?? zeroPaise },
  }
}

const totalOf = (parts: readonly TaxedAmount[]): TaxedAmount => ({
  taxable: addPaise(...parts.map((it) => it.taxable)),
  gst: addPaise(...parts.map((it) => it.gst)),
})

/** Earlier refunds, from before refunds had lines, may have rounded a paisa too much into a part. */
function leftOf(paid: TaxedAmount, earlier: readonly TaxedAmount[]): Left {
  const back = totalOf(earlier)
  const left = {
    taxable: paise(Math.max(0, paid.taxable - back.taxable)),
    gst: paise(Math.max(0, paid.gst - back.gst)),
  }
  return { ...left, amount: amountOf(left), paid: { taxable: paid.taxable, gst: paid.gst } }
}

/**
 * Splits a credited amount into value and GST, in proportion to what was paid, half up. The refund that uses a part up
 * takes what is left of both.
 */
function taxed(amount: Paise, { taxable, gst, paid }: Left): TaxedAmount {
  const share = scalePaise(amount, paid.taxable, Math.max(1, amountOf(paid)))
  const value = paise(Math.min(Math.max(share, amount - gst), taxable))
  return { taxable: value, gst: paise(amount - value) }
}

/**
 * Credits exactly these amounts. A line item of which nothing is left afterwards takes all its pieces with it.
 * @throws RangeError for more than is left of a line item or of shipping
 */
export function creditParts(left: LeftParts, wanted: readonly WantedLine[], shipping: Paise): Credit {
  return {
    lines: wanted
      .filter((it) => it.amount > 0)
      .map(({ line, amount, quantity }) => {
        const of = left.lines[line]
        if (!of || amount > of.amount) throw new RangeError("More than is left of the line item")
        const pieces = amount === of.amount ? of.quantity : Math.min(quantity ?? 0, of.quantity)
        return { line, rate: of.rate, amount, ...taxed(amount, of), quantity: pieces }
      })
      .toSorted((a, b) => a.line - b.line),
    shipping: creditShipping(left.shipping, shipping),
  }
}

function creditShipping({ amount: left, parts }: LeftShipping, amount: Paise): CreditedShipping {
  if (amount > left) throw new RangeError("More than is left of shipping")
  const amounts = allocate(
    amount,
    parts.map((it) => it.amount)
  )
  return {
    amount,
    parts: parts
      .map((part, index) => ({ rate: part.rate, ...taxed(amounts[index] ?? zeroPaise, part) }))
      .filter((it) => amountOf(it) > 0),
  }
}

/**
 * Credits an amount of the whole order: in proportion to what is left of each line item and of shipping, by largest
 * remainder.
 * @throws RangeError for more than is left
 */
export function spreadAmount(left: LeftParts, amount: Paise): Credit {
  const weights = [...left.lines.map((it) => it.amount), left.shipping.amount]
  if (amount > addPaise(...weights)) throw new RangeError("More than is left of the order")
  const amounts = allocate(amount, weights)
  const wanted = left.lines.map((_, line) => ({ line, amount: amounts[line] ?? zeroPaise, quantity: null }))
  return creditParts(left, wanted, amounts.at(-1) ?? zeroPaise)
}

/** A refund by component, as it was stored before refunds had lines. */
export interface MoneyParts extends TaxedAmount {
  readonly shipping: Paise
}

/**
 * Spreads a refund from before refunds had lines over the line items, as its credit note was issued: value and GST over
 * the rates, and those of a rate over its line items, in proportion. No piece left the sale with it.
 */
export function formerCredit({ lines }: PaidParts, { taxable, gst, shipping }: MoneyParts): Credit {
  const rates = [...new Set(lines.map((it) => it.rate))].toSorted((a, b) => Number(a) - Number(b))
  const ofRate = rates.map((rate) =>
    lines.map((it): PaidLine => (it.rate === rate ? it : { ...it, ...nothing }))
  )
  const spread = (amount: Paise, of: (it: TaxedAmount) => Paise): Paise[] => {
    const amounts = allocate(
      amount,
      ofRate.map((parts) => addPaise(...parts.map(of)))
    )
    const shares = ofRate.map((parts, index) =>
      allocate(
        amounts[index] ?? zeroPaise,
        parts.map(({ taxable: value }) => value)
      )
    )
    return lines.map((_, place) => addPaise(...shares.map((of) => of[place] ?? zeroPaise)))
  }
  const values = spread(taxable, (it) => it.taxable)
  const taxes = spread(gst, (it) => it.gst)
  return {
    lines: lines
      .map(({ rate }, line) => ({
        line,
        rate,
        amount: addPaise(values[line] ?? zeroPaise, taxes[line] ?? zeroPaise),
        taxable: values[line] ?? zeroPaise,
        gst: taxes[line] ?? zeroPaise,
        quantity: 0,
      }))
      .filter((it) => it.amount > 0),
    shipping: {
      amount: shipping,
      parts: shipping > 0 ? [{ rate: null, taxable: shipping, gst: zeroPaise }] : [],
    },
  }
}

const nothing: TaxedAmount = { taxable: zeroPaise, gst: zeroPaise }

export const creditedAmount = ({ lines, shipping }: Credit): Paise => addPaise(sumOf(lines), shipping.amount)
