import fc from "fast-check"
import { allocate } from "./allocate"
import { allocateGst, splitGst } from "./gst-split"
import { paise } from "./money"

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe("splitGst", () => {
  it("halves within one state, the odd paisa to CGST", () => {
    expect(splitGst(paise(101), "27", "27")).toEqual({
      kind: "CGST+SGST",
      igst: 0,
      cgst: 51,
      sgst: 50,
      stateTax: "SGST",
    })
  })

  it.each([
    ["another state", "27", "29"],
    ["another country", "27", "96"],
    ["other territory", "27", "97"],
    ["a seller of unknown state", null, "27"],
  ])("is IGST for %s", (_case, seller, delivery) => {
    expect(splitGst(paise(101), seller, delivery)).toMatchObject({
      kind: "IGST",
      igst: 101,
      cgst: 0,
      sgst: 0,
    })
  })

  it("names the state's half UTGST in Chandigarh", () => {
    expect(splitGst(paise(100), "04", "04").stateTax).toBe("UTGST")
  })
})

describe("allocate", () => {
  it("gives the remaining paisa to the largest remainder, ties to the earlier line", () => {
    expect(allocate(paise(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(paise(10), [55, 45, 0])).toEqual([6, 4, 0])
    expect(allocate(paise(3), [0, 0])).toEqual([2, 1])
    expect(allocate(paise(0), [])).toEqual([])
  })

  it("refuses amounts that can't be allocated", () => {
    expect(() => allocate(paise(1), [])).toThrow(RangeError)
    expect(() => allocate(paise(-1), [1])).toThrow(RangeError)
    expect(() => allocate(paise(1), [-1])).toThrow(RangeError)
  })

  it("adds up exactly and stays within a paisa of the proportion", () => {
    const weights = fc.array(fc.nat({ max: 10 ** 12 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 14 }).map(paise), weights, (amount, parts) => {
        const shares = allocate(amount, parts)
        expect(sum(shares)).toBe(amount)
        const whole = BigInt(sum(parts))
        if (whole === 0n) return
        shares.forEach((share, index) => {
          const off = BigInt(share) * whole - BigInt(amount) * BigInt(parts[index] ?? 0)
          expect(off > -whole && off < whole).toBe(true)
        })
      })
    )
  })
})

describe("allocateGst", () => {
  it("each tax head adds up over the lines", () => {
    const lines = fc.array(fc.nat({ max: 10 ** 10 }).map(paise), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }).map(paise), lines, fc.boolean(), (gst, taxable, sameState) => {
        const split = splitGst(gst, "27", sameState ? "27" : "08")
        const shares = allocateGst(split, taxable)
        expect(sum(shares.map((it) => it.igst))).toBe(split.igst)
        expect(sum(shares.map((it) => it.cgst))).toBe(split.cgst)
        expect(sum(shares.map((it) => it.sgst))).toBe(split.sgst)
        expect(split.igst + split.cgst + split.sgst).toBe(gst)
      })
    )
  })
})
