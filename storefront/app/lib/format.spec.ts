import { typeLabel, weightText } from "./product-words"
import { formatDate } from "./dates"
import { pictureSource } from "./images"
import { formatMoney } from "./money"

describe("how things are written", () => {
  it("writes rupees with Indian grouping and at most two decimals", () => {
    expect(formatMoney("125000.00")).toBe("₹1,25,000")
    expect(formatMoney("99.50")).toBe("₹99.5")
    expect(formatMoney(0)).toBe("₹0")
    expect(formatMoney("1250.00", "USD")).toBe("$1,250.00")
  })

  it("writes dates long, in Indian time", () => {
    expect(formatDate("2026-11-19T20:00:00.000Z")).toBe("20 November 2026")
  })

  it("writes types and carats", () => {
    expect(typeLabel("DIAMOND")).toBe("Diamond")
    expect(typeLabel("Star ruby")).toBe("Star ruby")
    expect([weightText("2.5"), weightText("2.5 ct")]).toEqual(["2.5 ct", "2.5 ct"])
  })

  it("offers widths of the shop's own pictures only", () => {
    expect(pictureSource("/static/a/b.webp", "50vw").srcSet).toContain("/static/a/b-640.webp 640w")
    expect(pictureSource("https://elsewhere/b.webp", "50vw")).toEqual({ src: "https://elsewhere/b.webp" })
  })
})
