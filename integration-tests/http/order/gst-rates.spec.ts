import type { CheckoutSession } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import { pdfPages } from "../../../src/modules/invoice/render/testing/pdf-text"
import { readCsv } from "../../support/csv"
import { rows } from "../../support/database"
import { inMedusa } from "../../support/medusa-exec"
import { orderPath } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import {
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  payOpened,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7)

describe("a cart of stones with different GST rates", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let session: CheckoutSession
  let order: Order

  beforeAll(async () => {
    tenant = await newTenantWithStones([
      { name: "Sapphire", stock: 5, price: "486000", gstRate: "0.25", hsnCode: "71039120" },
      { name: "Diamond", stock: 5, price: "100000.33", gstRate: "1.5", hsnCode: "71023910" },
      { name: "Pendant", stock: 5, hsnCode: "71131960" },
    ])
    // The seller and the buyer are in Rajasthan.
    await rows(
      "insert into setting (tenant_id, key, value) values ($1, 'invoice_gstin', '08AAACR1234F1ZT'), ($1, 'pan_threshold', '0')",
      [tenant.id]
    )
    buyer = await newBuyer(tenant.slug)
    const idOf = (name: string) => tenant.stones.get(name)?.id ?? ""
    for (const name of ["Sapphire", "Diamond"])
      expectStatus(await buyer.client.post("/api/cart", { productId: idOf(name) }), 200)
    const { opened, response } = await payOpened(buyer, await openPayment(buyer, idOf("Pendant")))
    session = opened.session
    order = expectStatus(response, 201).body
  }, 120_000)

  // 486000.00 × 0.25 % = 1215.00; 100000.33 × 1.5 % = 1500.00; 1234.56 × 18 % = 222.22.
  const rates = [
    { rate: 0.25, taxable: 486000, gst: 1215 },
    { rate: 1.5, taxable: 100000.33, gst: 1500 },
    { rate: 18, taxable: 1234.56, gst: 222.22 },
  ]

  it("is charged each rate's GST, rounded once", () => {
    expect(session.totals).toEqual({
      ...{ subtotal: 587234.89, gstRate: null, gst: 2937.22, shippingFee: 0 },
      ...{ freeShippingThreshold: 5000, total: 590172.11, rates },
    })
    expect(session.amount).toBe(59_017_211)
    expect(order).toMatchObject({
      ...{ subtotal: "587234.89", gst: "2937.22", shippingFee: "0.00", total: "590172.11" },
    })
  })

  it("has the same amounts, by rate and HSN, on its invoice", async () => {
    const response = expectStatus(await buyer.client.get(`/api/orders/${order.orderNumber}/invoice`), 200)
    const text = (await pdfPages(response.bytes)).join(" ")
    for (const part of [
      "71039120 0.25% 4,86,000.00 607.50 607.50",
      "71023910 1.5% 1,00,000.33 750.00 750.00",
      "71131960 18% 1,234.56 111.11 111.11",
      "CGST 0.125% ₹607.50",
      "SGST 0.75% ₹750.00",
      "CGST 9% ₹111.11",
      "Taxable value ₹5,87,234.89",
      "Total ₹5,90,172.11",
    ])
      expect(text).toContain(part)
  })

  it("is the same order, with each stone's rate, in Medusa, which shows nothing as outstanding", async () => {
    const lines = await rows<{ title: string; rate: string }>(
      `select l.title, t.rate::text as rate from order_item i join order_line_item l on l.id = i.item_id
       join order_line_item_tax_line t on t.item_id = l.id
       where i.order_id = $1 and i.deleted_at is null order by l.title`,
      [order.id]
    )
    expect(lines.map((it) => [it.title, Number(it.rate)])).toEqual([
      ["Diamond", 1.5],
      ["Pendant", 18],
      ["Sapphire", 0.25],
    ])
    const theirs = await inMedusa<{ orderId: string }>("stock-order.cjs", { orderId: order.id })
    // Medusa doesn't round GST, so its total differs by less than half a paisa for each rate.
    for (const id of [order.id, theirs.orderId]) {
      const [summary] = await rows<{ total: string; due: string }>(
        `select totals->>'current_order_total' as total, totals->>'pending_difference' as due from order_summary
         where order_id = $1 and deleted_at is null order by version desc limit 1`,
        [id]
      )
      expect(Math.abs(Number(summary?.total) - Number(order.total))).toBeLessThan(0.0151)
      expect(Math.abs(Number(summary?.due))).toBeLessThanOrEqual(0.01)
    }
  })

  it("is in the GST return by place, HSN and rate, and a refund is credited over the rates", async () => {
    const table = async (name: string) =>
      readCsv(
        expectStatus(
          await tenant.admin.get<string>(`/api/admin/reports/gst?month=${month}&table=${name}`),
          200
        ).body
      )
    expect((await table("b2cs")).map((it) => [it["Rate"], it["Taxable Value"]])).toEqual([
      ["0.25", "486000.00"],
      ["1.5", "100000.33"],
      ["18", "1234.56"],
    ])
    expect(
      (await table("hsn")).map((it) => [
        it["HSN"],
        it["Rate"],
        it["Central Tax Amount"],
        it["State/UT Tax Amount"],
      ])
    ).toEqual([
      ["71023910", "1.5", "750.00", "750.00"],
      ["71039120", "0.25", "607.50", "607.50"],
      ["71131960", "18", "111.11", "111.11"],
    ])

    expectStatus(
      await tenant.admin.post(`${orderPath(order)}/refunds`, { amount: "1000.01", reason: "A small flaw" }),
      201
    )
    const credited = await table("credit-notes")
    expect(credited.map((it) => [it["Note Value"], it["Rate"]])).toEqual([
      ["1000.01", "0.25"],
      ["1000.01", "1.5"],
      ["1000.01", "18"],
    ])
    const sum = (list: readonly (string | undefined)[]) =>
      list.reduce((total, it) => total + Math.round(Number(it) * 100), 0)
    const [refund] = await rows<{ taxable: number; gst: number }>(
      "select taxable_paise::int as taxable, gst_paise::int as gst from order_refund where order_id = $1",
      [order.id]
    )
    expect(sum(credited.map((it) => it["Taxable Value"]))).toBe(refund?.taxable)
    const left = await table("hsn")
    const tax = left.flatMap((it) => [it["Central Tax Amount"], it["State/UT Tax Amount"]])
    expect(sum(tax)).toBe(293_722 - (refund?.gst ?? 0))
  })
})
