import { paise } from "../../domain/money"
import { orderItemId } from "../../domain/order-item-id"
import type { PaidParts } from "../../domain/paid-parts"
import {
  type Credit,
  type CreditedShipping,
  formerCredit,
  type LineCredit,
  type MoneyParts,
} from "../../domain/refund-lines"

/** What a refund credits, as stored. */
export interface CreditRow {
  credited_lines: LineCredit[] | null
  credited_shipping: CreditedShipping | null
  taxable_paise: string | null
  gst_paise: string | null
  shipping_paise: string | null
}

export const creditColumns = "credited_lines, credited_shipping, taxable_paise, gst_paise, shipping_paise"

export interface StoredCredit {
  /** Null in a refund from before refunds had lines, and in a pending one that Medusa started. */
  credit: Credit | null
  /** What a completed refund gave back, by component. */
  parts: MoneyParts | null
}

export const storedCredit = (row: CreditRow): StoredCredit => ({
  credit: row.credited_lines &&
    row.credited_shipping && { lines: row.credited_lines, shipping: row.credited_shipping },
  parts:
    row.taxable_paise === null
      ? null
      : {
          taxable: paise(Number(row.taxable_paise)),
          gst: paise(Number(row.gst_paise)),
          shipping: paise(Number(row.shipping_paise)),
        },
})

/**
 * What a refund credits by line item, also of one from before refunds had lines; null while it isn't known.
 * @param paid of the refund's order
 */
export const creditOf = ({ credit, parts }: StoredCredit, paid: PaidParts | undefined): Credit | null =>
  credit ?? (parts && paid ? formerCredit(paid, parts) : null)

/** A credited line item with its id. */
export interface CreditedLine extends LineCredit {
  readonly itemId: string
}

export const creditedLines = (orderId: string, lines: readonly LineCredit[]): CreditedLine[] =>
  lines.map((it) => ({ ...it, itemId: orderItemId(orderId, it.line) }))
