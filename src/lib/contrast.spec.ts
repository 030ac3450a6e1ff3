import fc from "fast-check"
import { contrast, inkOn, readableOn } from "./contrast"

const color = fc.integer({ min: 0, max: 0xffffff }).map((it) => `#${it.toString(16).padStart(6, "0")}`)

test("contrast ranges from 1 to 21 and is symmetric", () => {
  expect(contrast("#ffffff", "#ffffff")).toBe(1)
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21)
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21)
})

test("black or white is readable on every colour", () => {
  fc.assert(fc.property(color, (it) => contrast(inkOn(it), it) >= 4.5))
})

test("every colour becomes readable on every background, and a readable one stays unchanged", () => {
  fc.assert(
    fc.property(color, color, (it, ground) => {
      const read = readableOn(it, ground)
      expect(contrast(read, ground)).toBeGreaterThanOrEqual(4.5)
      if (contrast(it, ground) >= 4.5) expect(read).toBe(it)
    })
  )
})
