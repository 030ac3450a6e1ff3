import type { Totals } from "../../../src/contract/checkout"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { newTenant, type NewTenant } from "../../support/tenant"
import { newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(60_000)

let tenant: NewTenant
let visitor: Client

beforeAll(async () => {
  tenant = await newTenant()
  visitor = new Client(tenant.slug)
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
      const response = await totals(subtotal)
      expect(response).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_FAILED", error: "Subtotal must be a number of rupees" },
      })
      expect(response.body).toHaveProperty("details.0.path", "subtotal")
    }
  )

  it("uses the setting, or else the tenant's own rate, or else the built-in one", async () => {
    const set = (key: string, value: string) =>
      rows("insert into setting (tenant_id, key, value) values ($1, $2, $3)", [tenant.id, key, value])
    await rows(`update tenant set tax_config = '{"gstRate": 12, "shippingFee": 50.5}' where id = $1`, [
      tenant.id,
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
      gstRate: 3.25,
      panThreshold: 200_000,
      gstRegistered: true,
      rattiMg: "121.5",
    })
    await rows("update tenant set tax_config = '{}' where id = $1", [tenant.id])
    await rows("delete from setting where tenant_id = $1", [tenant.id])
    expect((await totals(1000)).body).toMatchObject({ gstRate: 18, shippingFee: 100 })
  })
})

describe("the total of stones with their own GST rates", () => {
  let stones: TenantWithStones

  beforeAll(async () => {
    stones = await newTenantWithStones([
      { name: "Sapphire", stock: 5, price: "486000", gstRate: "0.25" },
      { name: "Diamond", stock: 5, price: "100000.33", gstRate: "1.5" },
      { name: "Pendant", stock: 5 },
      { name: "Bead", stock: 5, price: "1.50", gstRate: "0" },
    ])
  })

  const item = (name: string, quantity = 1) => ({ productId: stones.stones.get(name)?.id ?? name, quantity })
  const ask = (subtotal: unknown, items: unknown) =>
    new Client(stones.slug).post<Totals>("/api/settings/calculate-totals", { subtotal, items })

  it("has each rate's GST, rounded once on the sum of its stones", async () => {
    const items = [item("Pendant", 2), item("Sapphire"), item("Diamond"), item("Bead")]
    expect(await ask(588470.95, items)).toEqual(
      expect.objectContaining({
        status: 200,
        body: {
          subtotal: 588470.95,
          gstRate: null,
          gst: 3159.44,
          shippingFee: 0,
          freeShippingThreshold: 5000,
          total: 591630.39,
          rates: [
            { rate: 0, taxable: 1.5, gst: 0 },
            { rate: 0.25, taxable: 486000, gst: 1215 },
            { rate: 1.5, taxable: 100000.33, gst: 1500 },
            { rate: 18, taxable: 2469.12, gst: 444.44 },
          ],
        },
      })
    )
  })

  it("has one rate when all stones have the same one", async () => {
    const { body } = await ask("486000.00", [item("Sapphire")])
    expect(body).toMatchObject({ gstRate: 0.25, gst: 1215, rates: [{ rate: 0.25 }] })
    expect((await ask(0, [])).body).toMatchObject({ gstRate: 18, gst: 0, rates: [] })
  })

  it("is without items as before stones had rates", async () => {
    expect((await ask(486000, undefined)).body).toEqual({
      ...{ subtotal: 486000, gstRate: 18, gst: 87480 },
      ...{ shippingFee: 0, freeShippingThreshold: 5000, total: 573480 },
    })
  })

  it.each([
    ["a subtotal that isn't the sum of the items", "485999.99", () => [item("Sapphire")], "subtotal"],
    [
      "quantities beyond any amount",
      1,
      () => [item("Sapphire", 100_000), item("Diamond", 100_000)],
      "subtotal",
    ],
    ["a product listed twice", 972000, () => [item("Sapphire"), item("Sapphire")], "items"],
    ["an unknown product", 1, () => [item("prod_unknown")], "items.0.productId"],
    ["a quantity of 0", 0, () => [item("Sapphire", 0)], "items.0.quantity"],
    ["items that are no list", 0, () => "Sapphire", "items"],
  ])("refuses %s with 400", async (_what, subtotal, items, path) => {
    const response = await ask(subtotal, items())
    expect(response).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
    expect(response.body).toHaveProperty("details.0.path", path)
  })

  it("refuses a draft and another tenant's product like an unknown one", async () => {
    const other = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
    const foreign = { productId: other.stones.get("Ruby")?.id ?? "", quantity: 1 }
    const unknown = await ask(1234.56, [{ ...foreign, productId: "prod_unknown" }])
    const { status, body } = await ask(1234.56, [foreign])
    expect([status, body]).toEqual([unknown.status, unknown.body])
    const draft = await stones.admin.post<{ id: string }>("/api/admin/products", {
      ...{ name: "Draft", type: "RUBY", price: "10", stock: "1", isListed: false },
    })
    expect((await ask(10, [{ productId: draft.body.id, quantity: 1 }])).status).toBe(400)
  })
})
