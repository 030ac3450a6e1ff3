import { arrivalInWords, daysOf } from "./arrival"

const on = (instant: string, dispatchDays: string, transitDays: string) =>
  arrivalInWords(new Date(instant), { dispatchDays, transitDays })

describe("the days on which an order arrives", () => {
  it("are counted from its dispatch, without Sundays", () => {
    expect(on("2026-11-24T06:00:00Z", "1", "2-4")).toBe("Fri 27 – Mon 30 Nov")
    expect(on("2026-11-27T06:00:00Z", "1", "1-3")).toBe("Mon 30 Nov – Wed 2 Dec")
  })

  it("are one day when the range has one", () => {
    expect(on("2026-11-24T06:00:00Z", "0", "3")).toBe("Fri 27 Nov")
    expect(daysOf("3")).toEqual([3, 3])
  })

  it("are days in India, wherever the shopper is", () => {
    expect(on("2026-11-23T20:00:00Z", "0", "1")).toBe("Wed 25 Nov")
  })
})
