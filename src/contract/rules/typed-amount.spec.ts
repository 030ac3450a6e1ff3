import fc from "fast-check"
import { readAmount } from "./typed-amount"

describe("a typed amount", () => {
  it.each([
    ["50k", "50000"],
    ["50 K", "50000"],
    ["1.5 lakh", "150000"],
    ["1.25 lacs", "125000"],
    ["2L", "200000"],
    ["2 crore", "20000000"],
    ["1,25,000", "125000"],
    ["125,000", "125000"],
    ["1,00,00,000", "10000000"],
    ["₹ 50,000", "50000"],
    ["Rs. 50000/-", "50000"],
    ["50000 rupees", "50000"],
    ["INR 1,200.50", "1200.50"],
    ["0", "0"],
    ["007", "7"],
    ["1.5", "1.5"],
    ["1.", "1"],
  ])("%s is %s rupees", (typed, rupees) => {
    expect(readAmount(typed)).toBe(rupees)
  })

  it.each(["", "about 50", "5,00,0", "1,2", "1.234", "-5", "50 kg", "1e5", "12345678901", "1000 cr 5", "k"])(
    "%j can't be read",
    (typed) => {
      expect(readAmount(typed)).toBeUndefined()
    }
  )

  it("keeps every plain amount as it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (rupees) => {
        expect(readAmount(String(rupees))).toBe(String(rupees))
        expect(readAmount(rupees.toLocaleString("en-IN"))).toBe(String(rupees))
      })
    )
  })
})
