import { contrastOf } from "./contrast"

test("contrast follows WCAG and doesn't depend on the order of the colours", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5)
  expect(contrastOf("#ffffff", "#000000")).toBeCloseTo(21, 5)
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2)
  expect(contrastOf("#123456", "#123456")).toBe(1)
})
