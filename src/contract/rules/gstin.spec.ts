import fc from "fast-check"
import { gstinProblem, optionalGstinProblem, panInGstin, stateOfGstin } from "./gstin"
import { upperSpaceless } from "./typed-text"

const real = ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "24AAACC1206D1ZM"]
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
/** The text with the only last character that can make it a GSTIN. */
const completed = (start: string): string =>
  Array.from(alphabet, (last) => start + last).find((it) => !gstinProblem(it)?.includes("last character")) ??
  ""

describe("a GSTIN", () => {
  it.each(real)("is %s, with spaces and lower case too", (gstin) => {
    expect(gstinProblem(gstin)).toBeUndefined()
    expect(gstinProblem(` ${gstin.toLowerCase().slice(0, 5)} ${gstin.slice(5)} `)).toBeUndefined()
    expect(upperSpaceless(` ${gstin.toLowerCase()} `)).toBe(gstin)
    expect(panInGstin(gstin)).toBe(gstin.slice(2, 12))
  })

  it.each([
    ["hello", "15 characters"],
    ["", "15 characters"],
    ["27AAPFU0939F1Z", "15 characters"],
    ["00AAPFU0939F1ZV", "first two digits"],
    ["40AAPFU0939F1ZV", "first two digits"],
    ["96AAAPA1234A1ZO", "first two digits"],
    ["99AAAPA1234A1ZI", "first two digits"],
    ["27ABCDE1234F1ZV", "3rd to 12th"],
    ["27AAPF00939F1ZV", "3rd to 12th"],
    ["27AAPFU0939F0ZV", "13th"],
    ["27AAPFU0939F1YV", "14th"],
    ["27AAPFU0939F1ZX", "last character"],
  ])("isn't %p: the message names the part that is wrong", (text, part) => {
    expect(gstinProblem(text)).toContain(part)
  })

  it("may be left empty where it is optional", () => {
    expect(optionalGstinProblem(" ")).toBeUndefined()
    expect(optionalGstinProblem("hello")).toBeDefined()
  })

  it.each([
    ["28", "Andhra Pradesh"],
    ["25", "Dadra and Nagar Haveli and Daman and Diu"],
    ["38", "Ladakh"],
    ["97", undefined],
  ])("of state code %s is registered in %p", (code, state) => {
    const gstin = completed(`${code}AAAPA1234A1Z`)
    expect(gstinProblem(gstin)).toBeUndefined()
    expect(stateOfGstin(gstin)).toBe(state)
  })

  it("with a single mistyped character never decides a tax", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...real),
        fc.nat(14),
        fc.constantFrom(...Array.from(alphabet)),
        (gstin, at, typed) => {
          fc.pre(gstin[at] !== typed)
          expect(gstinProblem(gstin.slice(0, at) + typed + gstin.slice(at + 1))).toBeDefined()
        }
      )
    )
  })
})
