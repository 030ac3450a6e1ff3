import type { Product } from "../../../src/contract/product"
import { importRows, newCatalog } from "../../support/catalog"
import type { Client } from "../../support/client"

jest.setTimeout(180_000)

const size = 1_030
const pageSize = 12

let visitor: Client

beforeAll(async () => {
  const stones = Array.from({ length: size }, (_, i) => ({
    name: `Stone ${String(i).padStart(4, "0")}`,
    price: String(1_000 + i),
    type: i % 2 ? "RUBY" : "SAPPHIRE",
    color: i % 2 ? "Red" : "Blue",
  }))
  const made = await newCatalog(stones.slice(0, 600))
  await importRows(made.tenant, stones.slice(600))
  visitor = made.visitor
})

const page = async (query: string, number: number) => {
  const { body, headers } = await visitor.get<Product[]>(
    `/api/products?${query}&limit=${pageSize}&offset=${(number - 1) * pageSize}`
  )
  return { names: body.map((it) => it.name), total: Number(headers["x-total-count"]) }
}

describe("a list of more than a thousand products", () => {
  it.each(["sort=newest", "sort=price_asc", "sort=price_desc", "sort=name", "sort=relevance&search=stone"])(
    "by %s has every product on exactly one page",
    async (query) => {
      const seen = new Set<string>()
      for (let number = 1; number <= Math.ceil(size / pageSize); number++) {
        const { names, total } = await page(query, number)
        expect(total).toBe(size)
        expect(names).toHaveLength(Math.min(pageSize, size - (number - 1) * pageSize))
        for (const it of names) seen.add(it)
      }
      expect(seen.size).toBe(size)
    }
  )

  it("has the total count on pages past its end too", async () => {
    expect(await page("sort=name", 87)).toEqual({ names: [], total: size })
  })

  it("has the same length for a trade name and for its filter", async () => {
    expect((await page("search=neelam", 1)).total).toBe(size / 2)
    expect((await page("type=SAPPHIRE&color=Blue", 1)).total).toBe(size / 2)
  })
})
