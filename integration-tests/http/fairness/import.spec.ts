import { importRows } from "../../support/catalog"
import { Client } from "../../support/client"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"

jest.setTimeout(120_000)

const stones = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Spinel ${String(from + n)}` }))

it("visitors of another tenant are served while rows are imported, and the import completes", async () => {
  const [importing, quiet] = [await newTenant(), await newTenant()]
  const visitor = new Client(quiet.slug)
  const visit = async (n: number) =>
    expectStatus(await visitor.get(`/api/products?limit=50&search=spinel+${String(n)}`), 200)
  const work = { isOver: false }
  let visits = 0
  const visitOneByOne = async () => {
    for (; !work.isOver; visits++) await visit(visits)
  }
  const visiting = visitOneByOne()
  await importRows(importing, stones(0, 600)).finally(() => (work.isOver = true))
  await visiting
  // With 500 rows in one piece, hardly any visit would get through.
  expect(visits).toBeGreaterThan(12)
  const { headers } = expectStatus(await importing.admin.get("/api/admin/products?limit=1"), 200)
  expect(headers["x-total-count"]).toBe("600")
})
