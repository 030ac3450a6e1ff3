import type { AdminOrder } from "../../../src/contract/admin-order"
import type { Order } from "../../../src/contract/order"
import { pdfPages } from "../../../src/modules/invoice/render/testing/pdf-text"
import { adminOrder } from "../../support/orders"
import { atGateway, lineOf, type PaidOrder, RefundingTenant } from "../../support/refunding-tenant"
import { expectStatus } from "../../support/shopper"

jest.setTimeout(90_000)

describe("a refund by line", () => {
  let store: RefundingTenant
  /** The order of the requests that are refused. */
  let untouched: PaidOrder | undefined

  beforeAll(async () => {
    store = await RefundingTenant.open()
  })

  const shown = (it: { id: string }): Promise<AdminOrder> => adminOrder(store.tenant.admin, it)
  const itemOf = async (it: Order, name: string) =>
    (await shown(it)).items.find(({ product }) => product.name === name)

  it("takes nothing from a stone that did not come back, on the credit note and in the GST return", async () => {
    const it = await store.order({ Sapphire: 1, Pendant: 1 })
    const before = await store.table("hsn")
    const quantityOf = (list: typeof before, hsn: string) =>
      Number(list.find((row) => row["HSN"] === hsn)?.["Total Quantity"])
    const made = expectStatus(
      await store.refund(it, {
        lines: [{ itemId: lineOf(it, "Pendant"), amount: "11800" }],
        reason: "Came back",
      }),
      201
    ).body
    expect(made).toMatchObject({
      amount: "11800.00",
      lines: [{ itemId: lineOf(it, "Pendant"), amount: "11800.00", quantity: 1 }],
      shipping: "0.00",
    })
    const credited = (await store.table("credit-notes")).filter(
      (row) => row["Note Number"] === made.creditNoteNumber
    )
    expect(credited.map((row) => [row["Note Value"], row["Rate"], row["Taxable Value"]])).toEqual([
      ["11800.00", "18", "10000.00"],
    ])
    const after = await store.table("hsn")
    expect(quantityOf(after, "71131960")).toBe(quantityOf(before, "71131960") - 1)
    expect(quantityOf(after, "71039120")).toBe(quantityOf(before, "71039120"))
    const path = `/api/orders/${it.orderNumber}/credit-notes/${made.id}`
    const text = (await pdfPages(expectStatus(await store.buyer.client.get(path), 200).bytes)).join(" ")
    expect(text).toContain("Pendant")
    expect(text).toContain("Taxable value ₹10,000.00")
    expect(text).toContain("Total credited ₹11,800.00")
    expect(text).not.toContain("Sapphire")
    // What was paid for the sapphire can still be refunded in full.
    expect(await itemOf(it, "Sapphire")).toMatchObject({ paid: "100250.00", refundable: "100250.00" })
    expect(await itemOf(it, "Pendant")).toMatchObject({ paid: "11800.00", refundable: "0.00" })
  })

  it("is offered up to what was paid of each line and of shipping, which together are the total", async () => {
    const it = await store.order({ Ring: 3 })
    // 3 × 1000.01 × 18 % = 540.0054
    expect(await shown(it)).toMatchObject({
      items: [{ paid: "3540.04", refundable: "3540.04" }],
      shippingRefundable: "100.00",
      refundable: "3640.04",
      total: "3640.04",
      isCreditNoteLate: false,
    })
    const [item] = it.items
    const itemId = item?.id ?? ""
    expectStatus(
      await store.refund(it, {
        lines: [{ itemId, amount: 1000.5, quantity: 1 }],
        shipping: "40",
        amount: "1040.50",
        reason: "One",
      }),
      201
    )
    expect(await shown(it)).toMatchObject({
      items: [{ paid: "3540.04", refundable: "2539.54" }],
      shippingRefundable: "60.00",
      refundable: "2599.54",
    })
    for (const [body, path] of [
      [{ lines: [{ itemId, amount: "2539.55" }] }, "lines.0.amount"],
      [{ lines: [{ itemId, amount: "10", quantity: 3 }] }, "lines.0.quantity"],
      [{ shipping: "60.01" }, "shipping"],
    ] as const) {
      const refused = await store.refund(it, { ...body, reason: "More" })
      expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT", details: [{ path }] } })
    }
    expect((await shown(it)).refunds).toHaveLength(1)
    expect(await atGateway(it)).toMatchObject({ refunded: 104_050, refunds: 1 })
    // An amount alone is spread over what is left: here 2539.54 and 60.00.
    const spread = expectStatus(await store.refund(it, { amount: "1000", reason: "Sorry" }), 201).body
    expect(spread).toMatchObject({ lines: [{ itemId, amount: "976.92" }], shipping: "23.08" })
    expect(spread.lines[0]).not.toHaveProperty("quantity")
    const rest = expectStatus(await store.refund(it, { reason: "All of it" }), 201).body
    expect(rest).toMatchObject({ lines: [{ itemId, amount: "1562.62", quantity: 2 }], shipping: "36.92" })
    expect(await shown(it)).toMatchObject({ items: [{ refundable: "0.00" }], shippingRefundable: "0.00" })
  })

  it.each([
    { lines: "all" },
    { lines: [{ amount: "10" }] },
    { lines: [{ itemId: "no-such-line", amount: "10" }] },
    { lines: [{ itemId: "ITEM", amount: "0" }] },
    { lines: [{ itemId: "ITEM", amount: "10.001" }] },
    { lines: [{ itemId: "ITEM", amount: "0.99" }] },
    { lines: [{ itemId: "ITEM", amount: "10", quantity: 0 }] },
    { lines: [{ itemId: "ITEM", amount: "10", quantity: 1.5 }] },
    {
      lines: [
        { itemId: "ITEM", amount: "10" },
        { itemId: "ITEM", amount: "10" },
      ],
    },
    { lines: [{ itemId: "ITEM", amount: "10" }], amount: "11" },
    { lines: [], amount: "11" },
    { lines: [] },
    { shipping: "-1" },
    { shipping: "0.50" },
  ])("of %j is refused with 400, and nothing goes back", async (body) => {
    const it = (untouched ??= await store.order({ Ring: 1 }))
    const sent = JSON.parse(JSON.stringify(body).replaceAll("ITEM", it.items[0]?.id ?? "")) as object
    expect(await store.refund(it, { ...sent, reason: "x" })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED" },
    })
    expect(await atGateway(it)).toMatchObject({ refunded: 0 })
    expect((await shown(it)).refunds).toEqual([])
  })

  it("of another order's line is refused", async () => {
    const [it, other] = [await store.order({ Ring: 1 }), await store.order({ Ring: 1 })]
    const lines = [{ itemId: other.items[0]?.id, amount: "10" }]
    expect((await store.refund(it, { lines, reason: "x" })).status).toBe(400)
  })

  it("that is requested twice is one refund; other lines, pieces or shipping are another one", async () => {
    const it = await store.order({ Pendant: 2, Ring: 2 })
    const [pendant, ring] = [lineOf(it, "Pendant"), lineOf(it, "Ring")]
    const one = {
      lines: [
        { itemId: ring, amount: "10" },
        { itemId: pendant, amount: "20" },
      ],
      reason: "Late",
    }
    const responses = await Promise.all([store.refund(it, one), store.refund(it, one), store.refund(it, one)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    // The same lines in another sequence, with their sum.
    const same = { lines: one.lines.toReversed(), shipping: "0", amount: "30.00", reason: "Late" }
    expect(expectStatus(await store.refund(it, same), 200).body.id).toBe(responses[0].body.id)
    for (const other of [
      { lines: [{ itemId: pendant, amount: "30" }] },
      { lines: [{ itemId: pendant, amount: "30", quantity: 1 }] },
      { lines: [{ itemId: ring, amount: "30" }] },
      { amount: "30" },
    ])
      expectStatus(await store.refund(it, { ...other, reason: "Late" }), 201)
    expect(await atGateway(it)).toMatchObject({ refunded: 15_000, refunds: 5 })
  })

  it("requested by two people at once never exceeds what was paid for the line", async () => {
    const it = await store.order({ Pendant: 1, Ring: 1 })
    const lines = [{ itemId: lineOf(it, "Ring"), amount: "700" }]
    const responses = await Promise.all(
      ["Damaged", "Lost", "Late", "Wrong"].map((reason) => store.refund(it, { lines, reason }))
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(3)
    expect(await itemOf(it, "Ring")).toMatchObject({ paid: "1180.01", refundable: "480.01" })
    expect(await atGateway(it)).toMatchObject({ refunded: 70_000, refunds: 1 })
  })
})
