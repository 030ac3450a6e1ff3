import { Slowdown } from "./slowdown"

it("is measured against requests of the same kind without bulk work", () => {
  const slowdown = new Slowdown()
  expect(slowdown.read(0)).toBe(1)
  for (let n = 0; n < 20; n++) {
    slowdown.add("/fast", 2, true, n * 10)
    slowdown.add("/slow", 80, true, n * 10)
  }
  expect(slowdown.read(200)).toBeCloseTo(1)
  for (let n = 0; n < 20; n++) {
    slowdown.add("/fast", 3, false, 20_000 + n * 10)
    slowdown.add("/slow", 120, false, 20_000 + n * 10)
  }
  expect(slowdown.read(20_200)).toBeGreaterThan(1.4)
  expect(slowdown.read(20_200)).toBeLessThan(1.51)
})

it("is unknown, so 1, for kinds without a usual duration, and when requests are long past", () => {
  const slowdown = new Slowdown()
  for (let n = 0; n < 20; n++) slowdown.add("/new", 900, false, n)
  expect(slowdown.read(20)).toBe(1)
  for (let n = 0; n < 20; n++) slowdown.add("/new", 10, true, n)
  for (let n = 0; n < 20; n++) slowdown.add("/new", 90, false, n)
  expect(slowdown.read(20)).toBeGreaterThan(2)
  expect(slowdown.read(60_000)).toBe(1)
})
