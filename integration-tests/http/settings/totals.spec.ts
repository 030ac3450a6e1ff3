import type { Totals } from "../../../src/contract/checkout"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(60_000)

let shop: NewTenant
let visitor: Client

beforeAll(async () => {
  shop = await newTenant()
  visitor = new Client(shop.slug)
})

const totals = (subtotal: unknown) => visitor.post<Totals>("/api/settings/calculate-totals", { subtotal })

describe("the total of an order", () => {
  it.each([
    [0, { subtotal: 0, gst: 0, shippingFee: 100, total: 100 }],
    ["1234.56", { subtotal: 1234.56, gst: 222.22, shippingFee: 100, total: 1556.78 }],
    [4999.99, { subtotal: 4999.99, gst: 900, shippingFee: 100, total: 5999.99 }],
    [5000, { subtotal: 5000, gst: 900, shippingFee: 0, total: 5900 }],
    // The floating-point result of 1.1 × 3 in a browser.
    [3.3000000000000003, { subtotal: 3.3, gst: 0.59, shippingFee: 100, total: 103.89 }],
    ["3.3000000000000003", { subtotal: 3.3, gst: 0.59, shippingFee: 100, total: 103.89 }],
    [1e-7, { subtotal: 0, gst: 0, shippingFee: 100, total: 100 }],
  ])("for a subtotal of %j", async (subtotal, expected) => {
    expect(await totals(subtotal)).toMatchObject({
      status: 200,
      body: { ...expected, gstRate: 18, freeShippingThreshold: 5000 },
    })
  })

  it.each([-0.01, "-1", "", "abc", "1,000", "1e3", "0x10", "Infinity", 1e21, null, true, [], {}, undefined])(
    "refuses a subtotal of %j with 400",
    async (subtotal) => {
      const answer = await totals(subtotal)
      expect(answer).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_FAILED", error: "Subtotal must be a number of rupees" },
      })
      expect(answer.body).toHaveProperty("details.0.path", "subtotal")
    }
  )

  it("uses the setting, or else the tenant's own rate, or else the built-in one", async () => {
    const set = (key: string, value: string) =>
      rows("insert into setting (tenant_id, key, value) values ($1, $2, $3)", [shop.tenant.id, key, value])
    await rows(`update tenant set tax_config = '{"gstRate": 12, "shippingFee": 50.5}' where id = $1`, [
      shop.tenant.id,
    ])
    expect((await totals(1000)).body).toMatchObject({ gstRate: 12, gst: 120, shippingFee: 50.5 })
    await set("gst_rate", "3.25")
    await set("shipping_fee", "75")
    await set("free_shipping_threshold", "2000")
    expect((await totals(1000)).body).toEqual({
      subtotal: 1000,
      gstRate: 3.25,
      gst: 32.5,
      shippingFee: 75,
      freeShippingThreshold: 2000,
      total: 1107.5,
    })
    expect((await totals(2000)).body).toMatchObject({ shippingFee: 0 })
    expect((await visitor.get("/api/settings/checkout")).body).toEqual({
      freeShippingThreshold: 2000,
      panThreshold: 200_000,
      rattiMg: "121.5",
    })
    await rows("update tenant set tax_config = '{}' where id = $1", [shop.tenant.id])
    await rows("delete from setting where tenant_id = $1", [shop.tenant.id])
    expect((await totals(1000)).body).toMatchObject({ gstRate: 18, shippingFee: 100 })
  })
})
