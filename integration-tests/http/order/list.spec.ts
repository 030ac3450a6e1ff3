import type { AdminOrder, OrderCounts } from "../../../src/contract/admin-order"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { adminOrder, orderPath, paidOrder } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

describe("the orders of a tenant", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let other: Buyer
  let placed: { id: string; orderNumber: string }[]

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
    buyer = await newBuyer(tenant.slug)
    other = await newBuyer(tenant.slug)
    const ruby = tenant.stones.get("Ruby")?.id ?? ""
    placed = [await paidOrder(buyer, ruby), await paidOrder(other, ruby), await paidOrder(buyer, ruby)]
    expectStatus(await tenant.admin.put(orderPath(placed[1] ?? { id: "" }), { status: "SHIPPED" }), 200)
  }, 90_000)

  const list = async (query = "") => {
    const response = expectStatus(await tenant.admin.get<AdminOrder[]>(`/api/admin/orders${query}`), 200)
    return { orders: response.body, total: Number(response.headers["x-total-count"]) }
  }
  const numbers = async (query: string) => (await list(query)).orders.map((it) => it.orderNumber)
  const numberOf = (place: number): string => placed[place]?.orderNumber ?? ""

  it("come newest first, complete, with the total count", async () => {
    const { orders, total } = await list()
    expect(total).toBe(3)
    expect(orders.map((it) => it.id)).toEqual(placed.map((it) => it.id).toReversed())
    expect(orders[0]).toMatchObject({
      accountId: buyer.user.id,
      user: { email: buyer.email, name: "Asha Rao" },
      address: { city: "Jaipur" },
      items: [{ quantity: 1, product: { name: "Ruby" } }],
      refunds: [],
      refundable: expect.stringMatching(/^\d+\.\d\d$/) as string,
    })
    expect(orders[0]).toEqual(await adminOrder(tenant.admin, placed[2] ?? { id: "" }))
    expect(orders[0]).toEqual(await adminOrder(tenant.admin, { id: numberOf(2) }))
  })

  it("are listed and counted by the days on which they were placed in India, not in UTC", async () => {
    const { slug, stones, admin } = await newTenantWithStones([{ name: "Ruby", stock: 5 }])
    const [shopper, ruby] = [await newBuyer(slug), stones.get("Ruby")?.id ?? ""]
    const [late, early] = [await paidOrder(shopper, ruby), await paidOrder(shopper, ruby)]
    // 23:59 on 9 November and 00:00 on 10 November in India are both 9 November in UTC.
    const place = (order: { id: string }, at: string) =>
      rows("update shop_order set created_at = $2 where order_id = $1", [order.id, at])
    await place(late, "2026-11-09T18:29:59Z")
    await place(early, "2026-11-09T18:30:00Z")
    const on = async (query: string) => {
      const response = expectStatus(await admin.get<AdminOrder[]>(`/api/admin/orders?${query}`), 200)
      const counts = expectStatus(await admin.get<OrderCounts>(`/api/admin/order-counts?${query}`), 200)
      expect(counts.body).toMatchObject({ total: response.body.length, paid: response.body.length })
      expect(Number(response.headers["x-total-count"])).toBe(response.body.length)
      return response.body.map((it) => it.id)
    }
    expect(await on("from=2026-11-09&to=2026-11-09")).toEqual([late.id])
    expect(await on("from=2026-11-10")).toEqual([early.id])
    expect(await on("to=2026-11-08")).toEqual([])
    expect(await on("from=2026-11-09&to=2026-11-10")).toEqual([early.id, late.id])
    expect((await admin.get("/api/admin/orders?from=2026-02-30")).status).toBe(400)
  }, 60_000)

  it("appear once across pages", async () => {
    expect(await numbers("?limit=2")).toEqual([numberOf(2), numberOf(1)])
    expect(await numbers("?limit=2&offset=2")).toEqual([numberOf(0)])
  })

  it.each([
    ["the number in small letters", () => numberOf(1).toLowerCase().slice(3), [1]],
    ["the e-mail in capitals", () => other.email.toUpperCase(), [1]],
    ["a part of the name", () => "sHa ra", [2, 1, 0]],
    ["a sign that search languages know", () => "%", []],
  ])("are found by %s", async (_, words, places) => {
    expect(await numbers(`?search=${encodeURIComponent(words())}`)).toEqual(places.map(numberOf))
  })

  it("are found by the payment reference, combined with the status", async () => {
    const [first] = (await list()).orders
    const search = `search=${String(first?.paymentRef).toUpperCase()}`
    expect(await numbers(`?${search}`)).toEqual([numberOf(2)])
    expect(await numbers(`?${search}&status=SHIPPED`)).toEqual([])
    expect(await numbers("?status=SHIPPED")).toEqual([numberOf(1)])
    expect(await numbers("?status=all")).toHaveLength(3)
  })

  it("are counted by status", async () => {
    const { body } = expectStatus(await tenant.admin.get<OrderCounts>("/api/admin/order-counts"), 200)
    expect(body).toEqual({ total: 3, pending: 0, paid: 2, shipped: 1, delivered: 0, cancelled: 0 })
  })

  it("are found by what a customer has at hand: phone, recipient, invoice, tracking and order number", async () => {
    const { slug, stones, admin } = await newTenantWithStones([{ name: "Ruby", stock: 5 }])
    const ruby = stones.get("Ruby")?.id ?? ""
    const wanted = await paidOrder(await newBuyer(slug), ruby)
    const otherOrder = await paidOrder(await newBuyer(slug), ruby)
    await rows(
      `update shop_order set tracking_number = 'DTDC/X-991', snapshot = jsonb_set(jsonb_set(snapshot,
         '{address,phone}', '"+91 91234-56780"'), '{address,fullName}', '"Meera Nair"') where order_id = $1`,
      [wanted.id]
    )
    const [invoice] = await rows<{ number: string }>("select number from invoice where order_id = $1", [
      wanted.id,
    ])
    const searched = [
      ...["91234 56780", "+91 91234 56780", "09123456780", "(912) 345-6780", "56780"],
      ...["meera nair", "dtdc/x-991", invoice?.number ?? "", (invoice?.number ?? "").toLowerCase()],
      ...[wanted.orderNumber.replaceAll("-", ""), wanted.orderNumber.replaceAll("-", "").toLowerCase()],
    ]
    for (const search of searched) {
      const { body } = await admin.get<AdminOrder[]>(`/api/admin/orders?search=${encodeURIComponent(search)}`)
      expect([search, body.map((it) => it.id)]).toEqual([search, [wanted.id]])
    }
    const both = await admin.get<AdminOrder[]>("/api/admin/orders?search=INV")
    expect(both.body.map((it) => it.id)).toEqual([otherOrder.id, wanted.id])
  }, 60_000)

  it.each(["status=LOST", "limit=0", "limit=many", "offset=-1", `search=${"x".repeat(201)}`])(
    "refuses ?%s with 400",
    async (query) => {
      expect(await tenant.admin.get(`/api/admin/orders?${query}`)).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_FAILED" },
      })
    }
  )

  it("are for the tenant's admins only; another tenant's admin gets 404, and the order stays unchanged", async () => {
    const there = await newTenant()
    const order = placed[0] ?? { id: "" }
    const row = () => rows("select * from shop_order where order_id = $1", [order.id])
    const before = await row()
    const calls = [
      (it: Client) => it.get("/api/admin/orders"),
      (it: Client) => it.get("/api/admin/order-counts"),
      (it: Client) => it.get(orderPath(order)),
      (it: Client) => it.put(orderPath(order), { status: "CANCELLED" }),
      (it: Client) => it.post("/api/admin/orders/bulk-status", { ids: [order.id], status: "CANCELLED" }),
    ]
    for (const call of calls) {
      expect((await call(new Client(tenant.slug))).status).toBe(401)
      expect((await call(buyer.client)).status).toBe(403)
    }
    expect((await there.admin.get(orderPath(order))).status).toBe(404)
    expect((await there.admin.put(orderPath(order), { status: "CANCELLED" })).status).toBe(404)
    expect((await there.admin.get("/api/admin/orders")).body).toEqual([])
    const bulk = await there.admin.post("/api/admin/orders/bulk-status", {
      ids: [order.id],
      status: "CANCELLED",
    })
    expect(bulk.body).toMatchObject({ changed: [], errors: [{ id: order.id, code: "NOT_FOUND" }] })
    expect(await row()).toEqual(before)
  }, 60_000)
})
