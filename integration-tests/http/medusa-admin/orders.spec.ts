import type { AdminOrder } from "../../../src/contract/admin-order"
import type { HistoryEntry } from "../../../src/contract/history"
import { rows } from "../../support/database"
import { killServer, reviveServer } from "../../support/faults"
import { breakAnswer, fault, paymentsOf, refundAtGateway } from "../../support/gateway"
import { mailAbout, mailsTo } from "../../support/mailbox"
import { MedusaOrders } from "../../support/medusa-orders"
import { FIRST, firstStaff } from "../../support/medusa-staff"
import { adminOrder, orderPath, paidOrder, shelfOf } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"

type Paid = Awaited<ReturnType<typeof paidOrder>>

describe("what is done with an order in Medusa Admin shows in its shop", () => {
  let shop: TenantWithStones
  let buyer: Buyer
  let medusa: MedusaOrders

  beforeAll(async () => {
    shop = await newTenantWithStones([{ name: "Ruby", stock: 100 }])
    buyer = await newBuyer(shop.slug)
    medusa = new MedusaOrders(await firstStaff(shop.tenant.id))
  }, 90_000)

  const ruby = () => shop.stones.get("Ruby")?.id ?? ""
  const order = () => paidOrder(buyer, ruby())
  /** The order as soon as it is so; the job behind the events looks every five seconds. */
  const once = (it: Paid, isSo: (shown: AdminOrder) => boolean) =>
    waitFor(
      `the change of ${it.orderNumber}`,
      async () => {
        const shown = await adminOrder(shop.admin, it)
        return isSo(shown) ? shown : undefined
      },
      20_000
    )
  const steps = ({ timeline }: AdminOrder) =>
    timeline.filter((it) => it.kind === "status").map((it) => [it.to, it.by])
  const mails = async (it: Paid, about: string) =>
    (await mailsTo(buyer.email)).filter((mail) => mail.subject.includes(`${it.orderNumber} ${about}`))
  const marks = (it: Paid) => rows("select 1 from order_moved where order_id = $1", [it.id])
  const atGateway = async (it: Paid) => (await paymentsOf(it.gatewayOrderId))[0]

  it("sent and delivered there, the shopper reads it and is told once, with the parcel's number", async () => {
    const it = await order()
    const before = await shelfOf(ruby())
    const parcel = await medusa.pack(it)
    await medusa.ship(it, parcel, [
      { tracking_number: "MA77", tracking_url: "https://track.example/MA77", label_url: "" },
    ])
    const sent = await once(it, ({ status }) => status === "SHIPPED")
    expect(sent).toMatchObject({ trackingNumber: "MA77", trackingUrl: "https://track.example/MA77" })
    await medusa.deliver(it, parcel)
    const there = await once(it, ({ status }) => status === "DELIVERED")
    expect(steps(there).slice(-2)).toEqual([
      ["SHIPPED", FIRST],
      ["DELIVERED", FIRST],
    ])
    const mail = await mailAbout(buyer.email, new RegExp(`${it.orderNumber} is on its way`))
    expect(mail.text).toContain("MA77")
    await mailAbout(buyer.email, new RegExp(`${it.orderNumber} has been delivered`))
    expect(await mails(it, "is on its way")).toHaveLength(1)
    expect(await shelfOf(ruby())).toEqual({ stocked: before.stocked - 1, reserved: before.reserved - 1 })
    const { body: history } = await shop.admin.get<HistoryEntry[]>(
      `/api/admin/history?entity=order&id=${it.id}`
    )
    expect(history.map((entry) => [entry.way, entry.by.email])).toEqual(
      Array(2).fill(["medusa-admin", FIRST])
    )
    expect(await marks(it)).toEqual([])
  }, 60_000)

  it("packed, unpacked and cancelled there, its stone is for sale again and its money stays until it is given back", async () => {
    const free = await shelfOf(ruby())
    const it = await order()
    await medusa.unpack(it, await medusa.pack(it))
    await medusa.cancel(it)
    const shown = await adminOrder(shop.admin, it)
    expect(shown).toMatchObject({ status: "CANCELLED", refunds: [], refundable: "1556.78" })
    expect(await shelfOf(ruby())).toEqual(free)
    expect(steps(shown).slice(2)).toEqual([["CANCELLED", FIRST]])
    expect((await medusa.shown(it)).status).toBe("canceled")
    await mailAbout(buyer.email, new RegExp(`${it.orderNumber} was cancelled`))
    expect(await mails(it, "was cancelled")).toHaveLength(1)
    // Cancelled here as well: nothing happens a second time.
    expectStatus(await shop.admin.put(orderPath(it), { status: "CANCELLED" }), 200)
    expect(await shelfOf(ruby())).toEqual(free)
    expect((await adminOrder(shop.admin, it)).version).toBe(shown.version)
    expectStatus(await shop.admin.post(`${orderPath(it)}/refunds`, { reason: "Cancelled" }), 201)
    expect(await atGateway(it)).toMatchObject({ refunded: 155_678, refunds: 1 })
  }, 60_000)

  it("what is set here never comes back as a second step or mail", async () => {
    const it = await order()
    for (const status of ["SHIPPED", "DELIVERED", "CANCELLED", "PAID"])
      expectStatus(await shop.admin.put(orderPath(it), { status }), 200)
    expectStatus(await shop.admin.post(`${orderPath(it)}/refunds`, { amount: 5, reason: "Late" }), 201)
    expect(await marks(it)).toEqual([])
    const { timeline, refunds } = await adminOrder(shop.admin, it)
    expect(timeline.filter((step) => step.kind === "status")).toHaveLength(6)
    expect(refunds).toHaveLength(1)
  }, 60_000)

  it("done while the shop's server was down, no event tells of it, and it shows all the same", async () => {
    const it = await order()
    const parcel = await medusa.pack(it)
    await killServer()
    try {
      await rows("update fulfillment set shipped_at = now() where id = $1 returning id", [parcel.id])
      expect(await marks(it)).toHaveLength(1)
    } finally {
      await reviveServer()
    }
    await once(it, ({ status }) => status === "SHIPPED")
    await mailAbout(buyer.email, new RegExp(`${it.orderNumber} is on its way`))
    expect(await mails(it, "is on its way")).toHaveLength(1)
  }, 120_000)

  it("refunded there, it is one refund here: with credit note, timeline and mail, and no more left than is", async () => {
    const it = await order()
    expectStatus(await medusa.refund(it, 500.25, "He was cross"), 200)
    const shown = await once(it, ({ refunds }) => refunds[0]?.status === "REFUNDED")
    expect(shown.refunds).toHaveLength(1)
    expect(shown).toMatchObject({
      status: "PAID",
      refundable: "1056.53",
      refunds: [
        {
          amount: "500.25",
          reason: "He was cross",
          creditNoteNumber: expect.stringMatching(/^CN/) as string,
        },
      ],
    })
    expect(await atGateway(it)).toMatchObject({ refunded: 50_025, refunds: 1 })
    const mail = await mailAbout(
      buyer.email,
      new RegExp(`₹500.25 is returned for your order ${it.orderNumber}`)
    )
    // A note of Medusa Admin is for staff.
    expect(mail.text).not.toContain("cross")
    // The rest from here: both books agree.
    expectStatus(await shop.admin.post(`${orderPath(it)}/refunds`, { reason: "The rest" }), 201)
    expect(await atGateway(it)).toMatchObject({ refunded: 155_678, refunds: 2 })
    expect((await medusa.shown(it)).summary).toMatchObject({ refunded_total: 1556.78, pending_difference: 0 })
    expect(await medusa.refund(it, 1)).toMatchObject({ status: 400 })
  }, 60_000)

  it("refunded there with the gateway's answer lost, it waits as PENDING, no other begins, and it goes back once", async () => {
    const it = await order()
    const { paymentRef } = await adminOrder(shop.admin, it)
    const path = `/v1/payments/${paymentRef ?? ""}/refund`
    await breakAnswer(path, shop.gateway.keyId)
    await fault(path, "502", 100)
    expectStatus(await medusa.refund(it, 300), 200)
    const waiting = await adminOrder(shop.admin, it)
    expect(waiting).toMatchObject({
      refundable: "1256.78",
      refunds: [{ amount: "300.00", status: "PENDING" }],
    })
    expect(await medusa.refund(it, 200)).toMatchObject({ status: 409 })
    expect((await shop.admin.post(`${orderPath(it)}/refunds`, { amount: 200, reason: "Late" })).status).toBe(
      409
    )
    await fault(path, "502", 0)
    // Brought forward: otherwise the job looks a minute later.
    await rows("update refund_due set due_at = now() where refund_id = $1", [waiting.refunds[0]?.id])
    const shown = await once(it, ({ refunds }) => refunds[0]?.status === "REFUNDED")
    expect(shown.refunds).toHaveLength(1)
    expect(await atGateway(it)).toMatchObject({ refunded: 30_000, refunds: 1 })
  }, 90_000)

  it("refused by the gateway, nothing has gone back and nobody believes so", async () => {
    const it = await order()
    const { paymentRef } = await adminOrder(shop.admin, it)
    // Given back in the gateway's own dashboard: what is left there is less than Medusa knows.
    await refundAtGateway(shop.gateway, paymentRef ?? "", 155_678)
    expect((await medusa.refund(it, 100)).status).toBeGreaterThanOrEqual(400)
    const shown = await adminOrder(shop.admin, it)
    expect(shown.refunds).toMatchObject([{ amount: "100.00", status: "FAILED", creditNoteNumber: null }])
    expect((await medusa.shown(it)).payment_collections[0]?.payments[0]?.refunds).toEqual([])
    expect(await rows("select 1 from refund_due where refund_id = $1", [shown.refunds[0]?.id])).toEqual([])
  }, 60_000)

  it("refused only after its answer was lost, it is off Medusa's books again, and can be made anew", async () => {
    const it = await order()
    const { paymentRef } = await adminOrder(shop.admin, it)
    const path = `/v1/payments/${paymentRef ?? ""}/refund`
    await fault(path, "502", 100)
    expectStatus(await medusa.refund(it, 1000), 200)
    const [refund] = (await adminOrder(shop.admin, it)).refunds
    const lookAgainIn = (wait: string) =>
      rows("update refund_due set due_at = now() + $1::interval where refund_id = $2", [wait, refund?.id])
    // Not between the two that follow: the job would pay it back.
    await lookAgainIn("1 hour")
    await fault(path, "502", 0)
    // So much is not left there any more.
    await refundAtGateway(shop.gateway, paymentRef ?? "", 60_000)
    await lookAgainIn("0")
    // Its refunds and its timeline are read one after the other, and the job may come in between.
    const isTold = ({ refunds, timeline }: AdminOrder) =>
      refunds[0]?.status === "FAILED" && timeline.at(-1)?.kind === "refund"
    const shown = await once(it, isTold)
    expect(shown.timeline.at(-1)).toMatchObject({
      kind: "refund",
      note: expect.stringContaining("not returned") as string,
    })
    const there = await medusa.shown(it)
    expect(there.payment_collections[0]?.payments[0]?.refunds).toEqual([])
    expect(there.summary.refunded_total).toBe(0)
    expectStatus(await shop.admin.post(`${orderPath(it)}/refunds`, { amount: 900, reason: "Again" }), 201)
    const { summary } = await medusa.shown(it)
    expect(summary.refunded_total).toBe(900)
    expect(summary.pending_difference).toBeCloseTo(-100, 2)
  }, 60_000)
})
