import { allocate } from "../../../domain/allocate"
import { amountInWords } from "../../../domain/amount-in-words"
import {
  gstKind,
  headsTotal,
  type RateGst,
  splitGst,
  spreadOverLines,
  sumSplits,
} from "../../../domain/gst-split"
import { foreignPlace, placeOfSupply } from "../../../domain/gst-state"
import { panOfGstin, stateCodeOfGstin } from "../../../domain/gstin"
import { addPaise, paise, type Paise, timesPaise, zeroPaise } from "../../../domain/money"
import type { RateTotals } from "../../../domain/totals"
import { describeLine, type DescribedStone } from "./describe-line"
import type {
  BuyerFirm,
  InvoiceBrand,
  InvoiceDocument,
  InvoiceLine,
  InvoicePassport,
  InvoiceSeller,
} from "./document"
import { endorsementOf, invoiceTitle, showsTax, type TaxFacts } from "./tax-facts"

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
  tax: { registered: boolean; lut: string | null }
  buyer: { email: string | null; pan?: string | null; firm?: BuyerFirm | null }
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
  items: InvoiceItem[]
  rates: readonly RateTotals[]
  subtotal: Paise
  gst: Paise
  shippingFee: Paise
  total: Paise
  /** Passports of the line items; absent while there are none. */
  passports?: InvoicePassport[]
}

interface InvoiceItem extends DescribedStone {
  quantity: number
  unitPrice: Paise
  hsn: string
  /** Percent as decimal text, one of the invoice's rates. */
  rate: string
}

/**
 * Builds an invoice from an order's snapshot: title, place of supply, heads of GST, each line's share of them, amount in
 * words. Amounts that the order has fixed aren't recomputed.
 * @throws RangeError when the snapshot's amounts don't add up
 */
export function invoiceDocumentFrom(source: InvoiceSource): InvoiceDocument {
  const { seller, deliveryAddress, shippingFee, total } = source
  const place = placeOfSupply(deliveryAddress)
  const facts = taxFactsOf(source, place.code === foreignPlace.code)
  const taxes = taxesOf(source, place.code)
  const isFeeTaxed = source.rates.some((it) => (it.fee ?? 0) > 0)
  const lines = spreadOverLines(taxes, linesOf(source)).map((line): InvoiceLine => ({
    ...line,
    amount: addPaise(line.taxable, headsTotal(line)),
  }))
  const amounts = addPaise(...lines.map((it) => it.amount))
  return {
    title: invoiceTitle(facts),
    registered: facts.registered,
    showsTax: showsTax(facts),
    cancelled: source.cancelled,
    brand: source.brand,
    number: source.invoiceNumber,
    issuedAt: source.issuedAt,
    orderNumber: source.orderNumber,
    paymentRef: source.paymentRef,
    seller: sellerOn(seller, facts.registered),
    buyer: {
      name: deliveryAddress.fullName,
      email: source.buyer.email,
      phone: deliveryAddress.phone,
      pan: source.buyer.pan ?? null,
      firm: source.buyer.firm ?? null,
      addressLines: addressLines(deliveryAddress),
    },
    placeOfSupply: place,
    destination: facts.isAbroad ? deliveryAddress.country : null,
    endorsement: endorsementOf(facts),
    lut: facts.isAbroad ? facts.lut : null,
    taxes,
    split: sumSplits(taxes),
    lines,
    taxable: addPaise(...taxes.map((it) => it.taxable)),
    shippingFee,
    shippingTaxed: isFeeTaxed,
    roundOff: paise(total - amounts - (isFeeTaxed ? 0 : shippingFee)),
    total,
    totalInWords: amountInWords(total),
    passports: source.passports ?? [],
  }
}

const taxFactsOf = ({ tax, seller, buyer, items }: InvoiceSource, isAbroad: boolean): TaxFacts => ({
  ...tax,
  sellerGstin: seller.gstin,
  isToFirm: Boolean(buyer.firm),
  isAbroad,
  rates: items.map((it) => it.rate),
})

/** The GST by rate and head. */
function taxesOf(source: InvoiceSource, placeCode: string): readonly [RateGst, ...RateGst[]] {
  const { seller, rates, subtotal, gst, shippingFee, total, items } = source
  const fee = addPaise(...rates.map((it) => it.fee ?? zeroPaise))
  const [lowest, ...others] = rates
  if (
    !lowest ||
    addPaise(...items.map((it) => timesPaise(it.unitPrice, it.quantity))) !== subtotal ||
    addPaise(...rates.map((it) => it.taxable)) !== addPaise(subtotal, fee) ||
    addPaise(...rates.map((it) => it.gst)) !== gst ||
    addPaise(subtotal, gst, shippingFee) !== total
  ) {
    throw new RangeError(`The amounts of order ${source.orderNumber} don't add up`)
  }
  const sellerState =
    (seller.gstin === null ? null : stateCodeOfGstin(seller.gstin)) ?? seller.stateCode ?? null
  const kind = gstKind(sellerState, placeCode)
  const taxOf = ({ rate, taxable }: RateTotals): RateGst => ({
    rate,
    taxable,
    split: splitGst(taxable, rate, kind),
  })
  return [taxOf(lowest), ...others.map(taxOf)]
}

/** Lines with their share of a taxed shipping fee, which is spread as it was when the totals were calculated. */
function linesOf({ items, rates }: InvoiceSource): Omit<InvoiceLine, "amount" | "igst" | "cgst" | "sgst">[] {
  const fee = addPaise(...rates.map((it) => it.fee ?? zeroPaise))
  const values = items.map((it) => timesPaise(it.unitPrice, it.quantity))
  const shares = allocate(fee, values)
  return items.map((item, place) => {
    const shipping = shares[place] ?? zeroPaise
    return {
      description: describeLine(item),
      hsn: item.hsn,
      rate: item.rate,
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      shipping,
      taxable: addPaise(values[place] ?? zeroPaise, shipping),
    }
  })
}

/** The seller as printed: one that isn't registered has no GSTIN, whatever the settings contain. */
function sellerOn(seller: InvoiceSeller, registered: boolean): InvoiceSeller {
  const { name, address, email, phone } = seller
  const gstin = registered ? seller.gstin : null
  return {
    name,
    address,
    gstin,
    pan: seller.pan ?? (gstin === null ? null : panOfGstin(gstin)),
    email,
    phone,
  }
}

function addressLines(address: InvoiceSource["deliveryAddress"]): string[] {
  const place = `${address.city}, ${address.state} ${address.postalCode}`
  return [address.line1, address.line2, place, address.country].filter((line): line is string =>
    Boolean(line)
  )
}
