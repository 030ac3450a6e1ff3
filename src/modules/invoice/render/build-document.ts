import { amountInWords } from "../../../domain/amount-in-words"
import { allocateByRate, splitGst, sumSplits } from "../../../domain/gst-split"
import { placeOfSupply } from "../../../domain/gst-state"
import { panOfGstin, stateCodeOfGstin } from "../../../domain/gstin"
import { addPaise, type Paise, timesPaise } from "../../../domain/money"
import type { RateTotals } from "../../../domain/totals"
import type { InvoiceBrand, InvoiceDocument, InvoicePassport, InvoiceSeller } from "./document"

/** HSN of precious and semi-precious stones other than diamonds; the default for a product without a code. */
const defaultHsn = "7103"

/** The order and the seller as they were at purchase, from which an invoice is built. Amounts in paise. */
export interface InvoiceSource {
  invoiceNumber: string
  issuedAt: Date
  orderNumber: string
  paymentRef: string | null
  cancelled: boolean
  brand: InvoiceBrand
  seller: InvoiceSeller & {
    /** GST state code, for a seller without a GSTIN that contains it. */
    stateCode?: string | null
  }
  buyer: { email: string | null; pan?: string | null }
  deliveryAddress: {
    fullName: string
    phone: string
    line1: string
    line2: string | null
    city: string
    state: string
    postalCode: string
    country: string
  }
  /** `rate`: percent as decimal text, one of `rates`. */
  items: {
    name: string
    /** The store's own stock number. */
    sku?: string | undefined
    quantity: number
    unitPrice: Paise
    hsnCode?: string | null
    rate: string
  }[]
  rates: readonly RateTotals[]
  subtotal: Paise
  gst: Paise
  shippingFee: Paise
  total: Paise
  /** Passports of the line items; absent while there are none. */
  passports?: InvoicePassport[]
}

/**
 * Builds an invoice from an order's snapshot: place of supply, heads of GST, each line's share of them, amount in
 * words. Amounts that the order has fixed aren't recomputed.
 * @throws RangeError when the snapshot's amounts don't add up
 */
export function invoiceDocumentFrom(source: InvoiceSource): InvoiceDocument {
  const { seller, deliveryAddress, gst, subtotal, shippingFee, total } = source
  const items = source.items.map((item) => ({
    description: item.sku === undefined ? item.name : `${item.name} (SKU ${item.sku})`,
    hsn: item.hsnCode?.trim() || defaultHsn,
    rate: item.rate,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    taxable: timesPaise(item.unitPrice, item.quantity),
  }))
  const [lowest, ...others] = source.rates
  if (
    !lowest ||
    addPaise(...items.map((it) => it.taxable)) !== subtotal ||
    addPaise(...source.rates.map((it) => it.taxable)) !== subtotal ||
    addPaise(...source.rates.map((it) => it.gst)) !== gst ||
    addPaise(subtotal, gst, shippingFee) !== total
  ) {
    throw new RangeError(`The amounts of order ${source.orderNumber} don't add up`)
  }
  const supply = placeOfSupply(deliveryAddress)
  const sellerState =
    (seller.gstin === null ? null : stateCodeOfGstin(seller.gstin)) ?? seller.stateCode ?? null
  const taxOf = ({ rate, taxable, gst: tax }: RateTotals) => ({
    rate,
    taxable,
    split: splitGst(tax, sellerState, supply.code),
  })
  const taxes = [taxOf(lowest), ...others.map(taxOf)] as const
  return {
    // Only a seller who charges GST or is registered for it issues a tax invoice.
    title: gst > 0 || seller.gstin !== null ? "Tax Invoice" : "Invoice",
    cancelled: source.cancelled,
    brand: source.brand,
    number: source.invoiceNumber,
    issuedAt: source.issuedAt,
    orderNumber: source.orderNumber,
    paymentRef: source.paymentRef,
    seller: {
      name: seller.name,
      address: seller.address,
      gstin: seller.gstin,
      pan: seller.pan ?? (seller.gstin === null ? null : panOfGstin(seller.gstin)),
      email: seller.email,
      phone: seller.phone,
    },
    buyer: {
      name: deliveryAddress.fullName,
      email: source.buyer.email,
      phone: deliveryAddress.phone,
      pan: source.buyer.pan ?? null,
      addressLines: addressLines(deliveryAddress),
    },
    placeOfSupply: supply,
    taxes: taxes,
    split: sumSplits(taxes),
    lines: allocateByRate(taxes, items).map((line) => ({
      ...line,
      amount: addPaise(line.taxable, line.igst, line.cgst, line.sgst),
    })),
    taxable: subtotal,
    shippingFee,
    total,
    totalInWords: amountInWords(total),
    passports: source.passports ?? [],
  }
}

function addressLines(address: InvoiceSource["deliveryAddress"]): string[] {
  const place = `${address.city}, ${address.state} ${address.postalCode}`
  return [address.line1, address.line2, place, address.country].filter((line): line is string =>
    Boolean(line)
  )
}
