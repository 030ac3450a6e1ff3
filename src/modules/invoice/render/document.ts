import type { PlaceOfSupply } from "../../../domain/gst-state"
import type { GstSplit, LineGst, RateGst } from "../../../domain/gst-split"
import type { Paise } from "../../../domain/money"

/** All content of an invoice, ready for rendering: amounts in paise that add up, unwrapped texts. */
export interface InvoiceDocument {
  title: "Tax Invoice" | "Invoice" | "Credit Note"
  /** The invoice that a credit note reverses, and the reason. */
  creditNoteTo?: { number: string; issuedAt: Date; reason: string | null }
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
  /** GST by rate, lowest rate first. */
  taxes: readonly [RateGst, ...RateGst[]]
  /** GST of all rates. */
  split: GstSplit
  lines: InvoiceLine[]
  /** Sum of the lines' taxable values. */
  taxable: Paise
  shippingFee: Paise
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

interface InvoiceBuyer {
  name: string
  email: string | null
  phone: string
  pan: string | null
  addressLines: string[]
}

export interface InvoiceLine extends LineGst {
  description: string
  hsn: string
  /** GST rate, percent as decimal text. */
  rate: string
  quantity: number
  unitPrice: Paise
  taxable: Paise
  /** Taxable value and its share of the GST. */
  amount: Paise
}
