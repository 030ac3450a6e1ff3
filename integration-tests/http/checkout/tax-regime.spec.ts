import type { Address } from "../../../src/contract/address"
import type { Cart } from "../../../src/contract/cart"
import type { CheckoutDetails, CheckoutSession, Totals } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { pay } from "../../support/gateway"
import { expectStatus } from "../../support/shopper"
import {
  type Buyer,
  jaipur,
  newBuyer,
  newTenantWithStones,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { unzip } from "../../support/unzip"

jest.setTimeout(120_000)

const firm = { buyerGstin: "08AAAPA1234A1ZT", buyerName: "Rao Jewels" }
const arn = "AD270326000001A"
let tenant: TenantWithStones
let buyer: Buyer

beforeEach(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 1000, price: "1000.00", gstRate: "0.25" }])
  buyer = await newBuyer(tenant.slug)
})

const set = async (key: string, value: string) =>
  expectStatus(await tenant.admin.put(`/api/admin/settings/${key}`, { value }), 200)
const fill = async () =>
  expectStatus(await buyer.client.post<Cart>("/api/cart", { productId: tenant.stones.get("Ruby")?.id }), 200)
    .body
const ask = (more: object = {}) =>
  buyer.client.post<CheckoutSession>("/api/checkout/session", { addressId: buyer.addressId, ...more })
const session = async (more: object = {}) => expectStatus(await ask(more), 200).body
const detailsOf = async () =>
  expectStatus(await buyer.client.get<CheckoutDetails>("/api/checkout/details"), 200).body
const abroad = async () =>
  expectStatus(
    await buyer.client.post<Address>("/api/addresses", {
      ...jaipur,
      ...{
        phone: "2025550123",
        state: "Ohio",
        city: "Columbus",
        postalCode: "43004",
        country: "United States",
      },
    }),
    201
  ).body.id
const snapshotOf = async (gatewayOrderId: string) =>
  (
    await rows<{ snapshot: { tax?: object; buyer?: object; pan?: object } }>(
      "select snapshot from payment_ledger where gateway_order_id = $1",
      [gatewayOrderId]
    )
  )[0]?.snapshot
const buy = async (more: object = {}): Promise<Order> => {
  const cart = await fill()
  const opened = await session(more)
  return expectStatus(
    await buyer.client.post<Order>(
      "/api/orders",
      orderBody({ session: opened, cart }, await pay(opened.orderId))
    ),
    201
  ).body
}
const totalsOf = async (body: object) =>
  expectStatus(await new Client(tenant.slug).post<Totals>("/api/settings/calculate-totals", body), 200).body

describe("a firm that buys", () => {
  it("gets its GSTIN on the order and in the export, and the next checkout knows it", async () => {
    expect(await detailsOf()).toEqual({ buyerGstin: null, buyerName: null })
    const order = await buy({ buyerGstin: " 08 aaapa1234a1zt", buyerName: " Rao Jewels " })
    expect(order).toMatchObject(firm)
    expect(await detailsOf()).toEqual(firm)
    const { data } = unzip(expectStatus(await buyer.client.get("/api/account/export"), 200))
    expect(data["profile"]).toMatchObject({ buyer: { gstin: firm.buyerGstin, name: firm.buyerName } })
    expect(data["orders"]).toMatchObject([firm])
    expect(await buy()).toMatchObject({ buyerGstin: null, buyerName: null })
    expect(await detailsOf()).toEqual(firm)
    await fill()
    await session({ buyerGstin: "", buyerName: "" })
    expect(await detailsOf()).toEqual({ buyerGstin: null, buyerName: null })
  })

  it.each([
    ["a GSTIN alone", { buyerGstin: firm.buyerGstin }, "buyerName"],
    ["a name alone", { buyerName: firm.buyerName }, "buyerGstin"],
    ["another text than a GSTIN", { ...firm, buyerGstin: "hello" }, "buyerGstin"],
    ["a number", { ...firm, buyerGstin: 5 }, "buyerGstin"],
  ])("isn't charged with %s, by which it would lose its input tax credit", async (_what, more, path) => {
    await fill()
    expect(await ask(more)).toMatchObject({ status: 400, body: { details: [{ path }] } })
    expect(await rows("select 1 from payment_ledger where account_id = $1", [buyer.user.id])).toEqual([])
  })

  it("needs no PAN, since the GSTIN contains it", async () => {
    await set("pan_threshold", "50")
    await fill()
    expectStatus(await ask(), 400)
    const { orderId } = await session(firm)
    expect(await snapshotOf(orderId)).toMatchObject({
      buyer: { gstin: firm.buyerGstin, name: firm.buyerName },
      tax: { registered: true, shippingTaxed: false, lut: null },
    })
    expect((await snapshotOf(orderId))?.pan).toBeUndefined()
  })

  it("is removed from payments that didn't become an order when its account is deleted", async () => {
    await fill()
    const { orderId } = await session(firm)
    await rows("update payment_ledger set state = 'expired' where gateway_order_id = $1", [orderId])
    expectStatus(
      await buyer.client.send("DELETE", "/api/account", { body: { password: buyer.password } }),
      204
    )
    expect(await snapshotOf(orderId)).not.toHaveProperty("buyer")
  })
})

describe("a store that isn't registered for GST", () => {
  beforeEach(() => set("gst_registered", "false"))

  it("charges none, whatever its rates, and takes no GSTIN", async () => {
    await set("shipping_taxed", "true")
    const productId = tenant.stones.get("Ruby")?.id
    expect(await totalsOf({ subtotal: 1000, items: [{ productId, quantity: 1 }] })).toMatchObject({
      gstRate: 0,
      gst: 0,
      total: 1100,
      rates: [{ rate: 0, taxable: 1000, gst: 0 }],
    })
    expect((await new Client(tenant.slug).get("/api/settings/checkout")).body).toMatchObject({
      gstRate: 0,
      gstRegistered: false,
    })
    await fill()
    expect(await ask(firm)).toMatchObject({ status: 400, body: { details: [{ path: "buyerGstin" }] } })
    const opened = await session()
    expect(opened.totals).toMatchObject({ gst: 0, total: 1100 })
    expect((await snapshotOf(opened.orderId))?.tax).toEqual({
      registered: false,
      shippingTaxed: false,
      lut: null,
    })
  })

  it("charges what it quoted, when it is registered afterwards", async () => {
    const cart = await fill()
    const opened = await session()
    await set("gst_registered", "true")
    const paid = await pay(opened.orderId)
    expect(
      expectStatus(
        await buyer.client.post<Order>("/api/orders", orderBody({ session: opened, cart }, paid)),
        201
      ).body
    ).toMatchObject({ gst: "0.00", total: "1100.00" })
    expect((await totalsOf({ subtotal: 1000 })).gst).toBe(180)
  })
})

describe("a taxed shipping fee", () => {
  beforeEach(() => set("shipping_taxed", "true"))

  it("is taxed at the rates of the goods, in the order and in Medusa Admin", async () => {
    expect(await totalsOf({ subtotal: 1000 })).toMatchObject({ gst: 198, shippingFee: 100, total: 1298 })
    const order = await buy()
    expect(order).toMatchObject({ gst: "2.75", shippingFee: "100.00", total: "1102.75" })
    const [summary] = await rows<{ total: string }>(
      "select totals->>'current_order_total' as total from order_summary where order_id = $1",
      [order.id]
    )
    expect(Number(summary?.total)).toBe(1102.75)
    expect(
      await rows(
        `select t.rate::float as rate from order_shipping_method_tax_line t join order_shipping s
         on s.shipping_method_id = t.shipping_method_id where s.order_id = $1`,
        [order.id]
      )
    ).toEqual([{ rate: 0.25 }])
  })
})

describe("a delivery abroad", () => {
  it("has GST until a letter of undertaking is saved, none while it holds, and GST again once it has lapsed", async () => {
    const addressId = await abroad()
    await fill()
    expect((await session({ addressId })).totals).toMatchObject({ gst: 2.5 })
    await set("export_lut", "ad270326000001a")
    const opened = await session({ addressId })
    expect(opened.totals).toMatchObject({
      gstRate: 0,
      gst: 0,
      total: 1100,
      rates: [{ rate: 0, taxable: 1000, gst: 0 }],
    })
    expect((await snapshotOf(opened.orderId))?.tax).toMatchObject({ lut: arn })
    expect(await totalsOf({ subtotal: 1000, country: "Canada" })).toMatchObject({ gstRate: 0, gst: 0 })
    expect(await totalsOf({ subtotal: 1000 })).toMatchObject({ gst: 180 })
    expect((await session()).totals).toMatchObject({ gst: 2.5 })
    await rows("update letter_of_undertaking set holds_until = '2020-03-31' where tenant_id = $1", [
      tenant.id,
    ])
    expect((await session({ addressId })).totals).toMatchObject({ gst: 2.5 })
    // Saving the same again extends nothing.
    await set("export_lut", "")
    await set("export_lut", arn)
    expect((await session({ addressId })).totals).toMatchObject({ gst: 2.5 })
    await set("export_lut", "AD270327000002B")
    expect((await session({ addressId })).totals).toMatchObject({ gst: 0 })
  })

  it("needs no PAN, and takes no GSTIN", async () => {
    await set("pan_threshold", "50")
    const addressId = await abroad()
    await fill()
    expectStatus(await ask({ addressId }), 200)
    expect(await ask({ addressId, ...firm })).toMatchObject({
      status: 400,
      body: { details: [{ path: "buyerGstin" }] },
    })
  })

  it("to a country that isn't on the list has no total", async () => {
    expect(
      await new Client(tenant.slug).post("/api/settings/calculate-totals", {
        subtotal: 1,
        country: "Atlantis",
      })
    ).toMatchObject({ status: 400, body: { details: [{ path: "country" }] } })
  })
})
