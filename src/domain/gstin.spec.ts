import fc from "fast-check"
import { isGstin, isPan, panOfGstin, stateCodeOfGstin } from "./gstin"

const real = ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "24AAACC1206D1ZM"]

describe("GSTIN", () => {
  it.each(real)("accepts %s", (gstin) => {
    expect(isGstin(gstin)).toBe(true)
    expect(panOfGstin(gstin)).toBe(gstin.slice(2, 12))
    expect(stateCodeOfGstin(gstin)).toBe(gstin.slice(0, 2))
  })

  it.each([
    "",
    "27aapfu0939f1zv",
    "27AAPFU0939F1Z",
    "27AAPFU0939F1ZV ",
    "00AAPFU0939F1ZV",
    "27AAPFU0939F0ZV",
  ])("refuses %p", (text) => {
    expect(isGstin(text)).toBe(false)
  })

  it("detects every single mistyped character", () => {
    const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    fc.assert(
      fc.property(
        fc.constantFrom(...real),
        fc.nat(14),
        fc.constantFrom(...Array.from(alphabet)),
        (gstin, at, typed) => {
          fc.pre(gstin[at] !== typed)
          expect(isGstin(gstin.slice(0, at) + typed + gstin.slice(at + 1))).toBe(false)
        }
      )
    )
  })

  it("reads state and PAN despite a wrong check digit, but not from another text", () => {
    expect(stateCodeOfGstin(" 27aapfu0939f1zx ")).toBe("27")
    expect(panOfGstin("27AAPFU0939F1ZX")).toBe("AAPFU0939F")
    for (const text of ["", "27", "27 Main Road", "00AAPFU0939F1ZV", "40AAPFU0939F1ZV"]) {
      expect(stateCodeOfGstin(text)).toBeNull()
    }
    expect(panOfGstin("27 Main Road")).toBeNull()
  })

  it("maps former state codes to the current ones", () => {
    const check = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    const old = check.map((digit) => `28AAPFU0939F1Z${digit}`).find(isGstin)
    expect(stateCodeOfGstin(old ?? "")).toBe("37")
    const centre = check.map((digit) => `99AAPFU0939F1Z${digit}`).find(isGstin)
    expect(centre).toBeDefined()
    expect(stateCodeOfGstin(centre ?? "")).toBeNull()
  })
})

describe("PAN", () => {
  it("is five letters, four digits, a letter", () => {
    expect(isPan("AAPFU0939F")).toBe(true)
    for (const text of ["", "aapfu0939f", "AAPFU0939", "AAPF10939F", "AAPFU0939FX"])
      expect(isPan(text)).toBe(false)
  })
})
