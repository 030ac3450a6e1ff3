import fc from "fast-check"
import { pricePerCarat, rattiText, rattiWeights } from "./stone-measures"

describe("rattiText", () => {
  it.each([
    [1, "121.5", "1.65"],
    [1, "180", "1.11"],
    [1, "182.25", "1.10"],
    [5.25, "182.25", "5.76"],
    [0.9, "180", "1.00"],
    // Exact halves round up: 0.1215 ct are 0.2 ratti, 0.12453750 ct are 0.205.
    [0.1245375, "121.5", "0.21"],
    [1_000_000, "121.5", "1646090.53"],
  ] as const)("%p ct with a ratti of %p mg is %p", (carat, mg, ratti) => {
    expect(rattiText(carat, mg)).toBe(ratti)
  })

  it("is never off by more than half a hundredth", () => {
    const hundredths = fc.integer({ min: 1, max: 100_000_000 })
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...rattiWeights), (it, mg) => {
        const carat = it / 100
        expect(Math.abs(Number(rattiText(carat, mg)) - (carat * 200) / Number(mg))).toBeLessThan(0.0051)
      })
    )
  })

  it("is null without a weight", () => {
    expect(rattiText(undefined, "180")).toBeNull()
    expect(rattiText(0, "180")).toBeNull()
    expect(rattiText(1e-7, "180")).toBeNull()
  })
})

describe("pricePerCarat", () => {
  it.each([
    ["12500.00", 2.5, "5000.00"],
    ["100.00", 3, "33.33"],
    ["200.00", 3, "66.67"],
    ["0.01", 2, "0.01"],
    ["9999999999.99", 0.01, "999999999999.00"],
  ])("divides %p rupees by %p ct", (price, carat, each) => {
    expect(pricePerCarat(price, carat)).toBe(each)
  })

  it("is null without a weight", () => {
    expect(pricePerCarat("100.00", undefined)).toBeNull()
  })
})
