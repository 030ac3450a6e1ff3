import fc from "fast-check"
import { allocate } from "./allocate"
import {
  addHeads,
  creditedSplit,
  gstKind,
  headsTotal,
  noHeads,
  splitGst,
  spreadHeads,
  spreadOverLines,
} from "./gst-split"
import { paise, scalePaise } from "./money"
import { hundredthsOfPercent } from "./percent"

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const local = gstKind("27", "27")
const interState = gstKind("27", "29")
const anyRate = fc.nat(2_800).map((hundredths) => (hundredths / 100).toFixed(2))
const anyKind = fc.constantFrom(local, interState)

describe("gstKind", () => {
  it.each([
    ["another state", "27", "29"],
    ["another country", "27", "96"],
    ["other territory", "27", "97"],
    ["a seller of unknown state", null, "27"],
  ])("is IGST for %s", (_case, seller, delivery) => {
    expect(gstKind(seller, delivery).kind).toBe("IGST")
  })

  it("names the state's half UTGST in Chandigarh", () => {
    expect(gstKind("04", "04")).toEqual({ kind: "CGST+SGST", stateTax: "UTGST" })
  })
})

describe("splitGst", () => {
  it("gives CGST and SGST the same amount, half the rate on the value", () => {
    // 16.83 × 18 % = 3.0294: charged 3.03, and 16.83 × 9 % = 1.5147 each.
    expect(splitGst(paise(1_683), "18", local)).toMatchObject({ igst: 0, cgst: 151, sgst: 151 })
    expect(splitGst(paise(1_690), "18", local)).toMatchObject({ igst: 0, cgst: 152, sgst: 152 })
    expect(splitGst(paise(1_683), "18", interState)).toMatchObject({ igst: 303, cgst: 0, sgst: 0 })
  })

  it("is at most a paisa from the charged GST, and equal to it as IGST", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }).map(paise), anyRate, anyKind, (taxable, rate, kind) => {
        const split = splitGst(taxable, rate, kind)
        const charged = scalePaise(taxable, hundredthsOfPercent(rate), 10_000)
        expect(split.cgst).toBe(split.sgst)
        const off = charged - headsTotal(split)
        expect(Math.abs(off)).toBeLessThanOrEqual(kind.kind === "IGST" ? 0 : 1)
      })
    )
  })
})

describe("the heads of credit notes", () => {
  it("are those of the invoice for three notes of one piece", () => {
    // 16.85 × 9 % = 1.5165 a piece and 4.5495 in all: 4.55 on the invoice, and not 3 × 1.52 = 4.56.
    const notes = [0, 1, 2].map((before) => creditedSplit(paise(before * 1_685), paise(1_685), "18", local))
    expect(notes.map((it) => it.cgst)).toEqual([152, 151, 152])
    expect(sum(notes.map((it) => it.sgst))).toBe(splitGst(paise(5_055), "18", local).sgst)
  })

  it("add up to the invoice for any sequence of notes, and are never negative", () => {
    const parts = fc.array(fc.nat({ max: 10 ** 9 }).map(paise), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(parts, anyRate, anyKind, (taxables, rate, kind) => {
        let before = 0
        const notes = taxables.map((taxable) => {
          const note = creditedSplit(paise(before), taxable, rate, kind)
          before += taxable
          return note
        })
        expect({ ...kind, ...addHeads(...notes) }).toEqual(splitGst(paise(sum(taxables)), rate, kind))
        for (const note of notes) {
          expect(note.cgst).toBe(note.sgst)
          expect(Math.min(note.igst, note.cgst)).toBeGreaterThanOrEqual(0)
        }
      })
    )
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

describe("the heads of lines", () => {
  const anyLines = fc.array(
    fc.record({
      hsn: fc.constantFrom("7102", "7103", "711319"),
      rate: fc.constantFrom("0", "0.25", "18"),
      taxable: fc.nat({ max: 10 ** 9 }).map(paise),
    }),
    { minLength: 1, maxLength: 20 }
  )

  it("add up by rate and by HSN code, and CGST equals SGST on each line", () => {
    fc.assert(
      fc.property(anyLines, anyKind, (lines, kind) => {
        const rates = [...new Set(lines.map((it) => it.rate))].map((rate) => {
          const taxable = paise(sum(lines.filter((it) => it.rate === rate).map((it) => it.taxable)))
          return { rate, taxable, split: splitGst(taxable, rate, kind) }
        })
        const spread = spreadOverLines(rates, lines)
        for (const { rate, split } of rates) {
          const own = spread.filter((it) => it.rate === rate)
          expect({ ...kind, ...addHeads(...own) }).toEqual(split)
          const codes = [...new Set(own.map((it) => it.hsn))]
          const values = codes.map((hsn) => own.filter((it) => it.hsn === hsn))
          const rows = spreadHeads(
            split,
            values.map((group) => paise(sum(group.map((it) => it.taxable))))
          )
          expect(values.map((group) => addHeads(noHeads, ...group))).toEqual(rows)
        }
        for (const line of spread) expect(line.cgst).toBe(line.sgst)
      })
    )
  })
})
