import type { UncreditedOrder } from "../../../src/contract/gst-report"
import { pdfPages } from "../../../src/modules/invoice/render/testing/pdf-text"
import type { Client } from "../../support/client"
import { rows } from "../../support/database"
import { orderPath } from "../../support/orders"
import { lineOf, type PaidOrder, RefundingTenant } from "../../support/refunding-tenant"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"

jest.setTimeout(90_000)

/** Changes what was stored when the order was paid, as another buyer, delivery or setting would have. */
const storedWith = (order: PaidOrder, snapshot: object): Promise<unknown> =>
  rows("update shop_order set snapshot = snapshot || $2::jsonb where order_id = $1", [
    order.id,
    JSON.stringify(snapshot),
  ])

const textOf = async ({ buyer }: RefundingTenant, path: string): Promise<string> =>
  (await pdfPages(expectStatus(await buyer.client.get(path), 200).bytes)).join(" ")

describe("three credit notes of one piece each", () => {
  it("have equal heads, add up to the invoice to the paisa, and leave nothing in the return", async () => {
    const store = await RefundingTenant.open()
    // 3 × 1000.01 × 18 % = 540.01 charged; 3000.03 × 9 % = 270.00 a head.
    const order = await store.order({ Ring: 3 })
    const invoice = await textOf(store, `/api/orders/${order.orderNumber}/invoice`)
    expect(invoice).toContain("CGST 9% ₹270.00 SGST 9% ₹270.00")
    expect(invoice).toContain("Round off ₹0.01")
    expect(invoice).toContain("Total ₹3,640.04")
    const heads: [string, string][] = []
    for (const amount of ["1180.01", "1180.01", "1180.02"]) {
      const { body } = expectStatus(
        await store.refund(order, {
          lines: [{ itemId: lineOf(order, "Ring"), amount, quantity: 1 }],
          reason: `One came back, ${String(heads.length)}`,
        }),
        201
      )
      const note = await textOf(store, `/api/orders/${order.orderNumber}/credit-notes/${body.id}`)
      const [, cgst = "", sgst = ""] = /CGST 9% ₹([\d.]+) SGST 9% ₹([\d.]+)/.exec(note) ?? []
      expect(cgst).toBe(sgst)
      expect(note).toContain(`Total credited ₹1,${amount.slice(1)}`)
      heads.push([cgst, sgst])
    }
    expect(heads.reduce((sum, [cgst]) => sum + Math.round(Number(cgst) * 100), 0)).toBe(27_000)
    const [left] = await store.table("hsn")
    expect(left).toMatchObject({
      "Total Quantity": "0",
      "Taxable Value": "0.00",
      "Central Tax Amount": "0.00",
      "State/UT Tax Amount": "0.00",
    })
  })
})

describe("each sale is on the right document and in the right table", () => {
  let store: RefundingTenant
  let order: PaidOrder
  beforeEach(async () => {
    store = await RefundingTenant.open()
    order = await store.order({ Pendant: 1 })
  })

  const invoice = () => textOf(store, `/api/orders/${order.orderNumber}/invoice`)
  const refundAll = async () => expectStatus(await store.refund(order, { reason: "Came back" }), 201).body
  const tables = async (...names: string[]) => {
    const all = await Promise.all(names.map((name) => store.table(name)))
    return Object.fromEntries(names.map((name, index) => [name, all[index]?.length]))
  }

  it("a firm's purchase gives it input credit: GSTIN on invoice and note, b2b and cdnr", async () => {
    await storedWith(order, { buyer: { gstin: "08AAAPA1234A1ZT", name: "Anandi Jewellers LLP" } })
    expect(await invoice()).toContain("Anandi Jewellers LLP GSTIN: 08AAAPA1234A1ZT")
    const note = await refundAll()
    const path = `/api/orders/${order.orderNumber}/credit-notes/${note.id}`
    expect(await textOf(store, path)).toContain("GSTIN: 08AAAPA1234A1ZT")
    expect(await store.table("b2b")).toMatchObject([
      { "GSTIN/UIN of Recipient": "08AAAPA1234A1ZT", "Invoice Type": "Regular B2B", Rate: "18" },
    ])
    expect(await store.table("cdnr")).toMatchObject([
      { "Note Number": note.creditNoteNumber, "Taxable Value": "10000.00" },
    ])
    expect(await tables("b2cs", "b2cl", "cdnur", "exp", "hsn-b2b", "hsn-b2c")).toEqual({
      ...{ b2cs: 0, b2cl: 0, cdnur: 0, exp: 0, "hsn-b2b": 1, "hsn-b2c": 0 },
    })
  })

  it("an export carries endorsement and country; its note is not among the consumers'", async () => {
    const address = { ...order.shippingAddress, country: "Singapore", state: "Singapore" }
    await storedWith(order, { address })
    const text = await invoice()
    expect(text).toContain("SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX")
    expect(text).toContain("Country of destination Singapore")
    await refundAll()
    expect(await store.table("exp")).toMatchObject([{ "Export Type": "WPAY", Rate: "18" }])
    expect(await store.table("cdnur")).toMatchObject([{ "UR Type": "EXPWP", "Taxable Value": "10000.00" }])
    expect(await tables("b2cs", "cdnr", "exemp")).toEqual({ b2cs: 0, cdnr: 0, exemp: 4 })
  })

  it("what an unregistered store sold is in no table, and its paper mentions no GST", async () => {
    const totals = {
      gst: 0,
      gstRate: "0",
      subtotal: 1_180_000,
      rates: [{ rate: "0", taxable: 1_180_000, gst: 0 }],
    }
    await rows(
      `update shop_order set snapshot = jsonb_set(snapshot || '{"tax":{"registered":false,"shippingTaxed":false,"lut":null}}',
         '{totals}', snapshot->'totals' || $2::jsonb) where order_id = $1`,
      [order.id, JSON.stringify(totals)]
    )
    await rows(
      `update shop_order set snapshot = jsonb_set(snapshot, '{items,0}',
         snapshot->'items'->0 || '{"gstRate":"0","unitPrice":1180000,"lineTotal":1180000}') where order_id = $1`,
      [order.id]
    )
    const text = await invoice()
    expect(text).not.toMatch(/GST|Tax Invoice|08AAACR/)
    expect(text).toContain("Total ₹11,800.00")
    await refundAll()
    expect(await tables("b2cs", "hsn", "docs", "credit-notes", "cdnur")).toEqual({
      ...{ b2cs: 0, hsn: 0, docs: 0, "credit-notes": 0, cdnur: 0 },
    })
    expect((await store.table("exemp")).map((row) => row["Nil Rated Supplies"])).toEqual([
      ...["0.00", "0.00", "0.00", "0.00"],
    ])
  })

  it("a note after 30 November that follows the invoice's year reduces no tax", async () => {
    await refundAll()
    expect(await store.table("credit-notes")).toHaveLength(1)
    await rows("update invoice set issued_at = now() - interval '3 years' where order_id = $1", [order.id])
    expect(await tables("credit-notes", "cdnur", "cdnr", "hsn", "b2cs")).toEqual({
      ...{ "credit-notes": 0, cdnur: 0, cdnr: 0, hsn: 0, b2cs: 0 },
    })
  })

  it("a cancelled order counts, and is listed, until it is credited in full", async () => {
    const list = async (client: Client = store.tenant.admin) =>
      client.get<UncreditedOrder[]>("/api/admin/reports/uncredited")
    expect(expectStatus(await list(), 200).body).toEqual([])
    expectStatus(await store.tenant.admin.put(orderPath(order), { status: "CANCELLED" }), 200)
    expect(await invoice()).toContain("Order cancelled")
    expect(await store.table("b2cs")).toHaveLength(1)
    const listed = expectStatus(await list(), 200)
    expect(listed.headers["x-total-count"]).toBe("1")
    expect(listed.body).toMatchObject([
      { orderNumber: order.orderNumber, total: "11800.00", credited: "0.00" },
    ])
    expectStatus(await store.refund(order, { amount: "100", reason: "A part" }), 201)
    expect((await list()).body).toMatchObject([{ credited: "100.00" }])
    await refundAll()
    expect((await list()).body).toEqual([])
    expect((await list(store.buyer.client)).status).toBe(403)
    expect((await list((await newTenant()).admin)).body).toEqual([])
  })
})
