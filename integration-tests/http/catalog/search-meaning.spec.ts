import type { Facets, Product, Suggestions } from "../../../src/contract/product"
import { namesIn, newCatalog } from "../../support/catalog"
import type { Client } from "../../support/client"

jest.setTimeout(90_000)

let visitor: Client

beforeAll(async () => {
  ;({ visitor } = await newCatalog([
    {
      name: "Royal Oval",
      type: "SAPPHIRE",
      color: "Blue",
      weight: "2.05 ct",
      price: "150000",
      certificateLab: "GIA",
      certificateNumber: "2141438171",
    },
    { name: "Golden Oval", type: "SAPPHIRE", color: "Yellow", weight: "1.60 ct", price: "45000" },
    { name: "Muzo Drop", type: "EMERALD", color: "Green", weight: "3.00 ct", price: "250000" },
    {
      name: "Step Brilliant",
      type: "DIAMOND",
      color: "Clear",
      weight: "1.00 ct",
      price: "90000",
      shape: "Emerald",
      shortInfo: "An emerald cut",
      certificateLab: "GRS",
      certificateNumber: "GRS2021-081234",
    },
    { name: "नीलम अंगूठी", type: "OTHER", color: "Blue", weight: "4.00 ct", price: "60000" },
    ...Array.from({ length: 5 }, (_, index) => ({
      name: `Panjshir ${String(index)}`,
      type: "EMERALD",
      color: "Green",
      weight: "9.00 ct",
      price: "900000",
    })),
  ]))
})

const found = async (search: string, more = ""): Promise<string[]> => {
  const { status, body } = await visitor.get<Product[]>(
    `/api/products?sort=name&search=${encodeURIComponent(search)}${more}`
  )
  expect(status).toBe(200)
  return namesIn(body)
}

describe("a search in the shopper's own words", () => {
  it.each([
    ["पन्ना drop", ["Muzo Drop"]],
    ["पुखराज", ["Golden Oval"]],
    ["நீலம்", ["Royal Oval"]],
    ["नीलम", ["Royal Oval", "नीलम अंगूठी"]],
    ["GIA", ["Royal Oval"]],
    ["gia 2141438171", ["Royal Oval"]],
    ["grs2021-081234", ["Step Brilliant"]],
    ["2 carat", ["Royal Oval"]],
    ["2 ct oval", ["Royal Oval"]],
    ["1.5 to 2.1 carat", ["Golden Oval", "Royal Oval"]],
    ["sapphire under 1 lakh", ["Golden Oval"]],
    ["green emerald below 3 lakh", ["Muzo Drop"]],
    ["above ₹2,00,000 drop", ["Muzo Drop"]],
    ["below 50k", ["Golden Oval"]],
  ])("%s finds %j", async (search, names) => {
    expect(await found(search)).toEqual(names)
  })

  it("shows the weights and prices that it read, and an explicit filter takes precedence", async () => {
    const facetsOf = async (query: string) =>
      (await visitor.get<Facets>(`/api/products/facets?${query}`)).body.named
    expect(await facetsOf("search=2%20carat%20sapphire%20under%202%20lakh")).toEqual({
      caratMin: "1.80",
      caratMax: "2.20",
      priceMax: "200000",
    })
    expect(await facetsOf("search=under%202%20lakh&priceMax=50000")).toBeUndefined()
    expect(await facetsOf("search=oval")).toBeUndefined()
    expect(await found("oval under 2 lakh", "&priceMax=50000")).toEqual(["Golden Oval"])
  })

  it("suggests every stone of the type before a stone that only mentions the word", async () => {
    const { body } = await visitor.get<Suggestions>("/api/products/suggest?q=emer")
    expect(body.products.map((it) => it.name)).not.toContain("Step Brilliant")
    expect(body.products).toHaveLength(5)
    const { body: hindi } = await visitor.get<Suggestions>(
      `/api/products/suggest?q=${encodeURIComponent("पन्ना")}`
    )
    expect(hindi.terms[0]).toMatchObject({ label: "Panna", filter: { type: "EMERALD" } })
  })
})
