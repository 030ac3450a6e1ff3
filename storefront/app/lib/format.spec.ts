import { formatDate } from "./dates"
import { pictureSource } from "./images"
import { columnFormat, formatCount, formatMoney } from "./money"

describe("formatting", () => {
  it("writes rupees with Indian grouping and at most two decimals", () => {
    expect(formatMoney("125000.00")).toBe("₹1,25,000")
    expect(formatMoney("99.50")).toBe("₹99.50")
    expect(formatMoney(0)).toBe("₹0")
    expect(formatMoney("1250.00", "USD")).toBe("$1,250.00")
  })

  it("groups every amount as the browser's own locale tables do", () => {
    const tables = new Intl.NumberFormat("en-IN", {
      style: "currency",
      currency: "INR",
      trailingZeroDisplay: "stripIfInteger",
    })
    const numbers = new Intl.NumberFormat("en-IN")
    for (let digits = 0; digits < 15; digits++) {
      for (const paise of [1, 9, 10, 50, 99, 100, 1_05, 12_34, 100_00, 123_45].map(
        (it) => it * 10 ** digits
      )) {
        expect(formatMoney((paise / 100).toFixed(2))).toBe(tables.format(paise / 100))
        expect(formatMoney(-paise / 100)).toBe(tables.format(-paise / 100))
        expect(formatCount(paise)).toBe(numbers.format(paise))
      }
    }
  })

  it("writes long dates in Indian time", () => {
    expect(formatDate("2026-11-19T20:00:00.000Z")).toBe("20 November 2026")
  })

  it("offers widths of the tenant's own pictures only", () => {
    expect(pictureSource("/static/a/b.webp", "50vw").srcSet).toContain("/static/a/b-640.webp 640w")
    expect(pictureSource("https://elsewhere/b.webp", "50vw")).toEqual({ src: "https://elsewhere/b.webp" })
  })
})

describe("columnFormat", () => {
  it("shows two decimals for every amount of a summary with paise, so that the digits line up", () => {
    const format = columnFormat(["1000.00", "222.50", 100])
    expect(["1000.00", "222.50", 100, 0].map(format)).toEqual(["₹1,000.00", "₹222.50", "₹100.00", "₹0.00"])
  })

  it("shows none when all amounts are whole", () => {
    const format = columnFormat(["486000.00", 87480])
    expect(["486000.00", 87480].map(format)).toEqual(["₹4,86,000", "₹87,480"])
  })
})
