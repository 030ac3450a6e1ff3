import { productTexts } from "@contract/texts/product"
import { textOf } from "~/lib/site"
import { stockWords } from "./stock"

const text = textOf({}, productTexts)

describe("stock", () => {
  it("uses the product page's texts", () => {
    expect(stockWords(0, text)).toEqual({ line: "Out of Stock", badge: null })
    expect(stockWords(5, text)).toEqual({ line: "In Stock (5 available)", badge: "Only 5 left" })
    expect(stockWords(6, text)).toEqual({ line: "In Stock (6 available)", badge: null })
  })
})
