import type { Refund } from "../../../src/contract/admin-order"
import type { Entry } from "../../../src/contract/entry"
import { pdfPages, pdfPictures } from "../../../src/modules/invoice/render/testing/pdf-text"
import { Client } from "../../support/client"
import { sendForm } from "../../support/form"
import { orderPath, paidOrder } from "../../support/orders"
import { picture } from "../../support/pictures"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(90_000)

let tenant: TenantWithStones
let buyer: Buyer
beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 20 }])
  buyer = await newBuyer(tenant.slug)
})

const set = (key: string, value: string) =>
  tenant.admin.put<Entry & { error: string }>(`/api/admin/settings/${key}`, { value })
const valueOf = async (key: string) =>
  (await tenant.admin.get<Entry[]>("/api/admin/settings")).body.find((it) => it.key === key)?.value
const bought = () => paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
const invoiceOf = async ({ orderNumber }: { orderNumber: string }) =>
  expectStatus(await buyer.client.get(`/api/orders/${orderNumber}/invoice`), 200).bytes

describe("the numbers of two stores of one GSTIN don't repeat", () => {
  it("each chooses its prefixes, which new invoices and credit notes carry in the same series", async () => {
    const before = await bought()
    expect(expectStatus(await set("invoice_prefix", "j2"), 200).body.value).toBe("J2")
    expectStatus(await set("credit_note_prefix", "k2"), 200)
    const after = await bought()
    const note = expectStatus(
      await tenant.admin.post<Refund>(`${orderPath(after)}/refunds`, { amount: "100", reason: "A flaw" }),
      201
    ).body
    expect(note.creditNoteNumber).toMatch(/^K2\/\d\d-\d\d\/000001$/)
    const texts = await Promise.all([before, after].map(async (it) => pdfPages(await invoiceOf(it))))
    expect(texts[0]?.[0]).toMatch(/INV\/\d\d-\d\d\/000001/)
    expect(texts[1]?.[0]).toMatch(/J2\/\d\d-\d\d\/000002/)
  })

  it("empty stands for the default, and both series can't have the same prefix", async () => {
    expectStatus(await set("invoice_prefix", ""), 200)
    for (const taken of ["INV", "inv"]) {
      const refused = expectStatus(await set("credit_note_prefix", taken), 400)
      expect(refused.body.error).toContain("must differ")
    }
    expect(await valueOf("credit_note_prefix")).toBe("K2")
    expectStatus(await set("credit_note_prefix", ""), 200)
    expectStatus(await set("invoice_prefix", "CN"), 400)
  })

  it.each(["INVO", "A-", "A/", "क", "A B"])(
    "refuses %p, which would make a number too long or invalid",
    async (prefix) => {
      expectStatus(await set("invoice_prefix", prefix), 400)
      expect(await valueOf("invoice_prefix")).not.toBe(prefix)
    }
  )
})

describe("the signature of the seller", () => {
  const upload = async (data: Buffer, client: Client = tenant.admin) =>
    sendForm<Entry>(client, "PUT", "/api/admin/invoice-signature", { signature: { name: "sign.png", data } })

  it("is printed on invoices once it is uploaded, and no longer once it is removed", async () => {
    const order = await bought()
    expect((await pdfPictures(await invoiceOf(order)))[0]).toEqual([])
    const { value } = expectStatus(await upload(await picture("#102030")), 200).body
    expect(value).toMatch(new RegExp(`^/static/${tenant.id}/[0-9a-f]{32}\\.png$`))
    const [[drawn] = []] = await pdfPictures(await invoiceOf(order))
    expect(drawn?.color).toEqual([0x10, 0x20, 0x30])
    const slip = expectStatus(
      await tenant.admin.post("/api/admin/orders/documents", { ids: [order.id], kind: "packing-slip" }),
      200
    )
    expect((await pdfPictures(slip.bytes))[0]).toHaveLength(1)
    expectStatus(await set("invoice_signature", ""), 200)
    expect((await pdfPictures(await invoiceOf(order)))[0]).toEqual([])
  })

  it("must be a picture of this store, uploaded by its admin", async () => {
    expectStatus(await upload(Buffer.from("no picture")), 400)
    expectStatus(await set("invoice_signature", "https://example.test/a.png"), 400)
    expectStatus(await upload(Buffer.from("x"), new Client(tenant.slug)), 401)
    const other = await newTenant()
    const theirs = expectStatus(await upload(await picture("#00ff00"), other.admin), 200).body
    await set("invoice_signature", theirs.value)
    const order = await bought()
    expect((await pdfPictures(await invoiceOf(order)))[0]).toEqual([])
  })
})
