import { counted } from "./counted"

it.each([
  [0, "0 products"],
  [1, "1 product"],
  [2, "2 products"],
  [125_000, "1,25,000 products"],
])("%d are told as people say it", (count, words) => {
  expect(counted(count, "product")).toBe(words)
})

it("a word that doesn't take an s is given both ways", () => {
  expect([
    counted(1, "piece that is", "pieces that are"),
    counted(3, "piece that is", "pieces that are"),
  ]).toEqual(["1 piece that is", "3 pieces that are"])
})
