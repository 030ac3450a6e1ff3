import type { AdminProduct } from "../../../src/contract/admin-product"
import type { Facets, Product } from "../../../src/contract/product"
import { csvColumns } from "../../../src/contract/stone-fields/csv"
import { stoneFacts } from "../../../src/contract/stone-fields/facts"
import { stoneForm } from "../../../src/contract/stone-fields/form"
import { namesIn, newCatalog } from "../../support/catalog"

jest.setTimeout(90_000)

it("the luster is imported in any case, shown, counted in the order of its choices, and filterable", async () => {
  const { visitor } = await newCatalog([
    { name: "Pearl", luster: "pearly" },
    { name: "Diamond", luster: "ADAMANTINE" },
    { name: "Second pearl", luster: " Pearly " },
    { name: "Stone of unknown luster", luster: "" },
  ])
  const { body: stone } = await visitor.get<Product>("/api/products/slug/diamond")
  expect(stone.luster).toBe("Adamantine")
  expect(stoneFacts(stone)).toContainEqual({ label: "Luster", value: "Adamantine" })

  const { body: facets } = await visitor.get<Facets>("/api/products/facets")
  expect(facets.luster).toEqual([
    { value: "Adamantine", label: "Adamantine", count: 1 },
    { value: "Pearly", label: "Pearly", count: 2 },
  ])
  const { body: found } = await visitor.get<Product[]>("/api/products?luster=Pearly&sort=name")
  expect(namesIn(found)).toEqual(["Pearl", "Second pearl"])

  expect(csvColumns).toContainEqual({ column: "luster", field: "luster" })
  const choices = ["Adamantine", "Vitreous", "Resinous", "Waxy", "Greasy", "Silky", "Pearly", "Dull"]
  expect(stoneForm).toContainEqual(expect.objectContaining({ name: "luster", label: "Luster", choices }))
})

it("a luster outside the choices is refused in a file and in a form, and an empty one clears it", async () => {
  const { tenant, visitor } = await newCatalog([{ name: "Opal", luster: "Vitreous" }])
  const error = "Luster must be one of Adamantine, Vitreous, Resinous, Waxy, Greasy, Silky, Pearly, Dull"
  const row = { name: "Onyx", type: "OTHER", price: "10", stock: "1", luster: "Shiny" }
  const imported = await tenant.admin.post<{ errors: { message: string }[] }>(
    "/api/admin/products/bulk-import",
    {
      products: [row],
    }
  )
  expect(JSON.stringify(imported.body)).toContain(error)

  const opal = async () => (await tenant.admin.get<AdminProduct[]>("/api/admin/products")).body[0]
  const before = await opal()
  const path = `/api/admin/products/${String(before?.id)}`
  const refused = await tenant.admin.put(path, { luster: "Shiny", version: before?.version })
  expect(refused).toMatchObject({ status: 400, body: { error } })
  expect(await opal()).toEqual(before)

  expect((await tenant.admin.put(path, { luster: "", version: before?.version })).status).toBe(200)
  const { body: stone } = await visitor.get<Product>("/api/products/slug/opal")
  expect(stone.luster ?? null).toBeNull()
})
