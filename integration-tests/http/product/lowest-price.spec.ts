import type { AdminProduct } from "../../../src/contract/admin-product"
import type { BulkEditResult } from "../../../src/contract/bulk-edit"
import type { BulkImportResult } from "../../../src/contract/bulk-import"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

const path = "/api/admin/products"
const stone = { name: "Ruby", type: "RUBY", color: "Red", stock: "1" }
const tooLow = "Price must be at least ₹1.00"
const refused = { status: 400, body: { error: tooLow, details: [{ path: "price", message: tooLow }] } }

let tenant: NewTenant
let ruby: AdminProduct

beforeEach(async () => {
  tenant = await newTenant()
  ruby = expectStatus(await tenant.admin.post<AdminProduct>(path, { ...stone, price: "2" }), 201).body
})

const all = async () => (await tenant.admin.get<AdminProduct[]>(path)).body

it.each(["0", "0.99", "₹0.50"])(
  "a stone is not offered for %s: by form, import or bulk edit",
  async (price) => {
    expect(await tenant.admin.post(path, { ...stone, price })).toMatchObject(refused)
    expect(await tenant.admin.put(`${path}/${ruby.id}`, { price })).toMatchObject(refused)
    expect(
      await tenant.admin.post(`${path}/bulk-edit`, { ids: [ruby.id], changes: { price } })
    ).toMatchObject({ status: 400, body: { error: tooLow } })
    const products = [{ ...stone, name: "Opal", price }]
    const { body } = await tenant.admin.post<BulkImportResult>(`${path}/bulk-import`, { products })
    expect(body).toMatchObject({
      success: 0,
      errors: [{ row: 1, field: "price", message: `Row 1: ${tooLow}` }],
    })
    expect(await all()).toMatchObject([{ name: "Ruby", price: "2.00" }])
  }
)

it("a percentage doesn't lower a price below it: that stone is reported and keeps its price", async () => {
  const { body } = expectStatus(
    await tenant.admin.post<BulkEditResult>(`${path}/bulk-edit`, { ids: [ruby.id], pricePercent: -60 }),
    200
  )
  expect(body).toMatchObject({ changed: 0, errors: [{ id: ruby.id, message: tooLow }] })
  expect(await all()).toMatchObject([{ price: "2.00" }])
})

it("a stone that already had a lower price is a draft until it has a price", async () => {
  await rows(
    `update price set amount = 0.5, raw_amount = '{"value": "0.5", "precision": 20}' where id in (
       select pr.id from price pr join product_variant_price_set l on l.price_set_id = pr.price_set_id
       join product_variant v on v.id = l.variant_id where v.product_id = $1)`,
    [ruby.id]
  )
  const visitor = new Client(tenant.slug)
  await waitFor("the stone to leave the shop", async () =>
    (await visitor.get<unknown[]>("/api/products")).body.length === 0 ? true : undefined
  )
  expect(await tenant.admin.put(`${path}/${ruby.id}`, { isListed: "true" })).toMatchObject(refused)
  expectStatus(await tenant.admin.put(`${path}/${ruby.id}`, { price: "1", isListed: "true" }), 200)
  expect((await visitor.get<unknown[]>("/api/products")).body).toMatchObject([{ price: "1.00" }])
})
