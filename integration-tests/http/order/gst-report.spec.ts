import type { Address } from "../../../src/contract/address"
import type { AdminOrder, Refund } from "../../../src/contract/admin-order"
import { readCsv } from "../../support/csv"
import { rows } from "../../support/database"
import { Client } from "../../support/client"
import { adminOrder, orderPath, paidOrder } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import {
  jaipur,
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

const paiseOf = (rupees: string | undefined): number => Math.round(Number(rupees) * 100)
const month = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
})
  .format(new Date())
  .slice(0, 7)

describe("the month's GST return", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let orders: AdminOrder[]
  let notes: Refund[]

  beforeAll(async () => {
    tenant = await newTenantWithStones([
      { name: "Ruby", stock: 10 },
      { name: "Pigeon blood", stock: 5, price: "120000.50" },
    ])
    // The seller is in Maharashtra, the buyers in Rajasthan and in Maharashtra.
    await rows(
      "insert into setting (tenant_id, key, value) values ($1, 'invoice_gstin', '27AAACR1234F1ZT')",
      [tenant.id]
    )
    buyer = await newBuyer(tenant.slug)
    const near = await newBuyer(tenant.slug)
    const mumbai = { ...jaipur, city: "Mumbai", state: "Maharashtra", postalCode: "400001" }
    expectStatus(await near.client.put<Address>(`/api/addresses/${near.addressId}`, mumbai), 200)
    const ruby = tenant.stones.get("Ruby")?.id ?? ""
    const made = [
      await paidOrder(buyer, ruby),
      await paidOrder(near, ruby),
      await paidOrder(buyer, tenant.stones.get("Pigeon blood")?.id ?? ""),
    ]
    notes = []
    for (const [it, body] of [
      [made[1], { amount: "333.33", reason: "A flaw" }],
      [made[2], { reason: "Came back" }],
    ] as const) {
      notes.push(
        expectStatus(await tenant.admin.post<Refund>(`${orderPath(it ?? { id: "" })}/refunds`, body), 201)
          .body
      )
    }
    orders = await Promise.all(made.map((it) => adminOrder(tenant.admin, it)))
  }, 120_000)

  const table = async (name: string) => {
    const response = await tenant.admin.get<string>(`/api/admin/reports/gst?month=${month}&table=${name}`)
    expect(expectStatus(response, 200).headers["content-type"]).toMatch(/^text\/csv/)
    expect(response.headers["content-disposition"]).toContain(`gstr1-${month}-${name}.csv`)
    return readCsv(response.body)
  }
  const sumOf = (list: readonly Record<string, string>[], column: string): number =>
    list.reduce((sum, it) => sum + paiseOf(it[column]), 0)
  const soldFor = () => orders.reduce((sum, it) => sum + paiseOf(it.subtotal), 0)

  it("sales minus credit notes equal the orders to the paisa, by state and by HSN code", async () => {
    const [b2cs, b2cl, hsn, credit] = await Promise.all(
      ["b2cs", "b2cl", "hsn", "credit-notes"].map((name) => table(name))
    )
    if (!b2cs || !b2cl || !hsn || !credit) throw new Error("a table is missing")
    const small = credit.filter((it) => it["UR Type"] === "B2CS")
    expect(sumOf(b2cs, "Taxable Value") + sumOf(small, "Taxable Value") + sumOf(b2cl, "Taxable Value")).toBe(
      soldFor()
    )
    expect(sumOf(hsn, "Taxable Value")).toBe(soldFor() - sumOf(credit, "Taxable Value"))
    const tax = ["Integrated Tax Amount", "Central Tax Amount", "State/UT Tax Amount"]
    const gst = orders.reduce((sum, it) => sum + paiseOf(it.gst), 0)
    const back = sumOf(hsn, "Total Value") - sumOf(hsn, "Taxable Value")
    expect(tax.reduce((sum, column) => sum + sumOf(hsn, column), 0)).toBe(back)
    expect(back).toBeLessThan(gst)
    // The large order was refunded completely, so no GST is due for it.
    expect(sumOf(hsn, "Integrated Tax Amount")).toBe(paiseOf(orders[0]?.gst))
    expect(b2cs.map((it) => it["Place Of Supply"])).toEqual(["08-Rajasthan", "27-Maharashtra"])
  })

  it("a large sale to another state is listed by its invoice, its credit note by its number", async () => {
    const [large] = await table("b2cl")
    expect(large).toMatchObject({
      "Invoice Value": orders[2]?.total,
      "Place Of Supply": "08-Rajasthan",
      Rate: "18",
      "Taxable Value": "120000.50",
    })
    const credit = await table("credit-notes")
    expect(credit.map((it) => [it["UR Type"], it["Note Number"], it["Note Value"]])).toEqual([
      ["B2CS", notes[0]?.creditNoteNumber, "333.33"],
      ["B2CL", notes[1]?.creditNoteNumber, orders[2]?.total],
    ])
  })

  it("the series of invoices and credit notes have no gap", async () => {
    const docs = await table("docs")
    expect(docs.map((it) => it["Total Number"])).toEqual(["3", "2"])
    expect(docs[0]?.["Sr. No. From"]).toMatch(/000001$/)
    expect(docs[0]?.["Sr. No. To"]).toMatch(/000003$/)
  })

  it("a month without orders is empty except for its header row", async () => {
    const { body } = await tenant.admin.get<string>("/api/admin/reports/gst?month=2020-02&table=b2cs")
    expect(body.trim().split("\r\n")).toHaveLength(1)
  })

  it.each(["month=2026-13&table=b2cs", "month=2026-11&table=gstr", "table=b2cs", "month=2026-11"])(
    "refuses ?%s with 400",
    async (query) => {
      expect((await tenant.admin.get(`/api/admin/reports/gst?${query}`)).status).toBe(400)
    }
  )

  it("is for the tenant's admins only", async () => {
    const path = `/api/admin/reports/gst?month=${month}&table=docs`
    expect((await buyer.client.get(path)).status).toBe(403)
    expect((await new Client(tenant.slug).get(path)).status).toBe(401)
    const other = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
    expect(readCsv((await other.admin.get<string>(path)).body)).toEqual([])
  }, 60_000)
})
