import { counted } from "./counted"

it.each([
  [0, "0 products"],
  [1, "1 product"],
  [2, "2 products"],
  [125_000, "1,25,000 products"],
])("%d is formatted with its noun", (count, words) => {
  expect(counted(count, "product")).toBe(words)
})

it("an irregular plural is passed explicitly", () => {
  expect([
    counted(1, "piece that is", "pieces that are"),
    counted(3, "piece that is", "pieces that are"),
  ]).toEqual(["1 piece that is", "3 pieces that are"])
})
