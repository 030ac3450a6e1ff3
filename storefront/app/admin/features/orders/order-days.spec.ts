import { isDay, presetsAt } from "./order-days"

const presets = (instant: string) =>
  Object.fromEntries(presetsAt(new Date(instant)).map(({ label, days }) => [label, days]))

it("an order placed after midnight in India counts as today's, although it is yesterday in UTC", () => {
  expect(presets("2026-11-30T19:00:00Z")).toEqual({
    "All dates": { from: "", to: "" },
    Today: { from: "2026-12-01", to: "2026-12-01" },
    "Last 7 days": { from: "2026-11-25", to: "2026-12-01" },
    "This month": { from: "2026-12-01", to: "2026-12-01" },
  })
})

it.each([
  ["2026-11-20", true],
  ["2026-02-30", false],
  ["20-11-2026", false],
  ["", false],
])("%j is an existing day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
