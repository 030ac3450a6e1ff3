import fc from "fast-check"
import { inkOf } from "./ink"
import { printable } from "./printable"

describe("printable", () => {
  it.each([
    ["Anandi Sharma", "Anandi Sharma"],
    ["आनंदी शर्मा", "आनंदी शर्मा"],
    ["Zoë Łukasiewicz – 5′ ₹10", "Zoë Łukasiewicz – 5′ ₹10"],
    ["Nguyễn A‐1 ½", "Nguyen A-1 ½"],
    ["சென்னை 💎 5", "Chennai 5"],
    ["北京", "??"],
    ["a\u0000b\u200bc\n d", "abc d"],
  ])("%p is printed as %p", (text, drawn) => {
    expect(printable(text)).toBe(drawn)
  })

  it("never leaves a character without a glyph", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(printable(text)).toMatch(
          /^[\u0020-\u007e\u00a0-\u024f\u0900-\u097f\u1e00-\u1eff\u2000-\u22ff]*$/
        )
      })
    )
  })
})

describe("inkOf", () => {
  it("keeps a dark colour, darkens a pale one, and falls back to near-black", () => {
    expect(inkOf("#b45309")).toBe("#b45309")
    expect(inkOf("#fde68a")).not.toBe("#fde68a")
    expect(inkOf("#ffffff")).toMatch(/^#([0-7][0-9a-f])\1\1$/)
    expect(inkOf("red")).toBe("#1c1917")
  })
})
