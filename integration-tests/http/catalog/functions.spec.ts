import { namesIn, newCatalog } from "../../support/catalog"
import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { inOwnMedusa } from "../../support/medusa-exec"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(180_000)

const startOnce = () => inOwnMedusa("start-once.cjs", {})
const applied = async (name: string) => {
  const [row] = await rows<{ hash: string; at: string }>(
    "select hash, applied_at::text as at from sql_applied where name = $1",
    [name]
  )
  return row
}
/** Reads the function's declared cost, a harmless part of its definition that a spec can change. */
const cost = async (): Promise<number | undefined> =>
  (await rows<{ procost: number }>("select procost from pg_proc where proname = 'catalog_nearest'"))[0]
    ?.procost

it("after an upgrade, changed catalog functions are applied and the catalog is rebuilt", async () => {
  const { tenant, visitor } = await newCatalog([{ name: "Kept", shape: "Oval" }])
  const before = await applied("catalog entries")
  expect(await cost()).toBe(100)

  // State that an older version of the product leaves.
  await rows("alter function catalog_nearest cost 777")
  await rows("update catalog_entry set choice_facts = '{}' where tenant_id = $1", [tenant.id])
  await rows("update sql_applied set hash = 'of an older text' where name = 'catalog entries'")
  await startOnce()

  expect(await cost()).toBe(100)
  expect((await applied("catalog entries"))?.hash).toBe(before?.hash)
  await waitFor(
    "the entries to be built anew",
    async () => {
      const { body } = await visitor.get<Product[]>("/api/products?shape=Oval")
      return namesIn(body).length === 1 ? true : undefined
    },
    30_000
  )
})

it("a point ends a word except inside a number, whatever follows it", async () => {
  const { visitor } = await newCatalog([
    { name: "Teardrop", shortInfo: "From Kashmir.Velvety, lot no.7", description: "Weighs 2.75 ct" },
    { name: "Cushion", description: "Weighs 75 ct" },
  ])
  const found = async (search: string) =>
    namesIn((await visitor.get<Product[]>(`/api/products?search=${encodeURIComponent(search)}`)).body)
  expect(await found("velvety")).toEqual(["Teardrop"])
  expect(await found("kashmir")).toEqual(["Teardrop"])
  expect(await found("lot 7")).toEqual(["Teardrop"])
  expect(await found("2.75")).toEqual(["Teardrop"])
})

it("a start with unchanged functions changes nothing", async () => {
  const before = await applied("settings")
  expect(before).toBeDefined()
  await startOnce()
  expect(await applied("settings")).toEqual(before)
})
