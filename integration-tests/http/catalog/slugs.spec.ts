import type { Facets, Product } from "../../../src/contract/product"
import { namesIn, newCatalog } from "../../support/catalog"
import type { Client } from "../../support/client"

jest.setTimeout(60_000)

let visitor: Client
let slugs: string[]

beforeAll(async () => {
  visitor = (await newCatalog([{ name: "Ruby" }, { name: "Opal" }, { name: "Topaz", stock: "0" }])).visitor
  const { body } = await visitor.get<Product[]>("/api/products?sort=name")
  slugs = body.map((it) => it.slug)
})

const named = (query: string) => visitor.get<Product[]>(`/api/products?sort=name&${query}`)

it("one request returns several products by their slugs and omits unknown ones", async () => {
  const [opal = "", , topaz = ""] = slugs
  const response = await named(`slugs=${topaz},no-such-stone,${opal}`)
  expect(namesIn(response.body)).toEqual(["Opal", "Topaz"])
  expect(response.headers["x-total-count"]).toBe("2")
  expect(namesIn((await named("slugs=no-such-stone")).body)).toEqual([])
})

it("slugs combine with the other filters and the facets, and an empty list is no filter", async () => {
  const [opal = "", , topaz = ""] = slugs
  expect(namesIn((await named(`slugs=${topaz},${opal}&inStock=true`)).body)).toEqual(["Opal"])
  const { body } = await visitor.get<Facets>(`/api/products/facets?slugs=${topaz},${opal}`)
  expect(body.type).toMatchObject([{ value: "RUBY", count: 2 }])
  expect((await named("slugs=")).body).toHaveLength(3)
})

it("another tenant's product is not returned, and more than twenty slugs are refused", async () => {
  const other = await newCatalog([{ name: "Foreign" }])
  const { body } = await other.visitor.get<Product[]>("/api/products")
  expect((await named(`slugs=${body[0]?.slug ?? ""}`)).body).toEqual([])
  const many = Array.from({ length: 21 }, (_, n) => `stone-${n}`).join(",")
  expect(await named(`slugs=${many}`)).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
})
