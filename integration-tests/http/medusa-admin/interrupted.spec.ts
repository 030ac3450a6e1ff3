import { rows } from "../../support/database"
import { fault, pay, paymentsOf } from "../../support/gateway"
import { mailsTo } from "../../support/mailbox"
import { MedusaOrders } from "../../support/medusa-orders"
import { invitedStaff, type Staff } from "../../support/medusa-staff"
import { rowsOfOrder } from "../../support/order-rows"
import { adminOrder, paidOrder, shelfOf } from "../../support/orders"
import { openPayment, orderBody, newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"
import type { Buyer, TenantWithStones } from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"
import { WriteFaults } from "../../support/write-faults"

jest.setTimeout(300_000)

type Paid = Awaited<ReturnType<typeof paidOrder>>
type Response = Awaited<ReturnType<Staff["post"]>>

let tenant: TenantWithStones
let buyer: Buyer
let staff: Staff
let medusa: MedusaOrders
let faults: WriteFaults

beforeAll(async () => {
  tenant = await newTenantWithStones([
    { name: "Ruby", stock: 50 },
    { name: "Opal", stock: 50 },
  ])
  buyer = await newBuyer(tenant.slug)
  staff = await invitedStaff(tenant.id)
  medusa = new MedusaOrders(staff)
  faults = await WriteFaults.install()
}, 120_000)
afterAll(() => faults.remove())

const stone = (name: string) => tenant.stones.get(name)?.id ?? ""
const order = () => paidOrder(buyer, stone("Ruby"))

interface Refs {
  line: string
  inventory: string
  location: string
  payment: string
}

async function refsOf({ id }: Paid): Promise<Refs> {
  const [found] = await rows<Refs & Record<string, string>>(
    `select i.item_id as line, k.inventory_item_id as inventory, v.location_id as location, p.id as payment
     from order_item i join order_line_item l on l.id = i.item_id
     join product_variant_inventory_item k on k.variant_id = l.variant_id
     join inventory_level v on v.inventory_item_id = k.inventory_item_id
     join order_payment_collection c on c.order_id = i.order_id
     join payment p on p.payment_collection_id = c.payment_collection_id where i.order_id = $1`,
    [id]
  )
  if (!found) throw new Error("the order has no line item")
  return found
}

/** Everything that an order's money and stock consist of. */
async function stateOf(it: Paid) {
  const { status, refunds, refundable, timeline } = await adminOrder(tenant.admin, it)
  return {
    ...{ status, refunds, refundable, timeline },
    gateway: await paymentsOf(it.gatewayOrderId),
    shelf: await shelfOf(stone("Ruby")),
    medusa: await rowsOfOrder(it.id),
    fulfilments: await rows(
      `select f.id, canceled_at, shipped_at, delivered_at from fulfillment f join order_fulfillment l
       on l.fulfillment_id = f.id where l.order_id = $1 order by f.created_at`,
      [it.id]
    ),
  }
}

/** The ids that rows of an order's money and stock mention. */
const idsOf = (it: Paid, ids: Refs): string[] => [it.id, it.gatewayOrderId, ids.line, ids.inventory]

/**
 * Repeats a request with its first write failing, then its second, until none of its writes fails. After each failure
 * nothing may have changed.
 * @returns the number of writes
 */
async function failEach(
  ids: readonly string[],
  act: () => Promise<Response>,
  state: () => Promise<unknown>
): Promise<number> {
  for (let nth = 1; ; nth++) {
    const before = await state()
    const [response, hasFailed] = await faults.during(ids, nth, act)
    if (response.status === 200) return nth - 1
    expect([nth, hasFailed, response.status]).toEqual([nth, true, 500])
    expect([nth, await state()]).toEqual([nth, before])
  }
}

describe("an action of staff that fails at any of its writes changes no stock and no order", () => {
  let it1: Paid
  let ids: Refs
  let lines: { id: string; quantity: number }[]
  const path = (rest: string) => `/admin/orders/${it1.id}/${rest}`
  const parcel = async () =>
    (await medusa.shown(it1)).fulfillments.find((it) => it.canceled_at === null)?.id ?? ""

  beforeAll(async () => {
    it1 = await order()
    ids = await refsOf(it1)
    lines = (await medusa.shown(it1)).items.map(({ id, quantity }) => ({ id, quantity }))
  }, 60_000)

  const fails = (url: () => Promise<string> | string, body: () => object = () => ({})) =>
    failEach(
      idsOf(it1, ids),
      async () => staff.post(await url(), body()),
      () => stateOf(it1)
    )

  it("packing", async () => {
    const before = await shelfOf(stone("Ruby"))
    expect(
      await fails(
        () => path("fulfillments"),
        () => ({ items: lines })
      )
    ).toBeGreaterThan(4)
    expect(await shelfOf(stone("Ruby"))).toEqual({
      stocked: before.stocked - 1,
      reserved: before.reserved - 1,
    })
  })

  it("unpacking", async () => {
    const before = await shelfOf(stone("Ruby"))
    const id = await parcel()
    expect(await fails(() => path(`fulfillments/${id}/cancel`))).toBeGreaterThan(3)
    expect(await shelfOf(stone("Ruby"))).toEqual({
      stocked: before.stocked + 1,
      reserved: before.reserved + 1,
    })
  })

  it("shipping", async () => {
    await medusa.pack(it1)
    const id = await parcel()
    const labels = [{ tracking_number: "T1", tracking_url: "", label_url: "" }]
    const body = () => ({ items: lines, labels })
    expect(await fails(() => path(`fulfillments/${id}/shipments`), body)).toBeGreaterThan(4)
    expect((await adminOrder(tenant.admin, it1)).status).toBe("SHIPPED")
  })

  it("delivering", async () => {
    const id = await parcel()
    expect(await fails(() => path(`fulfillments/${id}/mark-as-delivered`))).toBeGreaterThan(3)
    expect((await adminOrder(tenant.admin, it1)).status).toBe("DELIVERED")
  })

  it("cancelling", async () => {
    const before = await shelfOf(stone("Ruby"))
    expect(await fails(() => path("cancel"))).toBeGreaterThan(4)
    expect((await adminOrder(tenant.admin, it1)).status).toBe("CANCELLED")
    expect(await shelfOf(stone("Ruby"))).toEqual({ ...before, stocked: before.stocked + 1 })
  })

  it("setting stock, of one stone and of several", async () => {
    const [opal] = await rows<{ item: string }>(
      `select k.inventory_item_id as item from product_variant v join product_variant_inventory_item k
       on k.variant_id = v.id where v.product_id = $1`,
      [stone("Opal")]
    )
    const items = [ids.inventory, opal?.item ?? ""]
    const state = async () => [await shelfOf(stone("Ruby")), await shelfOf(stone("Opal"))]
    const one = `/admin/inventory-items/${ids.inventory}/location-levels/${ids.location}`
    expect(await failEach(items, () => staff.post(one, { stocked_quantity: 40 }), state)).toBeGreaterThan(0)
    const update = items.map((id) => ({
      inventory_item_id: id,
      location_id: ids.location,
      stocked_quantity: 30,
    }))
    const all = "/admin/inventory-items/location-levels/batch"
    expect(await failEach(items, () => staff.post(all, { update }), state)).toBeGreaterThan(1)
    expect((await state()).map((it) => it.stocked)).toEqual([30, 30])
  })
})

describe("a refund that fails at any of its writes", () => {
  it("is refused and not made, or accepted and made once, with one credit note and one mail", async () => {
    const it1 = await order()
    const ids = await refsOf(it1)
    const { payment } = ids
    const made: string[] = []
    const refused: number[] = []
    // Each of the writes before the gateway's response; of the many after it, every fourth.
    for (let nth = 1, isDone = false; !isDone; nth += nth < 9 ? 1 : 4) {
      const amount = (100 + nth) / 100
      const refund = () => staff.post(`/admin/payments/${payment}/refund`, { amount })
      const [{ status }, hasFailed] = await faults.during([...idsOf(it1, ids), payment], nth, refund)
      if (status === 500) refused.push(amount)
      else made.push(amount.toFixed(2))
      // Repeating it finishes it, as the job does later.
      if (status === 202) expect((await refund()).status).toBe(409)
      expect([nth, [200, 202, 500].includes(status)]).toEqual([nth, true])
      expect(await agreement(it1)).toEqual(made)
      isDone = status === 200 && !hasFailed
    }
    expect(refused.length).toBeGreaterThan(1)
    expect(made.length).toBeGreaterThan(5)
    const mails = await waitFor(
      "the mails of all refunds",
      async () => {
        const sent = (await mailsTo(buyer.email)).filter((it) => it.subject.includes("is refunded"))
        return sent.length >= made.length ? sent : undefined
      },
      30_000
    )
    expect(mails.map((it) => /₹([\d.]+)/.exec(it.subject)?.[1]).toSorted()).toEqual(made.toSorted())
  })

  /** Compares gateway, ledger, Medusa and credit notes. @returns the refunded amounts */
  async function agreement(it: Paid): Promise<string[]> {
    const { refunds, refundable } = await adminOrder(tenant.admin, it)
    const sum = refunds.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)
    expect(await paymentsOf(it.gatewayOrderId)).toMatchObject([{ refunded: sum, refunds: refunds.length }])
    expect(Math.round(Number(refundable) * 100)).toBe(155_678 - sum)
    const there = (await medusa.shown(it)).payment_collections[0]?.payments[0]?.refunds ?? []
    expect(there.map(({ amount }) => amount.toFixed(2)).toSorted()).toEqual(
      refunds.map(({ amount }) => amount).toSorted()
    )
    expect(new Set(refunds.map((refund) => refund.creditNoteNumber)).size).toBe(refunds.length)
    return refunds.map(({ amount }) => amount).toSorted((a, b) => Number(a) - Number(b))
  }
})

describe("a capture that fails at any of its writes", () => {
  it("is reported as not confirmed, and is completed once", async () => {
    const opened = await openPayment(buyer, stone("Ruby"))
    const paid = await pay(opened.session.orderId)
    const capture = `/v1/payments/${paid.razorpay_payment_id}/capture`
    await fault(capture, "502", 100)
    expect((await buyer.client.post("/api/orders", orderBody(opened, paid))).status).toBe(503)
    await fault(capture, "502", 0)
    const [row] = await rows<{ order: string; payment: string }>(
      `select l.order_id as order, p.id as payment from payment p join order_payment_collection l
       on l.payment_collection_id = p.payment_collection_id where p.data->>'order_id' = $1`,
      [opened.session.orderId]
    )
    const id = row?.order ?? ""
    const url = `/admin/payments/${row?.payment ?? ""}/capture`
    const shown = () => adminOrder(tenant.admin, { id })
    expect((await staff.post(url, { amount: 1 })).status).toBe(400)
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([{ captured: false }])
    let failures = 0
    for (let nth = 1; ; nth++) {
      const [response] = await faults.during([id, opened.session.orderId], nth, () => staff.post(url))
      if (response.status === 200) break
      failures += 1
      expect(response).toMatchObject({
        status: 503,
        body: { message: expect.stringContaining("retried") as string },
      })
      expect((await shown()).status).toBe("PENDING")
    }
    expect(failures).toBeGreaterThan(4)
    expect((await shown()).status).toBe("PAID")
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([{ captured: true, refunded: 0 }])
    expect(await rows("select 1 from invoice where order_id = $1", [id])).toHaveLength(1)
    expect((await staff.post(url)).status).toBe(200)
  })
})
