import type { AdminOrder } from "../../../src/contract/admin-order"
import type { Order } from "../../../src/contract/order"
import { rows } from "../../support/database"
import { killServer, reviveServer } from "../../support/faults"
import { breakResponse, fault } from "../../support/gateway"
import { adminOrder } from "../../support/orders"
import { atGateway, lineOf, RefundingTenant } from "../../support/refunding-tenant"
import { expectStatus } from "../../support/shopper"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(180_000)

describe("a refund by line, afterwards", () => {
  let store: RefundingTenant

  beforeAll(async () => {
    store = await RefundingTenant.open()
  })

  const shown = (it: { id: string }): Promise<AdminOrder> => adminOrder(store.tenant.admin, it)
  const itemOf = async (it: Order, name: string) =>
    (await shown(it)).items.find(({ product }) => product.name === name)

  it("keeps its lines when the server is killed between the gateway's response and the credit note", async () => {
    const it = await store.order({ Sapphire: 1, Pendant: 1 })
    const path = `/v1/payments/${it.paymentRef ?? ""}/refund`
    await breakResponse(path, store.tenant.gateway.keyId)
    await fault(path, "502", 100)
    const body = {
      lines: [{ itemId: lineOf(it, "Pendant"), amount: "5900", quantity: 1 }],
      reason: "Came back",
    }
    const first = expectStatus(await store.refund(it, body), 201).body
    expect(first).toMatchObject({
      status: "PENDING",
      lines: body.lines.map((line) => ({ ...line, amount: "5900.00" })),
    })
    expect(await itemOf(it, "Pendant")).toMatchObject({ refundable: "5900.00" })
    await killServer()
    await reviveServer()
    await fault(path, "502", 0)
    await rows("update refund_due set due_at = now() where refund_id = $1", [first.id])
    const done = await waitFor("the refund", async () =>
      (await shown(it)).refunds.find(({ status }) => status === "REFUNDED")
    )
    expect(done).toMatchObject({ id: first.id, lines: first.lines, shipping: "0.00" })
    const credited = (await store.table("credit-notes")).filter(
      (row) => row["Note Number"] === done.creditNoteNumber
    )
    expect(credited.map((row) => [row["Rate"], row["Taxable Value"]])).toEqual([["18", "5000.00"]])
    expect(await atGateway(it)).toMatchObject({ refunded: 590_000, refunds: 1 })
  })

  it("never leaves less than the gateway can refund, and names the possible amounts", async () => {
    const it = await store.order({ Ring: 1 })
    const [itemId, paid] = [lineOf(it, "Ring"), "1180.01"]
    expect(await shown(it)).toMatchObject({ refundable: "1280.01", items: [{ paid }] })
    for (const body of [
      { amount: "1279.64" },
      { lines: [{ itemId, amount: paid }], shipping: "99.01" },
      { lines: [{ itemId, amount: "1180" }], shipping: "100" },
    ]) {
      const refused = await store.refund(it, { ...body, reason: "x" })
      expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
      expect((refused.body as unknown as { error: string }).error).toMatch(/₹1,280\.01.*at most ₹1,279\.01/)
    }
    expect(await atGateway(it)).toMatchObject({ refunded: 0 })
    expectStatus(await store.refund(it, { amount: "1279.01", reason: "Almost all" }), 201)
    expectStatus(await store.refund(it, { reason: "The last rupee" }), 201)
    expect(await atGateway(it)).toMatchObject({ refunded: 128_001, refunds: 2 })
  })

  it("of a shipping fee that was taxed gives back its GST too", async () => {
    const taxing = await RefundingTenant.open()
    await rows("insert into setting (tenant_id, key, value) values ($1, 'shipping_taxed', 'true')", [
      taxing.tenant.id,
    ])
    const it = await taxing.order({ Ring: 3 })
    // (3000.03 + 100) × 18 % = 558.01, of which 540.01 are the rings' and 18.00 the fee's.
    expect(await adminOrder(taxing.tenant.admin, it)).toMatchObject({
      ...{ total: "3658.04", shippingFee: "100.00", shippingRefundable: "118.00" },
      items: [{ paid: "3540.04", refundable: "3540.04" }],
    })
    const made = expectStatus(await taxing.refund(it, { shipping: "118", reason: "Late" }), 201).body
    expect(made).toMatchObject({ amount: "118.00", lines: [], shipping: "118.00" })
    expect(await adminOrder(taxing.tenant.admin, it)).toMatchObject({
      ...{ refundable: "3540.04", shippingRefundable: "0.00" },
      items: [{ refundable: "3540.04" }],
    })
    const [stored] = await rows<{ parts: object[] }>(
      "select credited_shipping->'parts' as parts from order_refund where id = $1",
      [made.id]
    )
    expect(stored?.parts).toEqual([{ rate: "18", taxable: 10_000, gst: 1_800 }])
  })

  it("warns from 1 December after the invoice's financial year on that its credit note reduces no tax", async () => {
    const it = await store.order({ Ring: 1 })
    await rows("update shop_order set created_at = now() - interval '3 years' where order_id = $1", [it.id])
    await rows("update invoice set issued_at = now() - interval '3 years' where order_id = $1", [it.id])
    expect(await shown(it)).toMatchObject({ isCreditNoteLate: true })
  })

  it("follows refunds from before refunds had lines, which are spread as their credit notes were", async () => {
    const it = await store.order({ Sapphire: 1, Pendant: 1 })
    const former = expectStatus(await store.refund(it, { amount: "1000", reason: "A flaw" }), 201).body
    await rows(
      `update order_refund set credited_lines = null, credited_shipping = null, asked_lines = null,
         taxable_paise = 98169, gst_paise = 1831, shipping_paise = 0 where id = $1`,
      [former.id]
    )
    const { items, refunds, refundable } = await shown(it)
    expect(refunds[0]?.lines).toMatchObject([{ amount: "894.68" }, { amount: "105.32" }])
    expect(items.map((item) => item.refundable)).toEqual(["99355.32", "11694.68"])
    expect(refundable).toBe("111050.00")
    const rest = expectStatus(await store.refund(it, { reason: "All of it" }), 201).body
    expect(rest.lines.map(({ amount, quantity }) => [amount, quantity])).toEqual([
      ["99355.32", 1],
      ["11694.68", 1],
    ])
  })
})
