import fc from "fast-check"
import { totals as totalsSchema } from "../contract/checkout"
import { defaultRates, type Rates } from "../contract/settings"
import { paise, paiseFromRupees, rupeesText } from "./money"
import { calculateTotals, contractTotals } from "./totals"

const of = (rupees: string, more: Partial<Rates> = {}) =>
  contractTotals(calculateTotals(paiseFromRupees(rupees), { ...defaultRates, ...more }))

describe("calculateTotals", () => {
  it("adds 18 % GST and the fee below the threshold", () => {
    expect(of("1234.56")).toEqual({
      subtotal: 1234.56,
      gstRate: 18,
      gst: 222.22,
      shippingFee: 100,
      freeShippingThreshold: 5000,
      total: 1556.78,
    })
  })

  it("ships free at the threshold to the paisa, not below it", () => {
    expect(of("5000.00").shippingFee).toBe(0)
    expect(of("4999.99").shippingFee).toBe(100)
  })

  it("doesn't tax shipping", () => {
    expect(of("100.00").gst).toBe(18)
  })

  it("rounds GST half up, where binary floats would round down", () => {
    expect(of("1.50", { gst_rate: "0.33" }).gst).toBe(0)
    expect(of("2.00", { gst_rate: "0.25" }).gst).toBe(0.01)
    expect(of("1005.00", { gst_rate: "1.15" }).gst).toBe(11.56)
  })

  it("charges an empty cart the fee by the same rule", () => {
    expect(of("0")).toMatchObject({ subtotal: 0, gst: 0, shippingFee: 100, total: 100 })
    expect(of("0", { free_shipping_threshold: "0" })).toMatchObject({ shippingFee: 0, total: 0 })
  })

  it("refuses negative amounts and broken rates", () => {
    expect(() => of("-1")).toThrow(RangeError)
    expect(() => of("1", { shipping_fee: "-0.01" })).toThrow(RangeError)
    expect(() => of("1", { gst_rate: "100.5" })).toThrow(RangeError)
  })

  it("always adds up to the paisa, in paise and in the response", () => {
    const amount = fc.nat({ max: 10 ** 13 }).map(paise)
    const rate = fc.nat(10_000).map((it) => (it / 100).toFixed(2))
    fc.assert(
      fc.property(amount, rate, amount, amount, (subtotal, gstRate, fee, threshold) => {
        const result = calculateTotals(subtotal, {
          ...defaultRates,
          gst_rate: gstRate,
          shipping_fee: rupeesText(fee),
          free_shipping_threshold: rupeesText(threshold),
        })
        expect(result.subtotal + result.gst + result.shippingFee).toBe(result.total)
        expect(result.shippingFee).toBe(subtotal >= threshold ? 0 : fee)
        expect(Math.abs(result.gst - (subtotal * Number(gstRate)) / 100)).toBeLessThanOrEqual(0.51)
        const wire = totalsSchema.parse(JSON.parse(JSON.stringify(contractTotals(result))))
        expect(paiseFromRupees(wire.total)).toBe(result.total)
      }),
      { numRuns: 1000 }
    )
  })
})
