import type { Refund } from "../../../src/contract/admin-order"
import type { Order } from "../../../src/contract/order"
import { pdfPages } from "../../../src/modules/invoice/render/testing/pdf-text"
import { Client } from "../../support/client"
import { readCsv } from "../../support/csv"
import { rows } from "../../support/database"
import { mailAbout } from "../../support/mailbox"
import { orderPath, paidOrder } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

describe("a buyer whose money is refunded gets a credit note", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let order: Awaited<ReturnType<typeof paidOrder>>
  let refunds: Refund[]

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
    // The seller and the buyer are in Rajasthan: two kinds of GST.
    await rows(
      "insert into setting (tenant_id, key, value) values ($1, 'invoice_gstin', '08AAACR1234F1ZT')",
      [tenant.id]
    )
    buyer = await newBuyer(tenant.slug)
    order = await paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
    refunds = []
    for (const body of [{ amount: "333.33", reason: "A small flaw" }, { reason: "Came back" }])
      refunds.push(
        expectStatus(await tenant.admin.post<Refund>(`${orderPath(order)}/refunds`, body), 201).body
      )
  }, 90_000)

  const path = (id: string | undefined): string =>
    `/api/orders/${order.orderNumber}/credit-notes/${id ?? "none"}`

  it("that names its invoice, the refunded amounts of products, GST and shipping, and the reason", async () => {
    const response = expectStatus(await buyer.client.get(path(refunds[0]?.id)), 200)
    expect(response.headers["content-type"]).toBe("application/pdf")
    const number = refunds[0]?.creditNoteNumber ?? ""
    expect(response.headers["content-disposition"]).toBe(
      `attachment; filename="credit-note-${number.replaceAll("/", "-")}.pdf"`
    )
    const text = (await pdfPages(response.bytes)).join(" ")
    for (const part of [
      "Credit Note",
      number,
      "Invoice number INV/",
      order.orderNumber,
      "GSTIN: 08AAACR1234F1ZT",
      "Asha Rao",
      "A small flaw",
      "CGST 9%",
      "SGST 9%",
      "Total credited ₹333.33",
      "Rupees Three Hundred Thirty-Three and Thirty-Three Paise Only",
    ])
      expect(text).toContain(part)
    expect(text).not.toContain("IGST")
    // Together the two refunds cover the whole order, so their parts add up to the order's.
    const parts = await rows<{ taxable: number; gst: number; shipping: number }>(
      `select sum(taxable_paise)::int as taxable, sum(gst_paise)::int as gst, sum(shipping_paise)::int as shipping
       from order_refund where order_id = $1`,
      [order.id]
    )
    expect(parts).toEqual([{ taxable: 123_456, gst: 22_222, shipping: 10_000 }])
  }, 60_000)

  it("that equals the month's GST return to the paisa", async () => {
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7)
    const table = readCsv(
      expectStatus(
        await tenant.admin.get<string>(`/api/admin/reports/gst?month=${month}&table=credit-notes`),
        200
      ).body
    )
    expect(table).toHaveLength(2)
    for (const [place, row] of table.entries()) {
      expect(row["Note Number"]).toBe(refunds[place]?.creditNoteNumber)
      const response = expectStatus(await tenant.admin.get(path(refunds[place]?.id)), 200)
      const text = (await pdfPages(response.bytes)).join(" ").replaceAll(",", "")
      expect(text).toContain(`Taxable value ₹${row["Taxable Value"] ?? ""}`)
      expect(text).toContain(`Total credited ₹${row["Note Value"] ?? ""}`)
    }
  }, 60_000)

  it("that is linked from the order and from the mail", async () => {
    const { body } = expectStatus(await buyer.client.get<Order>(`/api/orders/${order.orderNumber}`), 200)
    expect(body.creditNotes).toEqual(
      refunds.map(({ id, creditNoteNumber, amount }) => ({
        id,
        number: creditNoteNumber,
        amount,
        at: expect.any(String) as string,
      }))
    )
    const mail = await mailAbout(buyer.email, new RegExp(`₹333.33 is refunded for your order`))
    expect(mail.text).toContain(refunds[0]?.creditNoteNumber)
  }, 60_000)

  it("that another shopper, another tenant's admin and a visitor can't get; an order without a refund has none", async () => {
    const id = refunds[0]?.id
    expect((await (await newBuyer(tenant.slug)).client.get(path(id))).status).toBe(404)
    expect((await (await newTenant()).admin.get(path(id))).status).toBe(404)
    expect((await new Client(tenant.slug).get(path(id))).status).toBe(401)
    expect((await buyer.client.get(path("rfnd_of_nothing"))).status).toBe(404)
    const other = await paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
    expect((await buyer.client.get(`/api/orders/${other.orderNumber}/credit-notes/${id ?? ""}`)).status).toBe(
      404
    )
  }, 60_000)
})
