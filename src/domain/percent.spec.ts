import { halfPercentText, hundredthsOfPercent, percentText } from "./percent"

describe("percent", () => {
  it.each([
    ["18", 1800, "18%", "9%"],
    ["0.25", 25, "0.25%", "0.125%"],
    ["1.5", 150, "1.5%", "0.75%"],
    ["3.00", 300, "3%", "1.5%"],
    ["0", 0, "0%", "0%"],
    ["100", 10_000, "100%", "50%"],
    ["99.99", 9999, "99.99%", "49.995%"],
  ])("%p is %p hundredths, %p, half of it %p", (rate, hundredths, text, half) => {
    expect(hundredthsOfPercent(rate)).toBe(hundredths)
    expect(percentText(rate)).toBe(text)
    expect(halfPercentText(rate)).toBe(half)
  })

  it.each(["", "-1", "100.01", "101", "1.001", "1e1", "18%", "."])("refuses %p", (rate) => {
    expect(() => hundredthsOfPercent(rate)).toThrow(RangeError)
  })
})
