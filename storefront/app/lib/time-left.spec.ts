import { timeLeft } from "./time-left"

it.each([
  [71.9, "2 days 23 hours"],
  [48, "2 days"],
  [25, "1 day 1 hour"],
  [1, "1 hour"],
  [0.9, null],
  [-3, null],
])("%s hours are shown as %s", (hours, text) => {
  expect(timeLeft(hours * 3_600_000)).toBe(text)
})
