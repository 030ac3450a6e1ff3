import type { Facets, Product } from "../../../src/contract/product"
import { namesIn, newCatalog } from "../../support/catalog"
import type { Client } from "../../support/client"

jest.setTimeout(90_000)

let visitor: Client

beforeAll(async () => {
  ;({ visitor } = await newCatalog([
    { name: "A", weight: "0.90 ct", shape: "Oval", clarity: "VS1", treatment: "None", certificateLab: "GIA" },
    { name: "B", weight: "1.50 ct", shape: "Oval", clarity: "VS2", treatment: "Heated" },
    { name: "C", weight: "2 ct", shape: 'Cushion "antique"', clarity: "VS1" },
    { name: "D", weight: "a handful" },
  ]))
})

const names = async (query: string): Promise<string> => {
  const { body } = await visitor.get<Product[]>(`/api/products?sort=name&${query}`)
  return namesIn(body).join("")
}
const facets = async (query = ""): Promise<Facets> =>
  (await visitor.get<Facets>(`/api/products/facets?${query}`)).body
const counts = (values: Facets["shape"]): Record<string, number> =>
  Object.fromEntries((values ?? []).map((it) => [it.value, it.count]))

describe("a list filtered by gem facts", () => {
  it.each([
    ["shape=Oval", "AB"],
    ["shape=all", "ABCD"],
    [`shape=${encodeURIComponent('Cushion "antique"')}`, "C"],
    ["shape=oval", ""],
    ["clarity=VS1&treatment=None", "A"],
    ["certificateLab=GIA", "A"],
    ["caratMin=0.9&caratMax=1.5", "AB"],
    ["caratMin=1.51", "C"],
    ["caratMax=100", "ABC"],
    ["shape=Oval&caratMin=1&priceMin=1000&type=RUBY", "B"],
  ])("by %s shows %s", async (query, found) => {
    expect(await names(query)).toBe(found)
  })

  it.each(["caratMin=heavy", "caratMax=-1", "caratMin=1e3", "caratMin=1.123"])(
    "refuses %s",
    async (query) => {
      expect(await visitor.get(`/api/products?${query}`)).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_FAILED" },
      })
    }
  )

  it("has the filtered total", async () => {
    const { headers } = await visitor.get("/api/products?shape=Oval&limit=1")
    expect(headers["x-total-count"]).toBe("2")
  })
})

describe("facets of gem facts", () => {
  it("count the values that products have, and give the range of their carats", async () => {
    const found = await facets()
    expect(found.shape).toEqual([
      { value: "Oval", label: "Oval", count: 2 },
      { value: 'Cushion "antique"', label: 'Cushion "antique"', count: 1 },
    ])
    expect(counts(found.clarity)).toEqual({ VS1: 2, VS2: 1 })
    expect(found.carat).toEqual({ min: 0.9, max: 2 })
  })

  it("ignore their own filter and respect all others", async () => {
    const found = await facets("shape=Oval&caratMax=1")
    expect(counts(found.shape)).toEqual({ Oval: 1 })
    expect(counts(found.clarity)).toEqual({ VS1: 1 })
    expect(found.carat).toEqual({ min: 0.9, max: 1.5 })
    expect(found.type).toEqual([{ value: "RUBY", label: "Ruby", count: 1 }])
    const other = await facets("clarity=VS2")
    expect(counts(other.clarity)).toEqual({ VS1: 2, VS2: 1 })
    expect(counts(other.treatment)).toEqual({ Heated: 1 })
  })

  it("are absent if no product has the fact", async () => {
    const found = await facets("search=D")
    expect(Object.keys(found).sort()).toEqual(["color", "origin", "price", "type"])
    expect((await facets("clarity=VS2")).certificateLab).toBeUndefined()
  })
})
