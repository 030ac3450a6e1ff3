import type { PlatformOverview } from "../../../src/contract/platform"
import { importRows } from "../../support/catalog"
import { rows } from "../../support/database"
import { killServer, reviveServer } from "../../support/faults"
import { inMedusa } from "../../support/medusa-exec"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"
import { buy, newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

let tenant: TenantWithStones

const path = "/api/superadmin/analytics/overview"
const call = async (query = "") =>
  expectStatus(await (await superadmin()).get<PlatformOverview>(`${path}${query}`), 200)
const overview = async (): Promise<PlatformOverview> => (await call()).body
/** A tenant's line; undefined for a tenant that isn't listed. */
const lineOf = async ({ slug }: { slug: string }) =>
  (await call(`?search=${slug}`)).body.tenantBreakdown.find((line) => line.tenant.slug === slug)

interface Figures {
  users: number
  products: number
  orders: number
  revenue: string
}

/** The rows of each tenant, counted by a superuser, for whom no policy applies. */
const counted = (): Promise<({ id: string; is_archived: boolean } & Figures)[]> =>
  rows(`select t.id, t.archived_at is not null as is_archived,
      (select count(*)::int from account a where a.tenant_id = t.id) as users,
      (select count(*)::int from catalog_entry e where e.tenant_id = t.id) as products,
      (select count(*)::int from shop_order o where o.tenant_id = t.id) as orders,
      (select coalesce(sum(total_paise), 0)::text from shop_order o where o.tenant_id = t.id) as revenue
    from tenant t order by t.id`)

/** The same by the counters. */
const counters = () =>
  rows(`select t.id, t.archived_at is not null as is_archived, coalesce(sum(f.users), 0)::int as users,
      coalesce(sum(f.products), 0)::int as products, coalesce(sum(f.orders), 0)::int as orders,
      coalesce(sum(f.revenue_paise), 0)::text as revenue
    from tenant t left join tenant_figure f on f.tenant_id = t.id group by t.id order by t.id`)

beforeAll(async () => {
  tenant = await newTenantWithStones([
    { name: "Ruby of Mogok", stock: 5 },
    { name: "Spinel of Mahenge", stock: 1 },
  ])
})

it("a tenant's people, products, orders and revenue are counted, and only its own", async () => {
  const { response } = await buy(await newBuyer(tenant.slug), tenant.stones.get("Ruby of Mogok")?.id ?? "")
  const { total } = expectStatus(response, 201).body
  const { id, brandName, domain, slug, isActive, createdAt } = tenant
  expect(await lineOf(tenant)).toEqual({
    tenant: { id, brandName, domain, slug, isActive, createdAt },
    stats: { users: 2, products: 2, orders: 1, revenue: total },
  })
})

it("every counter equals the rows of its tenant, whatever has written them", async () => {
  expect(await counters()).toEqual(await counted())
})

it("the totals are exact at once, beside changes that happen concurrently", async () => {
  const other = await newTenant()
  const before = await overview()
  await Promise.all([
    ...Array.from({ length: 5 }, () => newShopper(other.slug)),
    ...["One", "Two", "Three"].map((name) => importRows(other, [{ name }])),
  ])
  expect(await overview()).toMatchObject({
    totalUsers: before.totalUsers + 5,
    totalProducts: before.totalProducts + 3,
  })
})

it("the totals are the sums of all tenants that are not archived", async () => {
  const { totalRevenue, ...totals } = await overview()
  const living = (await counted()).filter((it) => !it.is_archived)
  const sum = (name: "users" | "products" | "orders") => living.reduce((all, it) => all + it[name], 0)
  const [there] = await rows<{ all: number; open: number }>(
    `select count(*)::int as all, (count(*) filter (where is_active))::int as open from tenant where archived_at is null`
  )
  expect(totals).toMatchObject({
    ...{ totalTenants: there?.all, activeTenants: there?.open },
    ...{ totalUsers: sum("users"), totalProducts: sum("products"), totalOrders: sum("orders") },
  })
  expect(Number(totalRevenue) * 100).toBeCloseTo(
    living.reduce((all, it) => all + Number(it.revenue), 0),
    0
  )
})

it("the list is a page of at most 50, searched and sorted, with its length in X-Total-Count", async () => {
  const all = await call()
  expect(Number(all.headers["x-total-count"])).toBe(all.body.totalTenants)
  expect(all.body.tenantBreakdown).toHaveLength(Math.min(50, all.body.totalTenants))
  const [first, second] = all.body.tenantBreakdown
  expect((await call("?limit=1&offset=1")).body.tenantBreakdown).toEqual([second])
  expect(first?.tenant.createdAt.localeCompare(second?.tenant.createdAt ?? "")).toBeLessThanOrEqual(0)

  const found = await call(`?search=${tenant.domain.toUpperCase()}`)
  expect(found.headers["x-total-count"]).toBe("1")
  expect(found.body).toMatchObject({ matchingTenants: 1, totalTenants: all.body.totalTenants })
  expect((await call("?search=no-tenant-has-this-name")).body.tenantBreakdown).toEqual([])

  for (const sort of ["revenue", "orders", "products", "users"] as const) {
    const { tenantBreakdown } = (await call(`?sort=${sort}&limit=100`)).body
    const values = tenantBreakdown.map(({ stats }) => Number(stats[sort]))
    expect({ sort, values }).toEqual({ sort, values: values.toSorted((one, other) => other - one) })
  }
  for (const query of ["?limit=101", "?limit=0", "?offset=-1", "?sort=shoe-size"])
    expect((await (await superadmin()).get(`${path}${query}`)).status).toBe(400)
})

it("the trend has the last 30 days in India and the 30 days before, and nothing older", async () => {
  const before = (await overview()).changes
  const move = (days: number) =>
    rows(`update shop_order set created_at = now() - make_interval(days => $2) where tenant_id = $1`, [
      tenant.id,
      days,
    ])
  const total = Number((await lineOf(tenant))?.stats.revenue)
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

it("the hourly job compacts the counters and changes no figure", async () => {
  await rows("update shop_order set created_at = now() - interval '200 days' where tenant_id = $1", [
    tenant.id,
  ])
  const [before, line] = [await overview(), await lineOf(tenant)]
  await inMedusa("purge-expired.cjs", {})
  expect(await overview()).toMatchObject(before)
  expect(await lineOf(tenant)).toEqual(line)
  expect(await counters()).toEqual(await counted())
  expect(
    await rows(
      "select day, count(*)::int as rows from tenant_figure where tenant_id = $1 group by day having count(*) > 1",
      [tenant.id]
    )
  ).toEqual([])
  expect(
    await rows(
      "select 1 from tenant_figure where tenant_id = $1 and day < now() - interval '91 days' and isfinite(day)",
      [tenant.id]
    )
  ).toEqual([])
})

it("a deleted tenant is no longer counted, and what it still sells isn't either; restored, it counts again", async () => {
  const before = await overview()
  const platform = await superadmin()
  expectStatus(await platform.delete(`/api/superadmin/tenants/${tenant.id}`), 204)
  const after = await overview()
  expect(await lineOf(tenant)).toBeUndefined()
  expect(after).toMatchObject({
    totalTenants: before.totalTenants - 1,
    totalUsers: before.totalUsers - 2,
    totalProducts: before.totalProducts - 2,
    totalOrders: before.totalOrders - 1,
  })
  expect(await rows("select 1 from shop_order where tenant_id = $1", [tenant.id])).toHaveLength(1)
  // A payment that was under way may still become an order.
  await rows("update shop_order set total_paise = total_paise + 100 where tenant_id = $1", [tenant.id])
  expect(await overview()).toMatchObject({ totalRevenue: after.totalRevenue })
  expectStatus(await platform.post(`/api/superadmin/tenants/${tenant.id}/restore`), 200)
  const { totalRevenue, ...restored } = await overview()
  expect(restored).toMatchObject({ totalTenants: before.totalTenants, totalOrders: before.totalOrders })
  expect(Number(totalRevenue) - Number(before.totalRevenue)).toBeCloseTo(1, 2)
})

it("a release that brings the counters counts what is there", async () => {
  const before = await overview()
  await rows("delete from tenant_figure")
  await rows("delete from platform_figure")
  await rows("delete from sql_applied where name = 'figures of tenants'")
  expect((await overview()).totalUsers).toBe(0)
  await killServer()
  await reviveServer()
  const { changes, totalUsers, totalProducts, totalOrders, totalRevenue } = await overview()
  expect({ changes, totalUsers, totalProducts, totalOrders, totalRevenue }).toEqual({
    changes: before.changes,
    totalUsers: before.totalUsers,
    totalProducts: before.totalProducts,
    totalOrders: before.totalOrders,
    totalRevenue: before.totalRevenue,
  })
  expect(await counters()).toEqual(await counted())
})
