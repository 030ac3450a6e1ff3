import { rows } from "../../support/database"
import { paymentsOf } from "../../support/gateway"
import { mailsTo } from "../../support/mailbox"
import { MedusaOrders } from "../../support/medusa-orders"
import { invitedStaff, type Staff } from "../../support/medusa-staff"
import { adminOrder, paidOrder, shelfOf } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import { newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"
import type { Buyer, TenantWithStones } from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

type Paid = Awaited<ReturnType<typeof paidOrder>>

let tenant: TenantWithStones
let buyer: Buyer
let staff: Staff
let medusa: MedusaOrders

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
  buyer = await newBuyer(tenant.slug)
  staff = await invitedStaff(tenant.id)
  medusa = new MedusaOrders(staff)
}, 120_000)

const ruby = () => tenant.stones.get("Ruby")?.id ?? ""
const order = () => paidOrder(buyer, ruby())
const refunded = async (it: Paid) => (await paymentsOf(it.gatewayOrderId))[0]?.refunded ?? 0
const refunds = async (it: Paid) =>
  (await adminOrder(tenant.admin, it)).refunds.map(({ amount, status }) => [amount, status])
const paymentOf = async (it: Paid) => (await medusa.shown(it)).payment_collections[0]?.payments[0]?.id ?? ""
const mails = async (it: Paid) =>
  (await mailsTo(buyer.email)).filter(
    ({ subject }) => subject.includes(it.orderNumber) && subject.includes("is refunded")
  )

describe("a refund in Medusa Admin is made exactly when the response says so", () => {
  it("of a cancelled order: once, with one credit note and one mail, and repeated only with another note", async () => {
    const it1 = await order()
    await medusa.cancel(it1)
    expectStatus(await medusa.refund(it1, 500), 200)
    expect(await refunded(it1)).toBe(50_000)
    for (let again = 0; again < 3; again++) {
      const repeated = await medusa.refund(it1, 500)
      expect(repeated.status).toBe(409)
      expect(repeated.body.message).toContain("change the note")
      expect(await refunded(it1)).toBe(50_000)
    }
    await waitFor("the mail", async () => ((await mails(it1)).length ? true : undefined), 20_000)
    expect(await mails(it1)).toHaveLength(1)
    expect(
      await rows("select 1 from order_refund where order_id = $1 and credit_note_number is not null", [
        it1.id,
      ])
    ).toHaveLength(1)
    expectStatus(await medusa.refund(it1, 500, "A second one"), 200)
    const rest = await staff.post<{ message: string }>(`/admin/payments/${await paymentOf(it1)}/refund`, {})
    expectStatus(rest, 200)
    expect(await refunded(it1)).toBe(155_678)
    const more = await medusa.refund(it1, 5, "Too much")
    expect(more).toMatchObject({ status: 409, body: { message: "Nothing is left to refund of this order" } })
    expect(await refunded(it1)).toBe(155_678)
    expect(await refunds(it1)).toEqual([
      ["500.00", "REFUNDED"],
      ["500.00", "REFUNDED"],
      ["556.78", "REFUNDED"],
    ])
  })

  it("while the order is being cancelled, in whichever order the two happen", async () => {
    for (let round = 0; round < 5; round++) {
      const it1 = await order()
      const payment = await paymentOf(it1)
      const responses = await Promise.all([
        staff.post(`/admin/orders/${it1.id}/cancel`),
        staff.post(`/admin/payments/${payment}/refund`, { amount: 100, note: "a" }),
        staff.post(`/admin/payments/${payment}/refund`, { amount: 200, note: "b" }),
      ])
      const made = responses.slice(1).map((it, at) => (it.status === 200 ? (at + 1) * 10_000 : 0))
      expect(responses.filter((it) => ![200, 409].includes(it.status))).toEqual([])
      expect(await refunded(it1)).toBe(made.reduce((sum, it) => sum + it, 0))
      expect((await adminOrder(tenant.admin, it1)).status).toBe("CANCELLED")
    }
  })

  it.each([0.01, 0.5, 0.99, 1.001, 1e-7, 0, -1, 1e9, 1e21, 1557])(
    "of an amount that can't be refunded (₹%s): 400 with the reason, and nothing is refunded",
    async (amount) => {
      const it1 = await order()
      const response = await medusa.refund(it1, amount)
      expect([400, 409]).toContain(response.status)
      expect(response.body.message).toMatch(/refund|amount|greater|>0/i)
      expect(await refunded(it1)).toBe(0)
      expect(await refunds(it1)).toEqual([])
    }
  )

  it("with a reason that doesn't exist: nothing is refunded", async () => {
    const it1 = await order()
    const url = `/admin/payments/${await paymentOf(it1)}/refund`
    expect((await staff.post(url, { amount: 10, refund_reason_id: "refr_none" })).status).toBe(404)
    expect(await refunded(it1)).toBe(0)
  })
})

describe("stock follows the response", () => {
  const pack = (it: Paid, items: object[]) => staff.post(`/admin/orders/${it.id}/fulfillments`, { items })
  const itemsOf = async (it: Paid) =>
    (await medusa.shown(it)).items.map(({ id, quantity }) => ({ id, quantity }))

  it("of an order that two users pack at once, or pack while it is cancelled", async () => {
    const free = await shelfOf(ruby())
    const twice = await order()
    const items = await itemsOf(twice)
    const both = await Promise.all([pack(twice, items), pack(twice, items)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await shelfOf(ruby())).toEqual({ ...free, stocked: free.stocked - 1 })
    for (let round = 0; round < 5; round++) {
      const it1 = await order()
      const before = await shelfOf(ruby())
      const [packed, cancelled] = await Promise.all([
        pack(it1, await itemsOf(it1)),
        staff.post(`/admin/orders/${it1.id}/cancel`),
      ])
      expect([200, 409]).toContain(packed.status)
      expect(cancelled.status).toBe(200)
      expect(await shelfOf(ruby())).toEqual({ ...before, reserved: before.reserved - 1 })
      expect((await medusa.shown(it1)).fulfillments.every((it) => it.canceled_at !== null)).toBe(true)
      expect(await pack(it1, await itemsOf(it1))).toMatchObject({
        status: 409,
        body: { message: "The order has been cancelled." },
      })
    }
  })

  it("of a part that is packed, unpacked, shipped or delivered twice, or more than there is", async () => {
    const it1 = await order()
    const [line] = await itemsOf(it1)
    for (const items of [
      [],
      [{ id: line?.id, quantity: 2 }],
      [{ id: line?.id, quantity: 0.5 }],
      [{ id: line?.id, quantity: -1 }],
      [line, line],
    ])
      expect([items, (await pack(it1, items as object[])).status]).toEqual([items, 400])
    expect((await pack(it1, [{ id: "ordli_none", quantity: 1 }])).status).toBe(404)
    const parcel = await medusa.pack(it1)
    const url = `/admin/orders/${it1.id}/fulfillments/${parcel.id}`
    const shelf = await shelfOf(ruby())
    await medusa.ship(it1, parcel)
    const statuses = []
    for (const act of ["shipments", "cancel"])
      statuses.push((await staff.post(`${url}/${act}`, act === "shipments" ? { items: [line] } : {})).status)
    await medusa.deliver(it1, parcel)
    for (const act of ["mark-as-delivered", "cancel"])
      statuses.push((await staff.post(`${url}/${act}`)).status)
    expect(statuses).toEqual([409, 409, 409, 409])
    expect(await shelfOf(ruby())).toEqual(shelf)
  })

  it("that is set to less than is reserved, or to a quantity that isn't one", async () => {
    await order()
    const [level] = await rows<{ item: string; location: string }>(
      `select k.inventory_item_id as item, l.location_id as location from product_variant v
       join product_variant_inventory_item k on k.variant_id = v.id
       join inventory_level l on l.inventory_item_id = k.inventory_item_id where v.product_id = $1`,
      [ruby()]
    )
    const { item = "", location = "" } = level ?? {}
    const one = `/admin/inventory-items/${item}/location-levels/${location}`
    const batch = "/admin/inventory-items/location-levels/batch"
    const entry = { inventory_item_id: item, location_id: location, stocked_quantity: 5 }
    const before = await shelfOf(ruby())
    const sent: [string, object, number][] = [
      [one, { stocked_quantity: 0 }, 409],
      [one, { stocked_quantity: -1 }, 400],
      [one, { stocked_quantity: 1.5 }, 400],
      [one, { stocked_quantity: 1e9 }, 400],
      [
        batch,
        {
          update: [
            { ...entry, stocked_quantity: 20 },
            { ...entry, stocked_quantity: 21 },
          ],
        },
        400,
      ],
      [batch, { create: [entry] }, 409],
      [batch, { create: [entry], update: [{ ...entry, stocked_quantity: 20 }] }, 400],
    ]
    for (const [url, body, status] of sent)
      expect([url, body, (await staff.post(url, body)).status]).toEqual([url, body, status])
    expect(await shelfOf(ruby())).toEqual(before)
  })
})
