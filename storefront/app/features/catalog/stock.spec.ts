import { stockWords } from "./stock"

describe("stock", () => {
  it("stands in the product page's own words", () => {
    expect(stockWords(0)).toEqual({ line: "Out of Stock", badge: null })
    expect(stockWords(5)).toEqual({ line: "In Stock (5 available)", badge: "Only 5 left" })
    expect(stockWords(6)).toEqual({ line: "In Stock (6 available)", badge: null })
  })
})
