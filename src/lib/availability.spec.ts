import { Availability } from "./availability"

it("bridges missed checks for a while after a good one, and nothing else", () => {
  let now = 0
  const service = new Availability(5_000, () => now)
  expect(service.after("silent")).toBe(false)
  expect(service.after("up")).toBe(true)
  now = 4_999
  expect(service.after("silent")).toBe(true)
  now = 5_000
  expect(service.after("silent")).toBe(false)
  expect(service.after("up")).toBe(true)
  expect(service.after("down")).toBe(false)
  expect(service.after("silent")).toBe(false)
})
