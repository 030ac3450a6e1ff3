import fc from "fast-check"
import { caratOf } from "./carat"

describe("caratOf", () => {
  it.each([
    ["2.5 ct", 2.5],
    ["2.50 carats", 2.5],
    ["2,5ct", 2.5],
    ["  1.02 CTS. ", 1.02],
    ["0.75", 0.75],
    [".5 ct", 0.5],
    ["1 carat", 1],
    ["0,125 ct", 0.125],
    ["1,250 ct", 1250],
    ["1,250.5 ct", 1250.5],
  ])("%p is %p", (weight, carat) => {
    expect(caratOf(weight)).toBe(carat)
  })

  it.each([
    "",
    "ct",
    "heavy",
    "2.5 g",
    "2.5.1 ct",
    "-1 ct",
    "0 ct",
    "1/2 ct",
    "about 2 ct",
    "2e3",
    "9999999",
  ])("%p has no carats", (weight) => {
    expect(caratOf(weight)).toBeNull()
  })

  it("reads every formatted weight back, and never throws", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (hundredths) => {
        expect(caratOf(`${(hundredths / 100).toFixed(2)} ct`)).toBe(hundredths / 100)
      })
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        const carat = caratOf(text)
        expect(carat === null || carat > 0).toBe(true)
      })
    )
  })
})
