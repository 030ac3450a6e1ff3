import type { Facets, Product } from "../../../src/contract/product"
import { csvColumns } from "../../../src/contract/stone-fields/csv"
import { stoneFacts } from "../../../src/contract/stone-fields/facts"
import { stoneForm } from "../../../src/contract/stone-fields/form"
import { namesIn, newCatalog } from "../../support/catalog"

jest.setTimeout(90_000)

it("the mine of origin is imported, shown, counted and filterable", async () => {
  const { visitor } = await newCatalog([
    { name: "Burma Ruby", mine: "Mogok Stone Tract" },
    { name: "Ruby of nobody knows where", mine: "" },
  ])
  const { body: stone } = await visitor.get<Product>("/api/products/slug/burma-ruby")
  expect(stone.mine).toBe("Mogok Stone Tract")
  expect(stoneFacts(stone)).toContainEqual({ label: "Mine or locality", value: "Mogok Stone Tract" })

  const { body: facets } = await visitor.get<Facets>("/api/products/facets")
  expect(facets.mine).toEqual([{ value: "Mogok Stone Tract", label: "Mogok Stone Tract", count: 1 }])
  const { body: found } = await visitor.get<Product[]>("/api/products?mine=Mogok%20Stone%20Tract")
  expect(namesIn(found)).toEqual(["Burma Ruby"])

  expect(csvColumns).toContainEqual({ column: "mine", field: "mine" })
  expect(stoneForm).toContainEqual(expect.objectContaining({ name: "mine", label: "Mine or locality" }))
})
