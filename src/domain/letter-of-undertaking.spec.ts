import fc from "fast-check"
import { isLutDue, lutHolds, lutHoldsUntil } from "./letter-of-undertaking"

const ist = (text: string) => new Date(`${text}+05:30`)

describe("a letter of undertaking", () => {
  it.each([
    ["2026-04-01T00:00:00", false, "2027-03-31"],
    ["2026-12-31T23:59:59", true, "2027-03-31"],
    ["2027-02-28T23:59:59", true, "2027-03-31"],
    ["2027-03-01T00:00:00", true, "2028-03-31"],
    ["2027-03-01T00:00:00", false, "2027-03-31"],
    ["2027-03-31T23:59:59", true, "2028-03-31"],
    ["2027-03-31T23:59:59", false, "2027-03-31"],
  ])("that is saved at %s (another one before it: %p) holds to %s", (at, followsAnother, until) => {
    expect(lutHoldsUntil(ist(at), followsAnother)).toBe(until)
  })

  it("doesn't free exports from tax after its last day in India", () => {
    expect(lutHolds("2027-03-31", ist("2027-03-31T23:59:59"))).toBe(true)
    expect(lutHolds("2027-03-31", ist("2027-04-01T00:00:00"))).toBe(false)
    expect(lutHolds("", ist("2027-03-31T12:00:00"))).toBe(false)
  })

  it("is due from 1 March of its last year on, and not when the next year's is there", () => {
    expect(isLutDue("2027-03-31", ist("2027-02-28T23:59:59"))).toBe(false)
    expect(isLutDue("2027-03-31", ist("2027-03-01T00:00:00"))).toBe(true)
    expect(isLutDue("2027-03-31", ist("2027-04-01T00:00:00"))).toBe(true)
    expect(isLutDue("2028-03-31", ist("2027-03-15T12:00:00"))).toBe(false)
  })

  it("always holds when it is saved, and never longer than the year after", () => {
    const instant = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.boolean(), (at, followsAnother) => {
        const until = lutHoldsUntil(at, followsAnother)
        expect(lutHolds(until, at)).toBe(true)
        expect(lutHolds(until, new Date(at.getTime() + 398 * 86_400_000))).toBe(false)
        expect(until >= lutHoldsUntil(at, false)).toBe(true)
      })
    )
  })
})
