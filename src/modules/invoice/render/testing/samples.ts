import { paise, timesPaise } from "../../../../domain/money"
import { defaultRates } from "../../../../contract/settings"
import { calculateTotals, rateOf } from "../../../../domain/totals"
import { domesticRegime, type TaxRegime } from "../../../../domain/tax-regime"
import { type CreditNote, creditNoteDocument } from "../../credit-note"
import { invoiceDocumentFrom, type InvoiceSource } from "../build-document"
import type { InvoiceDocument } from "../document"

interface Case {
  /** Without a rate of its own an item has `gstRate`. */
  items: (Omit<InvoiceSource["items"][number], "rate" | "hsn"> & { rate?: string; hsn?: string })[]
  gstRate?: string
  state?: string
  country?: string
  /** Rates of the tenant that differ from the defaults. */
  rates?: Partial<typeof defaultRates>
  /** Default: that of a delivery in India. */
  regime?: TaxRegime
  change?: Partial<InvoiceSource>
}

/** An order of a tenant in Jaipur in the form of an order snapshot; totals are computed. */
export function sampleSource({
  items,
  gstRate = "18",
  state = "Rajasthan",
  country = "India",
  rates: ownRates,
  regime: chosen,
  change,
}: Case): InvoiceSource {
  const tenantRates = { ...defaultRates, gst_rate: gstRate, ...ownRates }
  const regime = chosen ?? domesticRegime(tenantRates)
  const { subtotal, gst, rates, shippingFee, total } = calculateTotals(
    items.map((it) => ({ lineTotal: timesPaise(it.unitPrice, it.quantity), gstRate: it.rate })),
    tenantRates,
    regime
  )
  return {
    invoiceNumber: "INV/26-27/000123",
    issuedAt: new Date("2026-11-20T20:00:00Z"),
    orderNumber: "RT-7K3M-9QXD",
    paymentRef: "pay_Q1w2E3r4T5y6U7",
    cancelled: false,
    brand: { color: "#b45309", logo: null, signature: null },
    seller: {
      name: "Ratna Gems Private Limited",
      address: "14, Johari Bazaar\nJaipur, Rajasthan 302003",
      gstin: "08AAACR1234F1ZT",
      pan: null,
      email: "care@ratna.test",
      phone: "+91 141 400 1234",
    },
    tax: { registered: regime.registered, lut: regime.lut },
    buyer: { email: "shopper@ratna.test", pan: "AAAPA1234A" },
    deliveryAddress: {
      fullName: "Anandi Sharma",
      phone: "+91 98765 43210",
      line1: "Flat 4B, Sunrise Apartments",
      line2: null,
      city: "Jaipur",
      state,
      postalCode: "302001",
      country,
    },
    items: items.map((it) => ({ hsn: "7103", ...it, rate: rateOf(it.rate, tenantRates, regime) })),
    rates,
    subtotal,
    gst,
    shippingFee,
    total,
    ...change,
  }
}

export const ruby = {
  name: "Burmese Ruby, oval 1.02 ct",
  quantity: 1,
  unitPrice: paise(12_345_667),
  hsn: "71039110",
}
export const quartz = { name: "Rose quartz, tumbled", quantity: 3, unitPrice: paise(33_333), hsn: "7103" }

export const amethyst = {
  name: "Amethyst cabochon",
  sku: "AM-17",
  weight: "2.50 ct",
  report: "IGI 5123",
  quantity: 2,
  unitPrice: paise(150_000),
  hsn: "7103",
  rate: "0",
}
export const firm = { gstin: "08AAAPA1234A1ZT", name: "Anandi Jewellers LLP" }

/** One invoice for each way in which a sale is taxed. */
const taxSamples = {
  billOfSupply: sampleSource({ items: [amethyst] }),
  partlyExempt: sampleSource({ items: [amethyst, { ...quartz, rate: "3" }] }),
  toFirm: sampleSource({
    items: [amethyst, { ...ruby, rate: "0.25" }],
    change: { buyer: { email: "shopper@ratna.test", firm } },
  }),
  exported: sampleSource({ items: [ruby], state: "Singapore", country: "Singapore", gstRate: "0.25" }),
  exportedUnderLut: sampleSource({
    items: [ruby],
    state: "Singapore",
    country: "Singapore",
    regime: { registered: true, shippingTaxed: false, lut: "AD080326000123A" },
  }),
  exportedOfTwoCodes: sampleSource({
    items: [ruby, quartz],
    state: "Singapore",
    country: "Singapore",
    regime: { registered: true, shippingTaxed: false, lut: "AD080326000123A" },
  }),
  notRegistered: sampleSource({ items: [ruby, amethyst], rates: { gst_registered: "false" } }),
  shippingTaxed: sampleSource({
    items: [
      { ...quartz, rate: "3" },
      { ...amethyst, quantity: 1, rate: "0.25" },
    ],
    rates: { shipping_taxed: "true" },
  }),
  roundedOff: sampleSource({ items: [{ ...quartz, quantity: 1, unitPrice: paise(1_683) }] }),
} satisfies Record<string, InvoiceSource>

const base = sampleSource({ items: [ruby, quartz] })

/** The second note to an invoice of two rates: one piece, and part of the shipping fee. */
export function creditNoteSample(): InvoiceDocument {
  const invoice = invoiceDocumentFrom(taxSamples.shippingTaxed)
  const note = (taxable: number, fee: number, amount: number): CreditNote => ({
    number: "CN/26-27/000002",
    date: new Date("2026-11-24T10:00:00Z"),
    amount: paise(amount),
    lines: [{ line: 0, rate: "3", taxable: paise(taxable), quantity: 1 }],
    shipping: { parts: [{ rate: "3", taxable: paise(fee) }] },
    reason: "A small flaw",
  })
  return creditNoteDocument(invoice, note(33_333, 1_000, 35_363), [note(33_333, 1_000, 35_362)])
}

/** The invoices that the spec renders and reads back. */
export const samples: Record<string, InvoiceSource> = {
  ...taxSamples,
  sameState: base,
  otherState: sampleSource({ items: [{ ...quartz, quantity: 1 }], state: "Kerala", gstRate: "0.25" }),
  mixedRates: sampleSource({
    items: [
      { ...ruby, rate: "0.25" },
      { ...quartz, rate: "3" },
      { name: "Garnet, oval", quantity: 1, unitPrice: paise(100_003), hsn: "7103", rate: "3" },
    ],
  }),
  cancelled: { ...base, cancelled: true, brand: { color: "no colour", logo: null, signature: null } },
  withPassports: {
    ...base,
    passports: [
      {
        stone: ruby.name,
        url: "https://ratna.test/s/0123456789ABCDEF",
      },
    ],
  },
  sixtyLines: sampleSource({
    items: Array.from({ length: 60 }, (_, index) => ({
      ...ruby,
      name: `Stone number ${index + 1} of a large parcel, माणिक्य`,
    })),
  }),
  manyScripts: {
    ...base,
    seller: { ...base.seller, name: "रत्न ज्वेलर्स" },
    deliveryAddress: {
      ...base.deliveryAddress,
      fullName: "आनंदी शर्मा",
      line1: "அகரம் 北京市 Иван Ὀδυσσεύς Nguyễn דוד محمد ሰላም",
      line2: `महेश ${"x".repeat(180)}`,
    },
  },
  indianScripts: sampleSource({
    items: [
      "শ্রীকৃষ্ণ চট্টোপাধ্যায়",
      "શ્રી કૃષ્ણકાંત",
      "ਹਰਪ੍ਰੀਤ ਸਿੰਘ",
      "ಶ್ರೀನಿವಾಸ",
      "ശ്രീകുമാർ",
      "శ్రీనివాస్",
      "ଶ୍ରୀକୃଷ୍ଣ",
      "ஸ்ரீநிவாசன்",
      "محمد اقبال گوجرانوالہ",
    ].map((name) => ({ ...ruby, name })),
  }),
}
