import type { Facets } from "../../../src/contract/product"
import { newCatalog } from "../../support/catalog"
import type { Client } from "../../support/client"

jest.setTimeout(90_000)

let visitor: Client

beforeAll(async () => {
  ;({ visitor } = await newCatalog([
    { name: "Red one", price: "100" },
    { name: "Red two", price: "200", origin: "Burma" },
    { name: "Pink ruby", color: "Pink", price: "300" },
    { name: "Blue sapphire", type: "SAPPHIRE", color: "Blue", price: "400", origin: "Kashmir", stock: "0" },
  ]))
})

const facets = async (query = ""): Promise<Facets> =>
  (await visitor.get<Facets>(`/api/products/facets?${query}`)).body

const counts = (values: Facets["type"]): Record<string, number> =>
  Object.fromEntries(values.map((it) => [it.value, it.count]))

describe("GET /api/products/facets", () => {
  it("counts every value of the whole catalog", async () => {
    expect(await facets()).toEqual({
      type: [
        { value: "RUBY", label: "Ruby", count: 3 },
        { value: "SAPPHIRE", label: "Sapphire", count: 1 },
      ],
      color: [
        { value: "Red", label: "Red", count: 2 },
        { value: "Blue", label: "Blue", count: 1 },
        { value: "Pink", label: "Pink", count: 1 },
      ],
      origin: [
        { value: "Mogok", label: "Mogok", count: 2 },
        { value: "Burma", label: "Burma", count: 1 },
        { value: "Kashmir", label: "Kashmir", count: 1 },
      ],
      price: { min: "100.00", max: "400.00" },
      carat: { min: 1.2, max: 1.2 },
    })
  })

  it("ignores each facet's own filter", async () => {
    const found = await facets("type=RUBY&color=Red&priceMax=150")
    expect(counts(found.type)).toEqual({ RUBY: 1 })
    expect(counts(found.color)).toEqual({ Red: 1 })
    expect(counts(found.origin)).toEqual({ Mogok: 1 })
    expect(found.price).toEqual({ min: "100.00", max: "200.00" })
    expect(counts((await facets("type=SAPPHIRE")).type)).toEqual({ RUBY: 3, SAPPHIRE: 1 })
  })

  it("respects the search and the stock filter", async () => {
    expect(counts((await facets("search=ruby")).color)).toEqual({ Pink: 1, Red: 2 })
    expect(counts((await facets("inStock=true")).type)).toEqual({ RUBY: 3 })
    expect((await facets("search=nothing")).price).toEqual({ min: null, max: null })
  })

  it("rejects the same invalid filters as the product list", async () => {
    expect((await visitor.get("/api/products/facets?priceMin=abc")).status).toBe(400)
  })
})
