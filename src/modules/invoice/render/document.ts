import type { PlaceOfSupply } from "../../../domain/gst-state"
import type { GstHeads, GstSplit, RateGst } from "../../../domain/gst-split"
import type { Paise } from "../../../domain/money"
import type { DocumentTitle } from "./tax-facts"

/**
 * All content of an invoice, ready for rendering: amounts in paise that add up, unwrapped texts. It is plain data, so
 * that another process can render it.
 */
export interface InvoiceDocument {
  title: DocumentTitle
  /** The invoice that a credit note reverses, and the reason. */
  creditNoteTo?: { number: string; issuedAt: Date; reason: string | null }
  /** False for a tenant that isn't registered: the document doesn't mention GST. */
  registered: boolean
  /** Whether GST is shown: false where every line is exempt. */
  showsTax: boolean
  cancelled: boolean
  brand: InvoiceBrand
  number: string
  /** The invoice's date is the day of this instant in India. */
  issuedAt: Date
  orderNumber: string
  paymentRef: string | null
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  placeOfSupply: PlaceOfSupply
  /** Country of a delivery abroad. */
  destination: string | null
  /** The declaration that an export requires. */
  endorsement: string | null
  /** ARN of the letter of undertaking of an export without GST. */
  lut: string | null
  /** GST by rate, lowest rate first. */
  taxes: readonly [RateGst, ...RateGst[]]
  /** GST of all rates. */
  split: GstSplit
  lines: InvoiceLine[]
  /** Sum of the lines' taxable values. */
  taxable: Paise
  /** Without GST. */
  shippingFee: Paise
  /** Whether the lines' taxable values contain the fee. */
  shippingTaxed: boolean
  /** What the total is more than taxable values, tax heads and untaxed shipping; often 0, and it can be negative. */
  roundOff: Paise
  total: Paise
  totalInWords: string
  passports: InvoicePassport[]
}

/** Link to a stone's public passport on the invoice. */
export interface InvoicePassport {
  stone: string
  url: string
}

export interface InvoiceBrand {
  /** `#rrggbb`. */
  color: string
  /** PNG. */
  logo: Buffer | null
  /** The signature above "Authorised signatory", PNG. */
  signature: Buffer | null
}

export interface InvoiceSeller {
  name: string
  /** May contain line breaks. */
  address: string
  gstin: string | null
  pan: string | null
  email: string | null
  phone: string | null
}

/** The registered firm that buys. */
export interface BuyerFirm {
  gstin: string
  name: string
}

interface InvoiceBuyer {
  name: string
  email: string | null
  phone: string
  pan: string | null
  /** Null for a consumer. */
  firm: BuyerFirm | null
  addressLines: string[]
}

export interface InvoiceLine extends GstHeads {
  description: string
  /** Empty for a product without a code. */
  hsn: string
  /** GST rate, percent as decimal text. */
  rate: string
  quantity: number
  unitPrice: Paise
  /** The line's share of a taxed shipping fee. */
  shipping: Paise
  /** Includes `shipping`. */
  taxable: Paise
  /** Taxable value and its share of the GST. */
  amount: Paise
}
