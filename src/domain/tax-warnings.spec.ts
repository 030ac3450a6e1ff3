import { defaultRates, type Rates } from "../contract/settings"
import { type TaxFacts, taxWarnings } from "./tax-warnings"

const gstin = "08AAAPA1234A1ZT"
const good: TaxFacts = {
  settings: { invoice_gstin: gstin, invoice_pan: "AAAPA1234A" },
  brandGst: gstin,
  rates: { ...defaultRates, shipping_taxed: "true" },
  withoutHsn: [
    { type: "DIAMOND", count: 2 },
    { type: "RUBY", count: 1 },
  ],
}
const march = new Date("2027-03-10T12:00:00+05:30")
const codes = (it: Partial<TaxFacts>, now = march): string[] =>
  taxWarnings({ ...good, ...it }, now).map(({ code }) => code)
const rates = (it: Partial<Rates>): Rates => ({ ...good.rates, ...it })
const lut = (until: string) => ({ export_lut: "AD270326000001A", export_lut_until: until })

describe("the warnings about taxes", () => {
  it("are none when all is in order", () => {
    expect(codes({})).toEqual([])
  })

  it.each<[string, Partial<TaxFacts>]>([
    ["GSTIN_MISSING", { settings: {}, brandGst: null }],
    ["GSTIN_INVALID", { settings: { invoice_gstin: "hello" }, brandGst: null }],
    ["GSTIN_INVALID", { settings: {}, brandGst: "hello" }],
    ["GSTIN_DIFFERS", { brandGst: "27AAAPA1234A1ZT" }],
    ["PAN_INVALID", { settings: { invoice_pan: "ABCDE1234F" } }],
    ["PAN_DIFFERS", { settings: { invoice_gstin: gstin, invoice_pan: "AAAPA1234B" } }],
    ["PAN_DIFFERS", { settings: { invoice_pan: "AAAPA1234B" } }],
    ["HSN_MISSING", { withoutHsn: [{ type: "OTHER", count: 1 }] }],
    ["SHIPPING_UNTAXED", { rates: rates({ shipping_taxed: "false" }) }],
    ["LUT_DUE", { rates: rates(lut("2027-03-31")) }],
    ["LUT_DUE", { rates: rates(lut("2026-03-31")) }],
  ])("name %s", (code, facts) => {
    expect(codes(facts)).toEqual([code])
  })

  it("leave out a letter of undertaking before March, and one that is for the next year already", () => {
    const february = new Date("2027-02-28T23:59:59+05:30")
    expect(codes({ rates: rates(lut("2027-03-31")) }, february)).toEqual([])
    expect(codes({ rates: rates(lut("2028-03-31")) })).toEqual([])
  })

  it("leave out an untaxed fee of 0", () => {
    expect(codes({ rates: rates({ shipping_taxed: "false", shipping_fee: "0.00" }) })).toEqual([])
  })

  it("count the products, and name their types", () => {
    const [found] = taxWarnings({ ...good, withoutHsn: [{ type: "OTHER", count: 3 }] }, march)
    expect(found?.message).toContain("3 products have no HSN code, and OTHER has")
    const withoutHsn = ["OTHER", "PEARL"].map((type) => ({ type, count: 1 }))
    expect(taxWarnings({ ...good, withoutHsn }, march)[0]?.message).toContain("OTHER, PEARL have")
  })

  it("don't speak of GST to a store that isn't registered for it", () => {
    const unregistered = {
      settings: { invoice_gstin: gstin, invoice_pan: "AAAPA1234B" },
      brandGst: "27AAAPA1234A1ZT",
      rates: { ...defaultRates, ...lut("2026-03-31"), gst_registered: "false" },
      withoutHsn: [{ type: "OTHER", count: 1 }],
    }
    expect(codes(unregistered)).toEqual([])
  })
})
