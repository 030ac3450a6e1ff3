import fc from "fast-check"
import { totals as totalsSchema } from "../contract/checkout"
import { defaultRates, type Rates } from "../contract/settings"
import { type Paise, paise, paiseFromRupees, rupeesText } from "./money"
import { calculateTotals, contractTotals, gstByRate } from "./totals"

/** The totals of an amount at the tenant's rate, without the list of rates. */
const ofAmount = (subtotal: Paise, rates: Rates) => {
  const { rates: _rates, ...totals } = calculateTotals([{ lineTotal: subtotal }], rates)
  return totals
}
const of = (rupees: string, more: Partial<Rates> = {}) =>
  contractTotals(ofAmount(paiseFromRupees(rupees), { ...defaultRates, ...more }))

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
        const result = ofAmount(subtotal, {
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

describe("calculateTotals of stones with their own rates", () => {
  const ofItems = (...items: [paise: number, gstRate: string | null][]) =>
    calculateTotals(
      items.map(([amount, gstRate]) => ({ lineTotal: paise(amount), gstRate })),
      defaultRates
    )

  it("taxes a cut stone at 0.25 %, a diamond at 1.5 %, jewellery at 3 %, and the rest at the tenant's 18 %", () => {
    // ₹4,86,000.00 at 0.25 % is ₹1,215.00; ₹1,00,000.33 at 1.5 % is ₹1,500.00495; ₹999.99 at 3 % is ₹29.9997; ₹1,234.56 at
    // 18 % is ₹222.2208.
    expect(ofItems([48_600_000, "0.25"], [10_000_033, "1.5"], [99_999, "3"], [123_456, null])).toEqual({
      subtotal: paise(58_823_488),
      gstRate: null,
      gst: 296_722,
      shippingFee: 0,
      freeShippingThreshold: 500_000,
      total: paise(59_120_210),
      rates: [
        { rate: "0.25", taxable: 48_600_000, gst: 121_500 },
        { rate: "1.5", taxable: 10_000_033, gst: 150_000 },
        { rate: "3", taxable: 99_999, gst: 3_000 },
        { rate: "18", taxable: 123_456, gst: 22_222 },
      ],
    })
  })

  it("rounds once per rate, not once per stone and not once per order", () => {
    // Two stones of ₹0.50 at 3 %: 1.5 paise each would round to 2 + 2; together they are 3.
    expect(ofItems([50, "3"], [50, "3"]).gst).toBe(3)
    // 0.5 paise at 0.25 % and 1.5 paise at 3 % round up each: 1 + 2, where the sum of both is 2.
    expect(ofItems([200, "0.25"], [50, "3"]).gst).toBe(3)
  })

  it("has one rate when all stones have the same one, however it is spelled", () => {
    expect(ofItems([100_00, "3"], [50_00, "3.00"])).toMatchObject({
      gstRate: "3",
      gst: 450,
      rates: [{ rate: "3", taxable: 150_00, gst: 450 }],
    })
    expect(ofItems([100_00, "18"], [50_00, null])).toMatchObject({ gstRate: "18", gst: 27_00 })
  })

  it("lists a rate of 0, and taxes nothing at it", () => {
    expect(ofItems([100_00, "0"], [100_00, null])).toMatchObject({
      gstRate: null,
      gst: 18_00,
      rates: [
        { rate: "0", taxable: 100_00, gst: 0 },
        { rate: "18", taxable: 100_00, gst: 18_00 },
      ],
    })
  })

  it("has no rates for an empty cart", () => {
    expect(ofItems()).toMatchObject({ subtotal: 0, gstRate: "18", gst: 0, rates: [] })
  })

  it("refuses a negative line item, also when the sum is positive", () => {
    expect(() => ofItems([100_00, "3"], [-1, "18"])).toThrow(RangeError)
  })

  it("reads an order from before stones had rates as one rate", () => {
    const { rates: _rates, ...old } = ofItems([123_456, null])
    expect(gstByRate({ ...old, gstRate: "18.00" })).toEqual([{ rate: "18", taxable: 123_456, gst: 22_222 }])
  })

  it("always adds up to the paisa over the rates, in any order of the stones", () => {
    const stone = fc.tuple(
      fc.nat({ max: 10 ** 9 }),
      fc.option(fc.nat(2_800).map((hundredths) => (hundredths / 100).toFixed(2)))
    )
    fc.assert(
      fc.property(fc.array(stone, { maxLength: 20 }), (stones) => {
        const result = ofItems(...stones)
        const sum = (key: "taxable" | "gst") => result.rates.reduce((total, it) => total + it[key], 0)
        expect(sum("taxable")).toBe(result.subtotal)
        expect(sum("gst")).toBe(result.gst)
        expect(result.subtotal + result.gst + result.shippingFee).toBe(result.total)
        expect(ofItems(...stones.toReversed())).toEqual(result)
        totalsSchema.parse(contractTotals(result))
      })
    )
  })
})

describe("calculateTotals with a taxed shipping fee", () => {
  const taxing = { ...defaultRates, shipping_taxed: "true", free_shipping_threshold: "99999999.99" }
  const ofItems = (fee: string, ...items: [paise: number, gstRate: string | null][]) =>
    calculateTotals(
      items.map(([amount, gstRate]) => ({ lineTotal: paise(amount), gstRate })),
      { ...taxing, shipping_fee: fee }
    )

  it("charges GST on the fee at the rates of the goods, in proportion to their amounts", () => {
    // ₹100 over ₹3,000 at 0.25 % and ₹1,000 at 18 %: ₹75 and ₹25; 3,075 × 0.25 % = 7.6875, 1,025 × 18 % = 184.50.
    expect(ofItems("100", [300_000, "0.25"], [100_000, null])).toMatchObject({
      subtotal: paise(400_000),
      shippingFee: paise(10_000),
      gst: paise(19_219),
      total: paise(429_219),
      rates: [
        { rate: "0.25", taxable: 307_500, gst: paise(769), fee: 7_500 },
        { rate: "18", taxable: 102_500, gst: paise(18_450), fee: 2_500 },
      ],
    })
  })

  it("taxes the fee of totals without items at the tenant's rate", () => {
    expect(ofItems("100")).toMatchObject({
      subtotal: paise(0),
      gst: paise(1_800),
      total: paise(11_800),
      rates: [{ rate: "18", taxable: 10_000, gst: paise(1_800), fee: 10_000 }],
    })
  })

  it("spreads the fee over goods that cost nothing", () => {
    expect(ofItems("1", [0, "3"], [0, "18"]).rates).toMatchObject([{ fee: 50 }, { fee: 50 }])
  })

  it("taxes no fee that isn't charged", () => {
    const free = calculateTotals([{ lineTotal: paise(100_00) }], { ...taxing, free_shipping_threshold: "0" })
    expect(free).toMatchObject({
      gst: paise(18_00),
      shippingFee: paise(0),
      rates: [{ rate: "18", taxable: 100_00, gst: paise(18_00) }],
    })
    expect(free.rates[0]).not.toHaveProperty("fee")
  })

  it("never loses or invents a paisa of the fee, and never charges less than without", () => {
    const stone = fc.tuple(
      fc.nat({ max: 10 ** 9 }),
      fc.option(fc.nat(2_800).map((hundredths) => (hundredths / 100).toFixed(2)))
    )
    fc.assert(
      fc.property(
        fc.array(stone, { minLength: 1, maxLength: 20 }),
        fc.nat({ max: 10 ** 6 }),
        (stones, fee) => {
          const result = ofItems(rupeesText(paise(fee)), ...stones)
          const sum = (of: (it: (typeof result.rates)[number]) => number) =>
            result.rates.reduce((total, it) => total + of(it), 0)
          expect(sum((it) => it.fee ?? 0)).toBe(result.shippingFee)
          expect(sum((it) => it.taxable)).toBe(result.subtotal + result.shippingFee)
          expect(sum((it) => it.gst)).toBe(result.gst)
          expect(result.subtotal + result.gst + result.shippingFee).toBe(result.total)
          for (const { taxable, gst, rate } of result.rates)
            expect(Math.abs(gst - (taxable * Number(rate)) / 100)).toBeLessThanOrEqual(0.51)
          const untaxed = calculateTotals(
            stones.map(([amount, gstRate]) => ({ lineTotal: paise(amount), gstRate })),
            { ...taxing, shipping_taxed: "false", shipping_fee: rupeesText(paise(fee)) }
          )
          expect(result.gst).toBeGreaterThanOrEqual(untaxed.gst)
          expect(result.shippingFee).toBe(untaxed.shippingFee)
        }
      ),
      { numRuns: 500 }
    )
  })
})

describe("calculateTotals where nothing is taxed", () => {
  const stones = [
    { lineTotal: paise(100_00), gstRate: "0.25" },
    { lineTotal: paise(50_00), gstRate: null },
  ]
  const untaxed = {
    subtotal: paise(150_00),
    gstRate: "0",
    gst: paise(0),
    shippingFee: paise(100_00),
    total: paise(250_00),
  }

  it("charges no GST in a store that isn't registered, whatever the stones' rates and the fee's setting", () => {
    const rates = { ...defaultRates, gst_registered: "false", shipping_taxed: "true" }
    expect(calculateTotals(stones, rates)).toMatchObject({
      ...untaxed,
      rates: [{ rate: "0", taxable: 150_00, gst: paise(0) }],
    })
  })

  it("charges no GST on an export under a letter of undertaking", () => {
    const regime = { registered: true, shippingTaxed: true, lut: "AD270326000001A" }
    expect(calculateTotals(stones, defaultRates, regime)).toMatchObject({
      ...untaxed,
      rates: [{ rate: "0", taxable: 250_00, gst: paise(0), fee: 100_00 }],
    })
  })
})
