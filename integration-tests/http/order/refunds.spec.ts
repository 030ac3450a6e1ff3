import type { AdminOrder, Refund } from "../../../src/contract/admin-order"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { fault, loseResponse, paymentsOf } from "../../support/gateway"
import { mailAbout, mailsTo } from "../../support/mailbox"
import { firstStaff } from "../../support/medusa-staff"
import { adminOrder, orderPath, paidOrder, shelfOf } from "../../support/orders"
import { expectStatus, signIn, PASSWORD } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"

describe("a refund", () => {
  let tenant: TenantWithStones
  let buyer: Buyer

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 100 }])
    buyer = await newBuyer(tenant.slug)
  }, 90_000)

  const order = () => paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
  const refund = (it: { id: string }, body: object, client = tenant.admin, headers = {}) =>
    client.post<Refund>(`${orderPath(it)}/refunds`, body, { headers })
  const atGateway = async (it: { gatewayOrderId: string }) => (await paymentsOf(it.gatewayOrderId))[0]

  it("is paid in part and then in full, never more; Medusa Admin, mails, timeline and stock agree", async () => {
    const it = await order()
    const shelf = await shelfOf(tenant.stones.get("Ruby")?.id ?? "")
    const first = expectStatus(await refund(it, { amount: 500.25, reason: "A small flaw" }), 201).body
    expect(first).toMatchObject({ amount: "500.25", reason: "A small flaw", status: "REFUNDED" })
    expect(first.creditNoteNumber).toMatch(/^CN\/\d\d-\d\d\/000001$/)
    expect(await atGateway(it)).toMatchObject({ refunded: 50_025 })
    const medusa = async () =>
      expectStatus(
        await (
          await firstStaff(tenant.id)
        ).get<{ order: { payment_status: string; summary: object } }>(`/admin/orders/${it.id}`),
        200
      ).body.order
    expect(await medusa()).toMatchObject({
      payment_status: "partially_refunded",
      summary: { refunded_total: 500.25, pending_difference: 0 },
    })
    expect(await adminOrder(tenant.admin, it)).toMatchObject({ status: "PAID", refundable: "1056.53" })

    expect(await refund(it, { amount: "1056.54", reason: "More" })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED", details: [{ path: "amount" }] },
    })
    const rest = expectStatus(await refund(it, { reason: "The rest" }), 201).body
    expect(rest).toMatchObject({ amount: "1056.53", status: "REFUNDED" })
    expect(await atGateway(it)).toMatchObject({ refunded: 155_678, refunds: 2 })
    expect(await medusa()).toMatchObject({
      payment_status: "refunded",
      summary: { refunded_total: 1556.78, pending_difference: 0 },
    })
    expect(await refund(it, { reason: "Once more" })).toMatchObject({
      status: 409,
      body: { code: "CONFLICT" },
    })
    const after = await adminOrder(tenant.admin, it)
    expect(after).toMatchObject({ status: "PAID", refundable: "0.00", refunds: [first, rest] })
    expect(after.timeline.filter((event) => event.kind === "refund").map((event) => event.note)).toEqual([
      "₹500.25 returned: A small flaw",
      "₹1,056.53 returned: The rest",
    ])
    const mail = await mailAbout(
      buyer.email,
      new RegExp(`₹500.25 is refunded for your order ${it.orderNumber}`)
    )
    expect(mail.text).toContain("A small flaw")
    expect(await shelfOf(tenant.stones.get("Ruby")?.id ?? "")).toEqual(shelf)
  }, 60_000)

  it("is paid once if it is requested twice, by a double click or by two people", async () => {
    const it = await order()
    const colleague = await signIn(`admin@${tenant.slug}.test`, PASSWORD, tenant.slug)
    const body = { amount: "100.00", reason: "Late" }
    const responses = await Promise.all([
      refund(it, body),
      refund(it, body, colleague),
      refund(it, body),
      refund(it, body, colleague),
    ])
    expect(responses.map((response) => response.status).toSorted()).toEqual([200, 200, 200, 201])
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1)
    expect(await atGateway(it)).toMatchObject({ refunded: 10_000, refunds: 1 })
  }, 60_000)

  it("of a second person who saw the same order is refused until they have loaded it again", async () => {
    const it = await order()
    const { version } = await adminOrder(tenant.admin, it)
    expectStatus(await refund(it, { amount: 50, reason: "Late", version }), 201)
    const second = await refund(it, { amount: 70, reason: "Late", version })
    expect(second).toMatchObject({ status: 409, body: { code: "STALE" } })
    const { current } = second.body as unknown as { current: AdminOrder }
    expect(current.refunds).toHaveLength(1)
    // With the current version, the same amount for the same reason is a second refund.
    expectStatus(await refund(it, { amount: 50, reason: "Late", version: current.version }), 201)
    expect(await atGateway(it)).toMatchObject({ refunded: 10_000, refunds: 2 })
  }, 60_000)

  it("of an integrator with the same amount and reason but another key is paid too", async () => {
    const it = await order()
    const body = { amount: "50.00", reason: "Item damaged" }
    const under = (key: string) => refund(it, body, tenant.admin, { "idempotency-key": key })
    const first = expectStatus(await under("refund-1"), 201).body
    const second = expectStatus(await under("refund-2"), 201).body
    expect(second.id).not.toBe(first.id)
    expect(await atGateway(it)).toMatchObject({ refunded: 10_000, refunds: 2 })
    // This also holds when the stored response of the key is gone: a repeat is never another refund.
    await rows("delete from idempotent_call where tenant_id = $1", [tenant.id])
    expect(expectStatus(await under("refund-1"), 200).body.id).toBe(first.id)
    // A double click has no key. It is still the same refund.
    expect(expectStatus(await refund(it, body), 200).body.id).toBe(second.id)
    expect(await atGateway(it)).toMatchObject({ refunded: 10_000, refunds: 2 })
  }, 60_000)

  it.each(["timeout", "502", "reset"] as const)(
    "without a response from the gateway (%s) is PENDING, and is paid once, by the next request or by the job",
    async (kind) => {
      const it = await order()
      const { paymentRef } = await adminOrder(tenant.admin, it)
      const path = `/v1/payments/${paymentRef ?? ""}/refund`
      if (kind === "timeout") await loseResponse(path, tenant.gateway.keyId)
      else await fault(path, kind)
      const body = { amount: "200.00", reason: "Lost on the way" }
      const first = expectStatus(await refund(it, body), 201).body
      expect(first).toMatchObject({ status: "PENDING", creditNoteNumber: null })
      expect(await adminOrder(tenant.admin, it)).toMatchObject({ refundable: "1356.78" })
      expect(await refund(it, { amount: 10, reason: "Another" })).toMatchObject({ status: 409 })
      if (kind === "502") {
        expect(expectStatus(await refund(it, body), 200).body).toMatchObject({
          id: first.id,
          status: "REFUNDED",
        })
      } else {
        // Moved forward: otherwise the job checks half a minute later.
        await rows("update refund_due set due_at = now() where refund_id = $1", [first.id])
        await waitFor(
          "the refund",
          async () =>
            (await adminOrder(tenant.admin, it)).refunds[0]?.status === "REFUNDED" ? true : undefined,
          30_000
        )
      }
      expect(await atGateway(it)).toMatchObject({ refunded: 20_000, refunds: 1 })
      expect(await rows("select 1 from refund_due where refund_id = $1", [first.id])).toEqual([])
      await mailAbout(buyer.email, new RegExp(`₹200 is refunded for your order ${it.orderNumber}`))
      const mails = (await mailsTo(buyer.email)).filter((mail) =>
        mail.subject.includes(`₹200 is refunded for your order ${it.orderNumber}`)
      )
      expect(mails).toHaveLength(1)
    },
    60_000
  )

  it("has a credit note whose number follows without a gap, also for concurrent refunds", async () => {
    const there = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
    const shopper = await newBuyer(there.slug)
    const orders = []
    for (let i = 0; i < 4; i++) orders.push(await paidOrder(shopper, there.stones.get("Ruby")?.id ?? ""))
    const responses = await Promise.all(orders.map((it) => refund(it, { reason: "All of it" }, there.admin)))
    const numbers = responses.map((response) =>
      Number(expectStatus(response, 201).body.creditNoteNumber?.slice(-6))
    )
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4])
  }, 60_000)

  it("can't be requested by another tenant's admin, a shopper or a visitor", async () => {
    const it = await order()
    const there = await newTenant()
    const body = { reason: "Mine" }
    expect((await refund(it, body, there.admin)).status).toBe(404)
    expect((await refund(it, body, buyer.client)).status).toBe(403)
    expect((await refund(it, body, new Client(tenant.slug))).status).toBe(401)
    expect(await atGateway(it)).toMatchObject({ refunded: 0 })
    expect(await rows("select 1 from order_refund where order_id = $1", [it.id])).toEqual([])
  }, 60_000)

  it.each([
    {},
    { reason: "" },
    { reason: "x", amount: 0.99 },
    { reason: "x", amount: -1 },
    { reason: "x", amount: "1e3" },
    { reason: "x", amount: "10.001" },
    { reason: "x", amount: null },
    { reason: "x".repeat(301) },
  ])(
    "refuses %j with 400, and nothing goes back",
    async (body) => {
      const it = await order()
      expect(await refund(it, body)).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
      expect(await atGateway(it)).toMatchObject({ refunded: 0 })
      expect((await adminOrder(tenant.admin, it)).refunds).toEqual([])
    },
    60_000
  )
})
