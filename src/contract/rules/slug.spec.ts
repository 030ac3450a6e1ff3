import fc from "fast-check"
import { slugify } from "./slug"
import { transliterateIndic } from "./transliterate"

describe("slugify", () => {
  it.each([
    ["Royal Blue Sapphire 2.5 ct", "royal-blue-sapphire-2-5-ct"],
    ["  --Ruby -- & Diamond!! ", "ruby-diamond"],
    ["Emerald’s Été à Übersee", "emeralds-ete-a-ubersee"],
    ["Weiße Łódź Ærø", "weisse-lodz-aero"],
    ["माणिक्य", "manikya"],
    ["नीलम 5 रत्ती", "nilam-5-ratti"],
    ["பவளம்", "pavalam"],
    ["½ carat", "1-2-carat"],
    ["💎", ""],
    ["", ""],
  ])("%p becomes %p", (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it("cuts a long name at a word boundary, and a long word anywhere", () => {
    expect(slugify("sapphire ".repeat(20))).toBe("sapphire-".repeat(8) + "sapphire".slice(0, 8))
    expect(slugify("a".repeat(200))).toBe("a".repeat(80))
  })

  it("always returns a valid slug and is idempotent", () => {
    const names = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme", maxLength: 200 }))
    fc.assert(
      fc.property(names, (name) => {
        const slug = slugify(name)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(80)
        expect(slugify(slug)).toBe(slug)
      }),
      { numRuns: 1000 }
    )
  })
})

describe("transliterateIndic", () => {
  it.each([
    ["मुंबई", "mumbai"],
    ["राम", "ram"],
    ["फ़िरोज़ा", "firoza"],
    ["কলকাতা", "kalakata"],
    ["ગુજરાત", "gujarat"],
    ["ಬೆಂಗಳೂರು", "bengaluru"],
    ["തിരുവനന്തപുരം", "tiruvanantapuran"],
    ["१२३", "123"],
    ["Ruby ₹5", "Ruby ₹5"],
  ])("converts %s to %s", (text, latin) => {
    expect(transliterateIndic(text)).toBe(latin)
  })
})
