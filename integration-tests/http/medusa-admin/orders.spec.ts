import type { AdminOrder } from "../../../src/contract/admin-order"
import type { HistoryEntry } from "../../../src/contract/history"
import { rows } from "../../support/database"
import { killServer, reviveServer } from "../../support/faults"
import { breakResponse, fault, paymentsOf, refundAtGateway } from "../../support/gateway"
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

describe("an order action in Medusa Admin appears in the tenant's store", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let medusa: MedusaOrders

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 100 }])
    buyer = await newBuyer(tenant.slug)
    medusa = new MedusaOrders(await firstStaff(tenant.id))
  }, 90_000)

  const ruby = () => tenant.stones.get("Ruby")?.id ?? ""
  const order = () => paidOrder(buyer, ruby())
  /** Waits until the order satisfies a condition. The job behind the events runs every five seconds. */
  const once = (it: Paid, isSo: (shown: AdminOrder) => boolean) =>
    waitFor(
      `the change of ${it.orderNumber}`,
      async () => {
        const shown = await adminOrder(tenant.admin, it)
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

  it("an order that is shipped and delivered there sends the shopper one mail, with the tracking number", async () => {
    const it = await order()
    const before = await shelfOf(ruby())
    const parcel = await medusa.pack(it)
    await medusa.ship(it, parcel, [
      { tracking_number: "MA77", tracking_url: "https://track.example/MA77", label_url: "" },
    ])
    const sent = await once(it, ({ status }) => status === "SHIPPED")
    expect(sent).toMatchObject({ trackingNumber: "MA77", trackingUrl: "https://track.example/MA77" })
    // Before the next change, which would replace this mail.
    const mail = await mailAbout(buyer.email, new RegExp(`${it.orderNumber} is on its way`))
    expect(mail.text).toContain("MA77")
    await medusa.deliver(it, parcel)
    const there = await once(it, ({ status }) => status === "DELIVERED")
    expect(steps(there).slice(-2)).toEqual([
      ["SHIPPED", FIRST],
      ["DELIVERED", FIRST],
    ])
    await mailAbout(buyer.email, new RegExp(`${it.orderNumber} has been delivered`))
    expect(await mails(it, "is on its way")).toHaveLength(1)
    expect(await shelfOf(ruby())).toEqual({ stocked: before.stocked - 1, reserved: before.reserved - 1 })
    const { body: history } = await tenant.admin.get<HistoryEntry[]>(
      `/api/admin/history?entity=order&id=${it.id}`
    )
    expect(history.map((entry) => [entry.way, entry.by.email])).toEqual(
      Array(2).fill(["medusa-admin", FIRST])
    )
    expect(await marks(it)).toEqual([])
  }, 60_000)

  it("an order that is packed, unpacked and cancelled there releases its stock, and its money stays until it is refunded", async () => {
    const free = await shelfOf(ruby())
    const it = await order()
    await medusa.unpack(it, await medusa.pack(it))
    await medusa.cancel(it)
    const shown = await adminOrder(tenant.admin, it)
    expect(shown).toMatchObject({ status: "CANCELLED", refunds: [], refundable: "1556.78" })
    expect(await shelfOf(ruby())).toEqual(free)
    expect(steps(shown).slice(2)).toEqual([["CANCELLED", FIRST]])
    expect((await medusa.shown(it)).status).toBe("canceled")
    await mailAbout(buyer.email, new RegExp(`${it.orderNumber} was cancelled`))
    expect(await mails(it, "was cancelled")).toHaveLength(1)
    // Cancelled here as well, which has no further effect.
    expectStatus(await tenant.admin.put(orderPath(it), { status: "CANCELLED" }), 200)
    expect(await shelfOf(ruby())).toEqual(free)
    expect((await adminOrder(tenant.admin, it)).version).toBe(shown.version)
    expectStatus(await tenant.admin.post(`${orderPath(it)}/refunds`, { reason: "Cancelled" }), 201)
    expect(await atGateway(it)).toMatchObject({ refunded: 155_678, refunds: 1 })
  }, 60_000)

  it("a status that is set in the back office causes no second step or mail", async () => {
    const it = await order()
    for (const status of ["SHIPPED", "DELIVERED", "CANCELLED", "PAID"])
      expectStatus(await tenant.admin.put(orderPath(it), { status }), 200)
    expectStatus(await tenant.admin.post(`${orderPath(it)}/refunds`, { amount: 5, reason: "Late" }), 201)
    expect(await marks(it)).toEqual([])
    const { timeline, refunds } = await adminOrder(tenant.admin, it)
    expect(timeline.filter((step) => step.kind === "status")).toHaveLength(6)
    expect(refunds).toHaveLength(1)
  }, 60_000)

  it("an action without an event, while the server was down, is applied later", async () => {
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

  it("a refund there is one refund here: with credit note, timeline and mail, and never more than remains", async () => {
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
      new RegExp(`₹500.25 is refunded for your order ${it.orderNumber}`)
    )
    // A note of Medusa Admin is for staff only.
    expect(mail.text).not.toContain("cross")
    // The rest is refunded here. Medusa and the product agree on the amounts.
    expectStatus(await tenant.admin.post(`${orderPath(it)}/refunds`, { reason: "The rest" }), 201)
    expect(await atGateway(it)).toMatchObject({ refunded: 155_678, refunds: 2 })
    expect((await medusa.shown(it)).summary).toMatchObject({ refunded_total: 1556.78, pending_difference: 0 })
    expect(await medusa.refund(it, 1)).toMatchObject({ status: 409 })
  }, 60_000)

  it("a refund there whose gateway response was lost is PENDING, blocks others, and is refunded once", async () => {
    const it = await order()
    const { paymentRef } = await adminOrder(tenant.admin, it)
    const path = `/v1/payments/${paymentRef ?? ""}/refund`
    await breakResponse(path, tenant.gateway.keyId)
    await fault(path, "502", 100)
    expectStatus(await medusa.refund(it, 300), 202)
    const waiting = await adminOrder(tenant.admin, it)
    expect(waiting).toMatchObject({
      refundable: "1256.78",
      refunds: [{ amount: "300.00", status: "PENDING" }],
    })
    expect(await medusa.refund(it, 200)).toMatchObject({ status: 409 })
    expect(
      (await tenant.admin.post(`${orderPath(it)}/refunds`, { amount: 200, reason: "Late" })).status
    ).toBe(409)
    await fault(path, "502", 0)
    // Moved forward: otherwise the job checks a minute later.
    await rows("update refund_due set due_at = now() where refund_id = $1", [waiting.refunds[0]?.id])
    const shown = await once(it, ({ refunds }) => refunds[0]?.status === "REFUNDED")
    expect(shown.refunds).toHaveLength(1)
    expect(await atGateway(it)).toMatchObject({ refunded: 30_000, refunds: 1 })
  }, 90_000)

  it("a refund there that the gateway refuses has no effect", async () => {
    const it = await order()
    const { paymentRef } = await adminOrder(tenant.admin, it)
    // Refunded in the gateway's own dashboard, so the gateway has less left than Medusa assumes.
    await refundAtGateway(tenant.gateway, paymentRef ?? "", 60_000)
    const refused = await medusa.refund(it, 1000)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain("No money has moved.")
    const shown = await adminOrder(tenant.admin, it)
    expect(shown.refunds).toMatchObject([{ amount: "1000.00", status: "FAILED", creditNoteNumber: null }])
    expect((await medusa.shown(it)).payment_collections[0]?.payments[0]?.refunds).toEqual([])
    expect(await rows("select 1 from refund_due where refund_id = $1", [shown.refunds[0]?.id])).toEqual([])
  }, 60_000)

  it("a refund there that is refused after its response was lost is nowhere in Medusa, and can be repeated", async () => {
    const it = await order()
    const { paymentRef } = await adminOrder(tenant.admin, it)
    const path = `/v1/payments/${paymentRef ?? ""}/refund`
    await fault(path, "502", 100)
    expectStatus(await medusa.refund(it, 1000), 202)
    const [refund] = (await adminOrder(tenant.admin, it)).refunds
    const lookAgainIn = (wait: string) =>
      rows("update refund_due set due_at = now() + $1::interval where refund_id = $2", [wait, refund?.id])
    // Prevents the job from running between the next two requests and refunding the money.
    await lookAgainIn("1 hour")
    await fault(path, "502", 0)
    // The gateway has less than this amount left.
    await refundAtGateway(tenant.gateway, paymentRef ?? "", 60_000)
    await lookAgainIn("0")
    // Refunds and timeline are read one after the other, and the job may run in between.
    const isReported = ({ refunds, timeline }: AdminOrder) =>
      refunds[0]?.status === "FAILED" && timeline.at(-1)?.kind === "refund"
    const shown = await once(it, isReported)
    expect(shown.timeline.at(-1)).toMatchObject({
      kind: "refund",
      note: expect.stringContaining("not returned") as string,
    })
    const there = await medusa.shown(it)
    expect(there.payment_collections[0]?.payments[0]?.refunds).toEqual([])
    expect(there.summary.refunded_total).toBe(0)
    expectStatus(await tenant.admin.post(`${orderPath(it)}/refunds`, { amount: 900, reason: "Again" }), 201)
    const { summary } = await medusa.shown(it)
    expect(summary.refunded_total).toBe(900)
    expect(summary.pending_difference).toBeCloseTo(0, 2)
  }, 60_000)
})
