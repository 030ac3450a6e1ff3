import fc from "fast-check"
import { amountInWords } from "./amount-in-words"
import { paise, paiseFromRupees } from "./money"

describe("amountInWords", () => {
  it.each([
    ["0", "Rupees Zero Only"],
    ["0.01", "Rupees Zero and One Paisa Only"],
    ["1", "Rupees One Only"],
    ["21.50", "Rupees Twenty-One and Fifty Paise Only"],
    ["100", "Rupees One Hundred Only"],
    ["1005", "Rupees One Thousand Five Only"],
    ["99999.99", "Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine and Ninety-Nine Paise Only"],
    ["1234567.08", "Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Eight Paise Only"],
    ["10000000", "Rupees One Crore Only"],
    ["1250000000000", "Rupees One Lakh Twenty-Five Thousand Crore Only"],
  ])("%p is %p", (rupees, expected) => {
    expect(amountInWords(paiseFromRupees(rupees))).toBe(expected)
  })

  it("refuses a negative amount", () => {
    expect(() => amountInWords(paise(-1))).toThrow(RangeError)
  })

  it("has distinct words for every amount", () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (amount) => {
        const words = amountInWords(paise(amount))
        expect(words).toMatch(/^Rupees [A-Z][A-Za-z -]+ Only$/)
        expect(words).not.toContain("  ")
        expect(seen.get(words) ?? amount).toBe(amount)
        seen.set(words, amount)
      })
    )
  })
})
