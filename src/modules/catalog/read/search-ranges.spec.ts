import { readSearchRanges } from "./search-ranges"

const read = (search: string, withRatti = true) => {
  const { rest, ranges } = readSearchRanges(search, { withRatti })
  return { rest: rest.replace(/\s+/g, " ").trim(), ...ranges }
}

describe("a search that names a weight or a price", () => {
  it.each([
    ["2 carat", { rest: "", caratMin: "1.80", caratMax: "2.20" }],
    ["2ct ruby", { rest: "ruby", caratMin: "1.80", caratMax: "2.20" }],
    ["ruby 2.5 cts.", { rest: "ruby .", caratMin: "2.25", caratMax: "2.75" }],
    ["5 ratti neelam", { rest: "neelam", caratMin: "4.09", caratMax: "5.00" }],
    ["5 रत्ती पन्ना", { rest: "पन्ना", caratMin: "4.09", caratMax: "5.00" }],
    ["1.5 to 2 carat", { rest: "", caratMin: "1.50", caratMax: "2.00" }],
    ["emerald 2-1.5 ct", { rest: "emerald", caratMin: "1.50", caratMax: "2.00" }],
    ["between 1 and 2 carat ruby", { rest: "ruby", caratMin: "1.00", caratMax: "2.00" }],
    ["under 2 carat", { rest: "", caratMax: "2.00" }],
    ["ruby above 3 ct", { rest: "ruby", caratMin: "3.00" }],
    ["under 2 lakh", { rest: "", priceMax: "200000" }],
    ["above ₹50,000", { rest: "", priceMin: "50000" }],
    ["ruby below 50k", { rest: "ruby", priceMax: "50000" }],
    ["ruby under 50000", { rest: "ruby", priceMax: "50000" }],
    ["ruby 50k to 1 lakh", { rest: "ruby", priceMin: "50000", priceMax: "100000" }],
    ["1.5 to 2 lakh emerald", { rest: "emerald", priceMin: "150000", priceMax: "200000" }],
    ["₹50,000 - ₹1,00,000", { rest: "", priceMin: "50000", priceMax: "100000" }],
    ["2 carat ruby under 1.5 lakh", { rest: "ruby", caratMin: "1.80", caratMax: "2.20", priceMax: "150000" }],
  ])("%s is read as filters", (search, filters) => {
    expect(read(search)).toEqual(filters)
  })

  it.each([
    "18 carat gold ring",
    "22 ct yellow gold",
    "GIA 2141438171",
    "6 x 4 mm",
    "under 5 mm",
    "sapphire over the sea",
    "2024-2025",
    "carat",
    "ruby 2",
    "100kg",
  ])("%s stays a search for words", (search) => {
    expect(read(search)).toEqual({ rest: search })
  })

  it("leaves ratti to a tenant whose own texts contain the word", () => {
    expect(read("5 ratti pukhraj", false)).toEqual({ rest: "5 ratti pukhraj" })
  })
})
