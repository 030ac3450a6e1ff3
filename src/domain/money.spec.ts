import fc from "fast-check"
import * as money from "./money"

const anyPaise = fc.maxSafeInteger().map(money.paise)

describe("paise", () => {
  it.each([0.5, Number.NaN, Infinity, 2 ** 53, -(2 ** 53)])("refuses %p", (amount) => {
    expect(() => money.paise(amount)).toThrow(RangeError)
  })

  it("has no negative zero, which JSON and Object.is would distinguish", () => {
    expect(Object.is(money.paise(-0), 0)).toBe(true)
  })

  it("refuses sums and products beyond the safe range", () => {
    const max = money.paise(Number.MAX_SAFE_INTEGER)
    expect(() => money.addPaise(max, money.paise(1))).toThrow(RangeError)
    expect(() => money.timesPaise(max, 2)).toThrow(RangeError)
    expect(() => money.timesPaise(money.paise(100), 1.5)).toThrow(RangeError)
  })
})

describe("rupees to paise", () => {
  it.each([
    ["12500", 1_250_000],
    ["12500.5", 1_250_050],
    ["0.01", 1],
    ["-3.07", -307],
    [" 99.90000 ", 9990],
    [1234.56, 123_456],
    ["999999999999.99", 99_999_999_999_999],
  ])("%p is %p paise", (rupees, expected) => {
    expect(money.paiseFromRupees(rupees)).toBe(expected)
  })

  it.each([
    "",
    ".5",
    "1.",
    "1,000",
    "1e3",
    "0x10",
    "₹5",
    "1.001",
    0.1 + 0.2,
    Number.NaN,
    1e21,
    "99999999999999999",
  ])("refuses %p", (rupees) => {
    expect(() => money.paiseFromRupees(rupees)).toThrow(RangeError)
  })

  it.each([
    ["0.004", 0],
    ["0.005", 1],
    ["1.0049999", 100],
    ["-0.005", -1],
    [0.1 + 0.2, 30],
    ["7", 700],
  ])("rounds %p half up to %p paise", (rupees, expected) => {
    expect(money.roundedPaiseFromRupees(rupees)).toBe(expected)
  })

  it("round-trips every amount through its text and its JSON number", () => {
    fc.assert(
      fc.property(anyPaise, (amount) => {
        expect(money.paiseFromRupees(money.rupeesText(amount))).toBe(amount)
        expect(money.roundedPaiseFromRupees(money.rupeesText(amount))).toBe(amount)
      }),
      { numRuns: 2000 }
    )
  })

  it("round-trips as a JSON number up to 2^46 rupees", () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 46), max: 2 ** 46 - 1 }), fc.nat(99), (rupees, rest) => {
        const amount = money.paise(rupees * 100 + rest)
        const wire = JSON.stringify(money.rupeesNumber(amount))
        expect(wire).toMatch(/^-?\d+(\.\d{1,2})?$/)
        expect(money.paiseFromRupees(wire)).toBe(amount)
      }),
      { numRuns: 2000 }
    )
  })

  it("reads Medusa's amount forms, preferring the raw text to the float", () => {
    expect(money.paiseFromMedusa(12500)).toBe(1_250_000)
    expect(money.paiseFromMedusa("12500.10")).toBe(1_250_010)
    expect(money.paiseFromMedusa({ value: "0.290000000000" })).toBe(29)
    expect(money.paiseFromMedusa({ numeric: 0.1 + 0.2, raw: { value: "0.3" } })).toBe(30)
    expect(money.paiseFromMedusa({ numeric: 5 })).toBe(500)
  })
})

describe("scalePaise", () => {
  it("rounds half up exactly once, also where floats go wrong", () => {
    expect(money.scalePaise(money.paise(50), 1, 100)).toBe(1)
    expect(money.scalePaise(money.paise(49), 1, 100)).toBe(0)
    expect(money.scalePaise(money.paise(-50), 1, 100)).toBe(-1)
    expect(money.scalePaise(money.paise(100_500), 115, 10_000)).toBe(1156)
  })

  it("is never more than half a paisa off", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 14 }), fc.nat(10_000), (amount, rate) => {
        const exact = BigInt(amount) * BigInt(rate)
        const twice = 2n * (BigInt(money.scalePaise(money.paise(amount), rate, 10_000)) * 10_000n - exact)
        expect(twice > -10_000n && twice <= 10_000n).toBe(true)
      })
    )
  })
})

describe("formatting", () => {
  it.each([
    [1_250_000, "12500.00", "₹12,500"],
    [12_345_678_950, "123456789.50", "₹12,34,56,789.50"],
    [7, "0.07", "₹0.07"],
    [-150, "-1.50", "-₹1.50"],
  ])("%p paise is %p and %p", (amount, text, shown) => {
    expect(money.rupeesText(money.paise(amount))).toBe(text)
    expect(money.formatInr(money.paise(amount))).toBe(shown)
  })
})
