import { paise, timesPaise } from "../../../../domain/money"
import { defaultRates } from "../../../../contract/settings"
import { calculateTotals, rateOf } from "../../../../domain/totals"
import type { InvoiceSource } from "../build-document"

interface Case {
  /** Without a rate of its own an item has `gstRate`. */
  items: (Omit<InvoiceSource["items"][number], "rate"> & { rate?: string })[]
  gstRate?: string
  state?: string
  country?: string
  change?: Partial<InvoiceSource>
}

/** An order of a tenant in Jaipur in the form of an order snapshot; totals are computed. */
export function sampleSource({
  items,
  gstRate = "18",
  state = "Rajasthan",
  country = "India",
  change,
}: Case): InvoiceSource {
  const tenantRates = { ...defaultRates, gst_rate: gstRate }
  const { subtotal, gst, rates, shippingFee, total } = calculateTotals(
    items.map((it) => ({ lineTotal: timesPaise(it.unitPrice, it.quantity), gstRate: it.rate })),
    tenantRates
  )
  return {
    invoiceNumber: "INV/26-27/000123",
    issuedAt: new Date("2026-11-20T20:00:00Z"),
    orderNumber: "RT-7K3M-9QXD",
    paymentRef: "pay_Q1w2E3r4T5y6U7",
    cancelled: false,
    brand: { color: "#b45309", logo: null },
    seller: {
      name: "Ratna Gems Private Limited",
      address: "14, Johari Bazaar\nJaipur, Rajasthan 302003",
      gstin: "08AAACR1234F1ZT",
      pan: null,
      email: "care@ratna.test",
      phone: "+91 141 400 1234",
    },
    buyer: { email: "shopper@ratna.test", pan: "ABCDE1234F" },
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
    items: items.map((it) => ({ ...it, rate: rateOf(it.rate, tenantRates) })),
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
  hsnCode: "71039110",
}
export const quartz = { name: "Rose quartz, tumbled", quantity: 3, unitPrice: paise(33_333), hsnCode: null }

const base = sampleSource({ items: [ruby, quartz] })

/** The invoices that the spec renders and reads back. */
export const samples: Record<string, InvoiceSource> = {
  sameState: base,
  otherState: sampleSource({ items: [{ ...quartz, quantity: 1 }], state: "Kerala", gstRate: "0.25" }),
  mixedRates: sampleSource({
    items: [
      { ...ruby, rate: "0.25" },
      { ...quartz, rate: "3" },
      { name: "Garnet, oval", quantity: 1, unitPrice: paise(100_003), hsnCode: null, rate: "3" },
    ],
  }),
  cancelled: { ...base, cancelled: true, brand: { color: "no colour", logo: null } },
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
