import type { AdminProduct } from "../../../src/contract/admin-product"
import { csvColumns } from "../../../src/contract/stone-fields/csv"
import { stoneFacts } from "../../../src/contract/stone-fields/facts"
import { stoneForm } from "../../../src/contract/stone-fields/form"
import { namesIn, newCatalog } from "../../support/catalog"

jest.setTimeout(90_000)

it("an admin finds a stone by its stock number, from a file or a form; pieces of a lot may share one", async () => {
  const { tenant } = await newCatalog([
    { name: "Ruby", sku: "RB-1042" },
    { name: "Second ruby of the lot", sku: "RB-1042" },
    { name: "Opal", sku: "OP-7" },
  ])
  const search = async (text: string) =>
    (
      await tenant.admin.get<AdminProduct[]>(
        `/api/admin/products?sort=name&search=${encodeURIComponent(text)}`
      )
    ).body
  expect(namesIn(await search("RB-1042"))).toEqual(["Ruby", "Second ruby of the lot"])
  expect(namesIn(await search("rb-1042"))).toEqual(["Ruby", "Second ruby of the lot"])
  const [opal] = await search("OP-7")
  expect(opal?.sku).toBe("OP-7")
  const path = `/api/admin/products/${String(opal?.id)}`
  expect((await tenant.admin.put(path, { sku: "OP-8", version: opal?.version })).status).toBe(200)
  expect(namesIn(await search("OP-8"))).toEqual(["Opal"])
  expect(await search("OP-7")).toEqual([])

  expect(csvColumns).toContainEqual({ column: "sku", field: "sku" })
  expect(stoneForm).toContainEqual(expect.objectContaining({ name: "sku", label: "SKU" }))
  // Shoppers read facts about the stone, not the store's bookkeeping.
  expect(stoneFacts({ ...opal }).map((it) => it.label)).not.toContain("SKU")
})
