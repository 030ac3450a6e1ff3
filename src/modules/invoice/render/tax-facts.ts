import { hundredthsOfPercent } from "../../../domain/percent"

export type DocumentTitle =
  | "Tax Invoice"
  | "Bill of Supply"
  | "Invoice-cum-Bill of Supply"
  | "Invoice"
  | "Credit Note"

/** What decides a document's title and declarations. */
export interface TaxFacts {
  /** Whether the seller is registered for GST. */
  registered: boolean
  sellerGstin: string | null
  /** Whether the buyer is a firm with a GSTIN. */
  isToFirm: boolean
  isAbroad: boolean
  /** ARN of the letter of undertaking; null for supplies with GST. */
  lut: string | null
  /** The goods' own rates, percent as decimal text. */
  rates: readonly string[]
}

export const isExempt = (rate: string): boolean => hundredthsOfPercent(rate) === 0

/**
 * The title of an invoice (rules 46, 46A and 49 of the CGST rules). Goods that leave under a letter of undertaking are
 * zero-rated, not exempt.
 */
export function invoiceTitle({ registered, sellerGstin, isToFirm, lut, rates }: TaxFacts): DocumentTitle {
  if (!registered || sellerGstin === null) return "Invoice"
  if (lut !== null || !rates.some(isExempt)) return "Tax Invoice"
  if (rates.every(isExempt)) return "Bill of Supply"
  return isToFirm ? "Tax Invoice" : "Invoice-cum-Bill of Supply"
}

/**
 * The declaration on an export's invoice (rule 46 of the CGST rules); null for deliveries in India, and for a seller
 * without a GSTIN.
 */
export function endorsementOf({ registered, sellerGstin, isAbroad, lut }: TaxFacts): string | null {
  if (!isAbroad || !registered || sellerGstin === null) return null
  return lut === null
    ? "SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX"
    : "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX"
}

/** Whether a document shows GST: not where nothing is taxed, except for exports without payment of it. */
export const showsTax = ({
  registered,
  lut,
  rates,
}: Pick<TaxFacts, "registered" | "lut" | "rates">): boolean =>
  registered && (lut !== null || !rates.every(isExempt))
