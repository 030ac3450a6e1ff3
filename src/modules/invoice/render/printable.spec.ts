import fc from "fast-check"
import { inkOf } from "./ink"
import { directionOf, printable } from "./printable"

/** Latin, Devanagari and Arabic letters have a font; the rest is spelled by its number. */
const print = {
  has: (character: string) => /[\u0020-\u024f\u0600-\u06ff\u0900-\u097f\u2013\u20b9]/.test(character),
  transliterate: (text: string) => Array.from(text, (it) => String(it.codePointAt(0))).join(""),
}
const drawn = (text: string): string => printable(text, print)

describe("printable", () => {
  it.each([
    ["Anandi Sharma", "Anandi Sharma"],
    ["आनंदी शर्मा", "आनंदी शर्मा"],
    ["محمد", "محمد"],
    ["Zoë Łukasiewicz – ₹10", "Zoë Łukasiewicz – ₹10"],
    ["Nguyen A\u2010 1 ½", "Nguyen A- 1 ½"],
    ["Ali ሰላ", "Ali 46564619 [U+1230 U+120B]"],
    ["a\u0000b\u200bc\n d", "abc d"],
    ["[U+1230]", "(U+1230]"],
  ])("%p is printed as %p", (text, expected) => {
    expect(drawn(text)).toBe(expected)
  })

  it("prints no question mark for a letter, and no character without a glyph", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(Array.from(drawn(text)).filter((character) => !print.has(character))).toEqual([])
        expect(drawn(text).split("?").length).toBe(text.normalize("NFC").split("?").length)
      })
    )
  })

  it("prints two different names differently", () => {
    const letter = fc.integer({ min: 0x41, max: 0x2ffff }).map((it) => String.fromCodePoint(it))
    const name = fc
      .array(
        letter.filter((it) => /\p{L}/u.test(it)),
        { minLength: 1, maxLength: 4 }
      )
      .map((letters) => letters.join("").normalize("NFC"))
    fc.assert(
      fc.property(name, name, (one, other) => {
        fc.pre(one !== other)
        expect(drawn(one)).not.toBe(drawn(other))
      })
    )
  })

  it("reads a name from the side on which its first letter is", () => {
    expect(["محمد (Ali)", "12 דוד", "Ali محمد", "302"].map(directionOf)).toEqual(["rtl", "rtl", "ltr", "ltr"])
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
