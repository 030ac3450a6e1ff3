import type { AdminProduct } from "../../../src/contract/admin-product"
import type { Facets, Product } from "../../../src/contract/product"
import { stoneFacts } from "../../../src/contract/stone-fields/facts"
import { namesIn, newCatalog } from "../../support/catalog"
import { expectStatus } from "../../support/shopper"

jest.setTimeout(90_000)

it("a diamond's grades are imported, shown, counted from best to worst, and filterable", async () => {
  const { visitor } = await newCatalog([
    { name: "First", type: "DIAMOND", colorGrade: "F", clarityGrade: "vs1", cutGrade: "excellent" },
    { name: "Second", type: "DIAMOND", colorGrade: "d", clarityGrade: "IF", tablePercent: "57" },
    { name: "Ruby", type: "RUBY", clarity: "Eye clean" },
  ])
  const { body: stone } = await visitor.get<Product>("/api/products/slug/second")
  expect(stoneFacts(stone)).toEqual(
    expect.arrayContaining([
      { label: "Color grade", value: "D" },
      { label: "Clarity grade", value: "IF" },
      { label: "Table", value: "57%" },
    ])
  )
  const { body: facets } = await visitor.get<Facets>("/api/products/facets")
  expect(facets.colorGrade?.map((it) => it.value)).toEqual(["D", "F"])
  expect(facets.clarityGrade?.map((it) => it.value)).toEqual(["IF", "VS1"])
  expect(facets.clarity?.map((it) => it.value)).toEqual(["Eye clean"])
  const { body: found } = await visitor.get<Product[]>("/api/products?colorGrade=D")
  expect(namesIn(found)).toEqual(["Second"])
})

it("a stone that is no diamond is neither found nor counted by a grade, also after its type was corrected", async () => {
  const { tenant, visitor } = await newCatalog([{ name: "Zircon", type: "DIAMOND", colorGrade: "D" }])
  const row = { name: "Onyx", type: "OTHER", price: "10", stock: "1", colorGrade: "D" }
  const imported = await tenant.admin.post("/api/admin/products/bulk-import", { products: [row] })
  expect(JSON.stringify(imported.body)).toContain("Color grade is only for diamonds")

  const [before] = (await tenant.admin.get<AdminProduct[]>("/api/admin/products")).body
  const path = `/api/admin/products/${String(before?.id)}`
  expectStatus(await tenant.admin.put(path, { type: "OTHER", version: before?.version }), 200)
  const { body: facets } = await visitor.get<Facets>("/api/products/facets")
  expect(facets.colorGrade ?? []).toEqual([])
  expect((await visitor.get<Product[]>("/api/products?colorGrade=D")).body).toEqual([])
})
