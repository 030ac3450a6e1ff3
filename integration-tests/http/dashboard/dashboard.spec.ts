import type { Dashboard } from "../../../src/contract/dashboard"
import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { importRows } from "../../support/catalog"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { copyOrder } from "../../support/more-orders"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import { buy, newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(60_000)

const path = "/api/admin/dashboard"
const dashboardOf = async (admin: Client): Promise<Dashboard> =>
  expectStatus(await admin.get<Dashboard>(path), 200).body

const dayMs = 86_400_000
/** Returns midnight in India, that many days before the given day (`2026-11-22`). */
const midnight = (day: string, daysBefore: number): number =>
  Date.parse(`${day}T00:00:00+05:30`) - daysBefore * dayMs

async function tenantWithOrder(): Promise<{ tenant: TenantWithStones; order: Order }> {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 10, price: "1234.56" }])
  const stone = tenant.stones.get("Ruby") as Product
  const { response } = await buy(await newBuyer(tenant.slug), stone.id)
  return { tenant, order: expectStatus(response, 201).body }
}

describe("the dashboard of a new tenant", () => {
  it("has every part, with zero values", async () => {
    const tenant = await newTenant()
    const { revenueByDay, ...rest } = await dashboardOf(tenant.admin)
    expect(rest).toEqual({
      recentOrders: [],
      orderCount: 0,
      totalRevenue: "0.00",
      revenueChange: { latest: "0.00", before: "0.00", percent: null },
      growthTargetPercent: 12.5,
      lowStock: [],
      lowStockCount: 0,
      stoneCount: 0,
      waiting: {
        unreadMessages: 0,
        ordersToSend: 0,
        stonesWithoutPicture: 0,
        stonesWithoutTreatment: 0,
        stonesWithoutHsnCode: 0,
      },
    })
    expect(revenueByDay).toHaveLength(30)
    expect(revenueByDay.every((it) => it.revenue === "0.00" && it.orders === 0)).toBe(true)
  })

  it("has the tenant's own growth target, once one is set", async () => {
    const tenant = await newTenant()
    const set = { value: "20.5" }
    expectStatus(await tenant.admin.put("/api/admin/settings/growth_target_percent", set), 200)
    expect((await dashboardOf(tenant.admin)).growthTargetPercent).toBe(20.5)
  })

  it("is for the tenant's admins: 401 for visitors, 403 for shoppers", async () => {
    const tenant = await newTenant()
    expect((await new Client(tenant.slug).get(path)).status).toBe(401)
    expect((await (await newShopper(tenant.slug)).client.get(path)).status).toBe(403)
  })
})

describe("the dashboard's orders", () => {
  let tenant: TenantWithStones
  let order: Order
  let today: string
  beforeEach(async () => {
    ;({ tenant, order } = await tenantWithOrder())
    today = (await dashboardOf(tenant.admin)).revenueByDay.at(-1)?.day ?? ""
  })

  it("revenue is the exact sum of all order totals, including cancelled and unpaid ones", async () => {
    const at = new Date(midnight(today, 400))
    await copyOrder(order.id, [
      { totalPaise: 1, at },
      { totalPaise: 1_010, at, status: "CANCELLED" },
      { totalPaise: 9_999, at, status: "PENDING" },
      { totalPaise: 900_719_925_474_099, at, status: "DELIVERED" },
    ])
    const { totalRevenue, orderCount, waiting } = await dashboardOf(tenant.admin)
    const bought = BigInt(order.total.replace(".", ""))
    const paise = String(bought + 1n + 1_010n + 9_999n + 900_719_925_474_099n)
    expect(totalRevenue).toBe(`${paise.slice(0, -2)}.${paise.slice(-2)}`)
    expect([orderCount, waiting.ordersToSend]).toEqual([5, 2])
    const snapshots = await rows<{ total: string }>(
      "select sum((snapshot->'totals'->>'total')::bigint)::text as total from shop_order where tenant_id = $1",
      [tenant.id]
    )
    expect(snapshots).toEqual([{ total: paise }])
  })

  it("days begin at midnight in India, and the last 30 days are compared with the 30 days before", async () => {
    const at = (daysBefore: number, ms = 0) => new Date(midnight(today, daysBefore) + ms)
    await copyOrder(order.id, [
      { totalPaise: 100, at: at(5) },
      { totalPaise: 7, at: at(5, -1) },
      { totalPaise: 30, at: at(29) },
      { totalPaise: 40_000, at: at(29, -1) },
      { totalPaise: 60_000, at: at(59) },
      { totalPaise: 5, at: at(59, -1) },
    ])
    const { revenueByDay, revenueChange, totalRevenue } = await dashboardOf(tenant.admin)
    const on = (daysBefore: number) => revenueByDay.at(-1 - daysBefore)
    expect(on(0)).toEqual({ day: today, revenue: order.total, orders: 1 })
    expect(on(5)).toMatchObject({ revenue: "1.00", orders: 1 })
    expect(on(6)).toMatchObject({ revenue: "0.07", orders: 1 })
    expect(on(29)).toEqual({ day: revenueByDay[0]?.day, revenue: "0.30", orders: 1 })
    const paise = Number(order.total.replace(".", ""))
    const latest = paise + 137
    expect(revenueChange).toEqual({
      latest: (latest / 100).toFixed(2),
      before: "1000.00",
      percent: Math.round(((latest - 100_000) * 1000) / 100_000) / 10,
    })
    expect(totalRevenue).toBe(((latest + 100_005) / 100).toFixed(2))
  })

  it("the five newest have the same shape as in the orders list, newest first", async () => {
    const times = [6, 5, 4, 3, 2, 1].map((it) => new Date(midnight(today, it)))
    await copyOrder(
      order.id,
      times.map((at, index) => ({ totalPaise: 100 + index, at }))
    )
    const { recentOrders } = await dashboardOf(tenant.admin)
    // Documents are only loaded for an order's own page.
    expect({ ...recentOrders[0], creditNotes: [] }).toEqual(
      (await tenant.admin.get(`/api/orders/${order.orderNumber}`)).body
    )
    expect(recentOrders.map((it) => it.total)).toEqual([order.total, "1.05", "1.04", "1.03", "1.02"])
  })

  it("another tenant's orders, products and messages are not counted", async () => {
    const other = await newTenant()
    expectStatus(
      await new Client(tenant.slug).post("/api/contact", {
        name: "A",
        email: "a@specs.test",
        message: "Hello",
      }),
      201
    )
    expect(await dashboardOf(other.admin)).toMatchObject({
      recentOrders: [],
      orderCount: 0,
      totalRevenue: "0.00",
      stoneCount: 0,
      waiting: { unreadMessages: 0, ordersToSend: 0 },
    })
    expect(await dashboardOf(tenant.admin)).toMatchObject({ orderCount: 1, totalRevenue: order.total })
  })
})

describe("what an admin has to do", () => {
  it("products with fewer than 5 units are low: the six lowest are listed, and all are counted", async () => {
    const tenant = await newTenant()
    const stocks = [5, 4, 3, 2, 2, 4, 2, 3, 9]
    await importRows(
      tenant,
      stocks.map((stock, index) => ({ name: `Stone ${String(index)}`, stock: String(stock), price: "99.50" }))
    )
    await importRows(tenant, [
      { name: "Stone 3", slug: "stone-3", stock: "0", price: "99.50" },
      { name: "Stone 4", slug: "stone-4", stock: "1", price: "99.50" },
    ])
    const { lowStock, lowStockCount, stoneCount } = await dashboardOf(tenant.admin)
    expect(lowStock.map((it) => it.stock)).toEqual([0, 1, 2, 3, 3, 4])
    expect(lowStock[0]).toMatchObject({ name: "Stone 3", slug: "stone-3", price: "99.50", images: [] })
    expect([lowStockCount, stoneCount]).toEqual([7, 9])
  })

  it("a one-off piece, in stock or sold, doesn't hide the products that are running out", async () => {
    const tenant = await newTenantWithStones([
      { name: "One of a kind", stock: 1 },
      { name: "Beads", stock: 3 },
    ])
    const low = async () => (await dashboardOf(tenant.admin)).lowStock.map((it) => [it.name, it.stock])
    expect(await low()).toEqual([["Beads", 3]])
    const { response } = await buy(
      await newBuyer(tenant.slug),
      (tenant.stones.get("One of a kind") as Product).id
    )
    expectStatus(response, 201)
    expect(await low()).toEqual([["Beads", 3]])
    await importRows(tenant, [
      { name: "Beads", slug: (tenant.stones.get("Beads") as Product).slug, stock: "1" },
    ])
    expect(await low()).toEqual([["Beads", 1]])
  })

  it("counts products without a picture, a treatment or an HSN code, and unread messages", async () => {
    const tenant = await newTenant()
    await importRows(tenant, [
      { name: "Told", type: "OTHER", treatment: "None", hsnCode: "7103" },
      { name: "Treated", type: "OTHER", treatment: "Heated" },
      // Rubies have a heading of their own.
      { name: "Bare" },
    ])
    const write = () =>
      new Client(tenant.slug).post<{ id: string }>("/api/contact", {
        name: "Asha",
        email: "asha@specs.test",
        message: "Hello",
      })
    const read = expectStatus(await write(), 201).body
    expectStatus(await write(), 201)
    expectStatus(await tenant.admin.put(`/api/admin/contact-messages/${read.id}`, { isRead: true }), 200)
    expect((await dashboardOf(tenant.admin)).waiting).toEqual({
      unreadMessages: 1,
      ordersToSend: 0,
      stonesWithoutPicture: 3,
      stonesWithoutTreatment: 1,
      stonesWithoutHsnCode: 1,
    })
  })
})
