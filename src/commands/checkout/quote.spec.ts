import { isInTime } from "./quote"

const handedOutAt = new Date("2026-11-22T10:00:00Z")

describe("a quote", () => {
  it.each([
    ["at once", "2026-11-22T10:00:01Z", true],
    ["by a gateway whose clock is behind", "2026-11-22T09:59:58Z", true],
    ["in its last second", "2026-11-22T11:00:00Z", true],
    ["a second after it", "2026-11-22T11:00:01Z", false],
    ["days later", "2026-11-25T10:00:00Z", false],
  ])("paid %s is valid: %s, %p", (_when, paidAt, stands) => {
    expect(isInTime(handedOutAt, new Date(paidAt))).toBe(stands)
  })
})
