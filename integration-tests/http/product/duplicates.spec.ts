import type { SavedProduct } from "../../../src/contract/admin-product"
import type { Checklist } from "../../../src/contract/checklist"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(60_000)

const path = "/api/admin/products"
const stone = { type: "RUBY", color: "Red", price: "1000", stock: "1" }

const add = async (tenant: NewTenant, name: string, more: object = {}): Promise<SavedProduct> =>
  expectStatus(await tenant.admin.post<SavedProduct>(path, { ...stone, name, ...more }), 201).body
const put = async (tenant: NewTenant, id: string, change: object): Promise<SavedProduct> =>
  expectStatus(await tenant.admin.put<SavedProduct>(`${path}/${id}`, change), 200).body
const warningsOf = async (tenant: NewTenant): Promise<string[]> =>
  (await tenant.admin.get<Checklist>("/api/admin/checklist")).body.warnings
    .filter(({ code }) => code === "DUPLICATE_REPORT" || code === "STOCK_WITH_REPORT")
    .map(({ message }) => message)

it("a second stone with the same report is saved with a warning, and the checklist names both", async () => {
  const tenant = await newTenant()
  const report = { certificateLab: "GIA", certificateNumber: "2141 438-171" }
  expect((await add(tenant, "Rani", report)).warnings).toEqual([])
  const other = { certificateLab: "Gemological Institute of America", certificateNumber: "2141438171" }
  const second = await add(tenant, "Uma", other)
  expect(second.warnings).toEqual(["Gemological Institute of America 2141438171 is also the report of Rani."])
  expect(await warningsOf(tenant)).toEqual(["GIA 2141 438-171 is the report of several products: Rani, Uma."])

  expect((await put(tenant, second.id, { price: "2000" })).warnings).toHaveLength(1)
  expect((await put(tenant, second.id, { certificateNumber: "2141438172" })).warnings).toEqual([])
  expect(await warningsOf(tenant)).toEqual([])
})

it.each([
  ["another laboratory", { certificateLab: "IGI", certificateNumber: "7" }],
  ["another number", { certificateLab: "GIA", certificateNumber: "8" }],
  ["no laboratory", { certificateNumber: "7" }],
])("a report of %s is no duplicate", async (_what, report) => {
  const tenant = await newTenant()
  await add(tenant, "Rani", { certificateLab: "GIA", certificateNumber: "7" })
  expect((await add(tenant, "Uma", report)).warnings).toEqual([])
  expect(await warningsOf(tenant)).toEqual([])
})

it("numbers of any length and case are compared", async () => {
  const tenant = await newTenant()
  await add(tenant, "Rani", { certificateLab: "GRS", certificateNumber: "a–1" })
  const named = await add(tenant, "Mina", { certificateLab: "grs", certificateNumber: "A1" })
  expect(named.warnings).toEqual(["grs A1 is also the report of Rani."])
})

it("several pieces beside one report are saved with a warning", async () => {
  const tenant = await newTenant()
  const { id, warnings } = await add(tenant, "Rani", { stock: "2", certificateNumber: "55" })
  expect(warnings).toEqual(["Report 55 is the report of one stone, but the stock is 2."])
  expect(await warningsOf(tenant)).toEqual(["A report belongs to one stone, but the stock is above 1: Rani."])
  expect((await put(tenant, id, { stock: "1" })).warnings).toEqual([])
})

it("a deleted product and another store's product claim nothing", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()]
  const report = { certificateLab: "GIA", certificateNumber: "99887766" }
  await add(other, "Foreign", report)
  const { id } = await add(tenant, "Rani", report)
  expectStatus(await tenant.admin.delete(`${path}/${id}`), 204)
  expect((await add(tenant, "Uma", report)).warnings).toEqual([])
  expect(await warningsOf(tenant)).toEqual([])
})
