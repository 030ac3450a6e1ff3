import type { Address } from "../../../src/contract/address"
import type { Refund } from "../../../src/contract/admin-order"
import type { Cart } from "../../../src/contract/cart"
import type { CheckoutSession, Totals } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import { pdfPages } from "../../../src/modules/invoice/render/testing/pdf-text"
import { readCsv } from "../../support/csv"
import { pay } from "../../support/gateway"
import { adminOrder, orderPath } from "../../support/orders"
import { lineOf } from "../../support/refunding-tenant"
import { expectStatus } from "../../support/shopper"
import {
  type Buyer,
  jaipur,
  newBuyer,
  newTenantWithStones,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7)
const stones = { Ruby: 2, Ring: 1, Rough: 1 }
let tenant: TenantWithStones
let buyer: Buyer

beforeEach(async () => {
  tenant = await newTenantWithStones([
    { name: "Ruby", stock: 9, price: "1000.01", gstRate: "0.25" },
    { name: "Ring", stock: 9, price: "333.33", gstRate: "18", hsnCode: "71131960" },
    { name: "Rough", stock: 9, price: "500", gstRate: "0", hsnCode: "710310" },
  ])
  await set("invoice_gstin", "08AAAPA1234A1ZT")
  await set("shipping_taxed", "true")
  buyer = await newBuyer(tenant.slug)
})

const set = async (key: string, value: string) =>
  expectStatus(await tenant.admin.put(`/api/admin/settings/${key}`, { value }), 200)

/** Buys the stones through session, payment and order. */
async function buy(more: object = {}): Promise<{ order: Order; totals: Totals }> {
  for (const [name, quantity] of Object.entries(stones)) {
    const line = { productId: tenant.stones.get(name)?.id, quantity }
    expectStatus(await buyer.client.post<Cart>("/api/cart", line), 200)
  }
  const cart = expectStatus(await buyer.client.get<Cart>("/api/cart"), 200).body
  const body = { addressId: buyer.addressId, ...more }
  const { body: session } = expectStatus(
    await buyer.client.post<CheckoutSession>("/api/checkout/session", body),
    200
  )
  const ordered = orderBody({ session, cart }, await pay(session.orderId))
  const { body: order } = expectStatus(await buyer.client.post<Order>("/api/orders", ordered), 201)
  return { order, totals: session.totals }
}

const refund = async (order: Order, body: object) =>
  expectStatus(await tenant.admin.post<Refund>(`${orderPath(order)}/refunds`, body), 201).body
const textOf = async (order: Order, document: string) => {
  const response = await buyer.client.get(`/api/orders/${order.orderNumber}/${document}`)
  return (await pdfPages(expectStatus(response, 200).bytes)).join(" ")
}
const noteText = (order: Order, { id }: Refund) => textOf(order, `credit-notes/${id}`)
const table = async (name: string) => {
  const path = `/api/admin/reports/gst?month=${month}&table=${name}`
  return readCsv(expectStatus(await tenant.admin.get<string>(path), 200).body)
}
const values = async (name: string, ...columns: string[]) =>
  (await table(name)).map((row) => columns.map((it) => row[it]))

it("an export under a letter of undertaking is without GST from the session to the credit note", async () => {
  await set("export_lut", "AD270326000001A")
  const { body: address } = expectStatus(
    await buyer.client.post<Address>("/api/addresses", {
      ...{ ...jaipur, phone: "2025550123", state: "Ohio", city: "Columbus", postalCode: "43004" },
      country: "United States",
    }),
    201
  )
  const { order, totals } = await buy({ addressId: address.id })
  expect(totals).toMatchObject({
    ...{ gstRate: 0, gst: 0, shippingFee: 100, total: 2933.35 },
    rates: [{ rate: 0, taxable: 2933.35, gst: 0 }],
  })
  const invoice = await textOf(order, "invoice")
  expect(invoice).toContain("Tax Invoice SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING")
  expect(invoice).toContain("(ARN) AD270326000001A")
  expect(invoice).toContain("Country of destination United States")
  expect(invoice).not.toContain("Exempt")
  const lines = [{ itemId: lineOf(order, "Ruby"), amount: "1000", quantity: 1 }]
  const note = await noteText(order, await refund(order, { lines, shipping: "40", reason: "One came back" }))
  expect(note).toContain("Ruby, 1.20 ct 7103 1 PCS 1,000.00 0.00 1,000.00")
  expect(note).toContain("Shipping 40.00 0.00 40.00")
  expect(await values("exp", "Export Type", "Rate", "Taxable Value")).toEqual([["WOPAY", "0", "2933.35"]])
  expect(await values("cdnur", "UR Type", "Rate", "Taxable Value")).toEqual([["EXPWOP", "0", "1040.00"]])
  for (const name of ["b2b", "b2cl", "b2cs", "cdnr", "hsn-b2b"]) expect(await table(name)).toEqual([])
  expect(await values("exemp", "Nil Rated Supplies")).toEqual(Array(4).fill(["0.00"]))
  expect(await values("hsn-b2c", "HSN", "Total Quantity", "Taxable Value")).toEqual([
    ["710310", "1", "510.59"],
    ["7103", "1", "1042.37"],
    ["71131960", "1", "340.39"],
  ])
})

it("a firm's order with a taxed fee is credited piece by piece until nothing of it is left in the return", async () => {
  const firm = { buyerGstin: "08AAAPA1234A1ZT", buyerName: "Rao Jewels" }
  const { order, totals } = await buy(firm)
  expect(totals).toMatchObject({ gst: 67.3, shippingFee: 100, total: 3000.65 })
  const shown = await adminOrder(tenant.admin, order)
  expect(shown.items.map((it) => it.paid)).toEqual(["2005.02", "393.33", "500.00"])
  expect(shown.shippingRefundable).toBe("102.30")
  const invoice = await textOf(order, "invoice")
  expect(invoice).toContain("Tax Invoice Invoice number")
  expect(invoice).toContain("517.65 Exempt")
  expect(await values("b2b", "Rate", "Taxable Value")).toEqual([
    ["0.25", "2070.61"],
    ["18", "345.09"],
  ])
  const notes = [
    await refund(order, { shipping: "40", reason: "Late" }),
    await refund(order, { lines: [{ itemId: lineOf(order, "Ruby"), amount: "1000" }], reason: "A flaw" }),
    await refund(order, { lines: [{ itemId: lineOf(order, "Rough"), amount: "100" }], reason: "A chip" }),
    await refund(order, { amount: "300", reason: "Sorry" }),
    await refund(order, { reason: "The rest" }),
  ]
  const texts = await Promise.all(notes.map((it) => noteText(order, it)))
  for (const text of texts) expect(text).toContain("GSTIN: 08AAAPA1234A1ZT")
  const cgst = texts.flatMap((it) =>
    [...it.matchAll(/CGST (?:0\.125|9)% ₹([\d.]+)/g)].map(([, n]) => Number(n))
  )
  expect(cgst.reduce((sum, it) => sum + Math.round(it * 100), 0)).toBe(259 + 3106)
  // What was exempt comes back without a word about tax.
  expect(texts[2]).toContain("Rough, 1.20 ct 710310 100.00")
  expect(texts[2]).not.toContain("CGST")
  expect(new Set((await values("cdnr", "Rate")).flat())).toEqual(new Set(["0.25", "18"]))
  for (const row of await values("hsn-b2b", "Total Quantity", "Taxable Value", "Central Tax Amount"))
    expect(row).toEqual(["0", "0.00", "0.00"])
  expect(await values("exemp", "Nil Rated Supplies")).toEqual(Array(4).fill(["0.00"]))
})
