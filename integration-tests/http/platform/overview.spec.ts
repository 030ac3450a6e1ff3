import type { PlatformOverview } from "../../../src/contract/platform"
import { rows } from "../../support/database"
import { expectStatus } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import { buy, newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

let tenant: TenantWithStones

const overview = async (): Promise<PlatformOverview> =>
  expectStatus(await (await superadmin()).get<PlatformOverview>("/api/superadmin/analytics/overview"), 200)
    .body
const mine = (it: PlatformOverview) => it.tenantBreakdown.find((row) => row.tenant.id === tenant.id)

beforeAll(async () => {
  tenant = await newTenantWithStones([
    { name: "Ruby of Mogok", stock: 5 },
    { name: "Spinel of Mahenge", stock: 1 },
  ])
})

it("a tenant's people, products, orders and revenue are counted under its own policy, and only its own", async () => {
  const { response } = await buy(await newBuyer(tenant.slug), tenant.stones.get("Ruby of Mogok")?.id ?? "")
  const { total } = expectStatus(response, 201).body
  const { id, brandName, domain, slug, isActive, createdAt } = tenant
  expect(mine(await overview())).toEqual({
    tenant: { id, brandName, domain, slug, isActive, createdAt },
    stats: { users: 2, products: 2, orders: 1, revenue: total },
  })
})

it("the totals are the sums of all tenants that are not archived", async () => {
  const it = await overview()
  const sum = (name: "users" | "products" | "orders") =>
    it.tenantBreakdown.reduce((all, { stats }) => all + stats[name], 0)
  const [there] = await rows<{ all: number; open: number }>(
    `select count(*)::int as all, (count(*) filter (where is_active))::int as open from tenant where archived_at is null`
  )
  expect(it).toMatchObject({
    ...{ totalTenants: there?.all, activeTenants: there?.open },
    ...{ totalUsers: sum("users"), totalProducts: sum("products"), totalOrders: sum("orders") },
  })
  const revenue = it.tenantBreakdown.reduce((all, { stats }) => all + Number(stats.revenue) * 100, 0)
  expect(Number(it.totalRevenue) * 100).toBeCloseTo(revenue, 0)
})

it("the trend has the last 30 days in India and the 30 days before, and nothing older", async () => {
  const before = (await overview()).changes
  const move = (days: number) =>
    rows(`update shop_order set created_at = now() - make_interval(days => $2) where tenant_id = $1`, [
      tenant.id,
      days,
    ])
  const total = Number(mine(await overview())?.stats.revenue)
  await move(30)
  const { orders, revenue } = (await overview()).changes
  expect(orders).toMatchObject({ latest: before.orders.latest - 1, before: before.orders.before + 1 })
  expect(Number(before.revenue.latest) - Number(revenue.latest)).toBeCloseTo(total, 2)
  expect(Number(revenue.before) - Number(before.revenue.before)).toBeCloseTo(total, 2)
  const percent = ((Number(revenue.latest) - Number(revenue.before)) / Number(revenue.before)) * 100
  expect(revenue.percent).toBeCloseTo(percent, 0)
  await move(60)
  expect((await overview()).changes.orders).toMatchObject({
    latest: before.orders.latest - 1,
    before: before.orders.before,
  })
})

it("a deleted tenant is no longer counted", async () => {
  const before = await overview()
  const platform = await superadmin()
  expectStatus(await platform.delete(`/api/superadmin/tenants/${tenant.id}`), 204)
  const after = await overview()
  expect(mine(after)).toBeUndefined()
  expect(after.totalTenants).toBe(before.totalTenants - 1)
  expect(await rows("select 1 from shop_order where tenant_id = $1", [tenant.id])).toHaveLength(1)
})
