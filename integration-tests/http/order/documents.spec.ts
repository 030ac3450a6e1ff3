import type { Uploaded } from "../../../src/contract/bulk-import"
import {
  overprinted,
  pdfLines,
  pdfPages,
  pdfPictures,
} from "../../../src/modules/invoice/render/testing/pdf-text"
import type { ClientResponse } from "../../support/client"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { paidOrder } from "../../support/orders"
import { picture } from "../../support/pictures"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

describe("documents for many orders", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let orders: { id: string; orderNumber: string }[]

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 10, sku: "RB-1042" }])
    buyer = await newBuyer(tenant.slug)
    const ruby = tenant.stones.get("Ruby")?.id ?? ""
    orders = [await paidOrder(buyer, ruby), await paidOrder(buyer, ruby), await paidOrder(buyer, ruby)]
  }, 90_000)

  const documents = (body: object, client = tenant.admin) => client.post("/api/admin/orders/documents", body)
  const ids = () => orders.map((it) => it.id)
  const pagesOf = (response: ClientResponse) => pdfPages(expectStatus(response, 200).bytes)

  it("invoices come in one file in the requested order, each with its own page numbers", async () => {
    const response = await documents({ ids: ids(), kind: "invoice" })
    expect(response.headers["content-type"]).toBe("application/pdf")
    const pages = await pagesOf(response)
    const text = pages.join(" ")
    const places = orders.map((it) => text.indexOf(it.orderNumber))
    expect(places.every((it) => it >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text.match(/Tax Invoice|Invoice number/g)?.length).toBeGreaterThanOrEqual(3)
    expect(text.match(/Page 1 of/g)).toHaveLength(3)
  }, 60_000)

  it("packing slips have products and address, and no price", async () => {
    const pages = await pagesOf(await documents({ ids: ids(), kind: "packing-slip" }))
    expect(pages).toHaveLength(3)
    for (const [place, page] of pages.entries()) {
      expect(page).toContain(orders[place]?.orderNumber)
      expect(page).toContain("Asha Rao")
      expect(page).toContain("Ruby")
      expect(page).not.toMatch(/₹|1,?234/)
    }
  }, 60_000)

  it("who packs a stone or books its sale reads the stock number", async () => {
    for (const kind of ["invoice", "packing-slip"]) {
      const [page] = await pagesOf(await documents({ ids: ids().slice(0, 1), kind }))
      expect(page).toContain("SKU RB-1042")
    }
  }, 60_000)

  it("who packs a stone compares weight, dimensions, report and picture", async () => {
    const files = [{ name: "ruby.png", data: await picture("#8a1c3a") }]
    const uploaded = expectStatus(
      await sendForm<Uploaded>(tenant.admin, "POST", "/api/admin/uploads", { files }),
      201
    )
    const item = {
      images: uploaded.body.files.map((it) => it.url),
      stone: {
        ...{ type: "RUBY", color: "Red", weight: "1.20 ct", origin: "Mogok" },
        facts: { dimensions: "6.1 x 5.2 mm", certificateLab: "GIA", certificateNumber: "2141438171" },
      },
    }
    await rows(
      `update shop_order set snapshot = jsonb_set(snapshot, '{items,0}', snapshot->'items'->0 || $2::jsonb)
       where order_id = $1`,
      [ids()[2], JSON.stringify(item)]
    )
    const slip = expectStatus(await documents({ ids: ids().slice(2), kind: "packing-slip" }), 200)
    const [text] = await pdfPages(slip.bytes)
    for (const part of ["Weight 1.20 ct", "Dimensions 6.1 x 5.2 mm", "Report GIA 2141438171"])
      expect(text).toContain(part)
    expect((await pdfPictures(slip.bytes))[0]).toHaveLength(1)
    const [invoice] = await pagesOf(await documents({ ids: ids().slice(2), kind: "invoice" }))
    expect(invoice).toContain("Ruby, 1.20 ct, report GIA 2141438171")
  }, 60_000)

  it.each(["invoice", "packing-slip"])(
    "no text is printed over another: %s",
    async (kind) => {
      const { bytes } = expectStatus(await documents({ ids: ids(), kind }), 200)
      for (const lines of await pdfLines(bytes)) {
        expect(lines.length).toBeGreaterThan(5)
        expect(overprinted(lines)).toEqual([])
      }
    },
    60_000
  )

  it.each([
    { ids: [], kind: "invoice" },
    { ids: ["x"], kind: "receipt" },
    { ids: Array.from({ length: 201 }, (_, n) => `order_${n}`), kind: "invoice" },
    { kind: "invoice" },
  ])("refuses invalid requests (%#)", async (body) => {
    expect(await documents(body)).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
  })

  it("another tenant's admin, a shopper and a visitor can print nothing", async () => {
    const body = { ids: ids(), kind: "packing-slip" }
    expect((await documents(body, (await newTenant()).admin)).status).toBe(404)
    expect((await documents(body, buyer.client)).status).toBe(403)
    expect((await documents(body, new Client(tenant.slug))).status).toBe(401)
  }, 60_000)
})
