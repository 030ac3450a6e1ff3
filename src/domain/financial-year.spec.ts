import fc from "fast-check"
import { financialYear, invoiceNumber, isLateCreditNote } from "./financial-year"
import { indianDateText } from "./indian-date"

describe("financialYear", () => {
  it.each([
    ["2026-03-31T18:29:59.999Z", "2025-26"],
    ["2026-03-31T18:30:00.000Z", "2026-27"],
    ["2026-12-31T23:59:59.000Z", "2026-27"],
    ["2027-01-01T00:00:00.000Z", "2026-27"],
    ["2099-06-01T00:00:00.000Z", "2099-00"],
  ])("%s falls in %s, Indian time", (instant, expected) => {
    expect(financialYear(new Date(instant))).toBe(expected)
  })
})

describe("indianDateText", () => {
  it("shows the current day in India", () => {
    expect(indianDateText(new Date("2026-11-19T20:00:00.000Z"))).toBe("20 November 2026")
  })
})

describe("invoiceNumber", () => {
  const of = (serial: number, prefix = "INV") => invoiceNumber({ prefix, financialYear: "2026-27", serial })

  it("is prefix, year and serial", () => {
    expect(of(123)).toBe("INV/26-27/000123")
    expect(of(1_000_000)).toBe("INV/2627/1000000")
  })

  it.each([
    [0, "INV"],
    [1.5, "INV"],
    [10_000_000, "INV"],
    [1, "INVO"],
    [1, "I V"],
  ])("refuses serial %p with prefix %p", (serial, prefix) => {
    expect(() => of(serial, prefix)).toThrow(RangeError)
  })

  it("never repeats and never passes sixteen characters", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (one, other) => {
          expect(of(one).length).toBeLessThanOrEqual(16)
          expect(of(one) === of(other)).toBe(one === other)
        }
      )
    )
  })
})

describe("the last day on which a credit note reduces the tax", () => {
  const at = (text: string) => new Date(`${text}+05:30`)

  it.each([
    ["2026-03-31T23:59:59", "2026-11-30T23:59:59", false],
    ["2026-03-31T23:59:59", "2026-12-01T00:00:00", true],
    ["2026-04-01T00:00:00", "2026-12-01T00:00:00", false],
    ["2026-04-01T00:00:00", "2027-01-15T12:00:00", false],
    ["2026-04-01T00:00:00", "2027-11-30T23:59:59", false],
    ["2026-04-01T00:00:00", "2027-12-01T00:00:00", true],
    ["2026-04-01T00:00:00", "2028-04-01T00:00:00", true],
  ])("invoice of %s, note of %s: late is %s", (invoiced, noted, isLate) => {
    expect(isLateCreditNote(at(noted), at(invoiced))).toBe(isLate)
  })
})
