import type { ListedTenant } from "../../../src/contract/medusa-admin"
import { Client } from "../../support/client"
import { firstStaff, invitedStaff, type Staff } from "../../support/medusa-staff"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"
import { buy, newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

const page = "/admin/ratna/platform/tenants"

let staff: Staff
let tenant: TenantWithStones

const list = async (query: string): Promise<ListedTenant[]> =>
  expectStatus(await staff.get<ListedTenant[]>(`${page}?${query}`), 200).body
const found = async () => (await list(`search=${tenant.slug}`))[0]

beforeAll(async () => {
  ;[staff, tenant] = await Promise.all([
    firstStaff(),
    newTenantWithStones([
      { name: "Ruby of Mogok", stock: 5 },
      { name: "Spinel of Mahenge", stock: 1 },
    ]),
  ])
}, 120_000)

it("a tenant's own staff, a login without a tenant and a visitor learn of no other tenant, and don't see the page in their menu", async () => {
  const [own, nobody] = await Promise.all([invitedStaff(tenant.id), invitedStaff()])
  const menu = async (who: Staff, zone: string) =>
    JSON.stringify((await who.get(`/admin/layouts/${zone}/configuration`)).body)
  for (const who of [own, nobody]) {
    const response = await who.get(`${page}?search=${tenant.slug}`)
    expect(response).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } })
    expect(JSON.stringify(response.body)).not.toContain(tenant.slug)
  }
  expect((await new Client("default", { medusa: true }).get(page)).status).toBe(401)
  expect(await menu(own, "sidebar")).toContain('"core:nav:/tenants":{"hidden":true}')
  expect(await menu(own, "settings.sidebar")).toContain('"core:settings-nav:/settings/staff":{"hidden":true}')
  expect(await menu(staff, "sidebar")).not.toContain("/tenants")
  expect(await menu(staff, "settings.sidebar")).not.toContain('/settings/staff":{"hidden')
})

it("platform staff see each tenant's state (open, suspended with its reason, archived) and its numbers", async () => {
  expectStatus(
    (await buy(await newBuyer(tenant.slug), tenant.stones.get("Ruby of Mogok")?.id ?? "")).response,
    201
  )
  const { id, slug, brandName, domain, createdAt } = tenant
  const same = { id, slug, brandName, domain, createdAt, products: 2, orders: 1 }
  const open = await found()
  expect(open).toEqual({
    ...same,
    ...{ state: "active", reason: null, archivedAt: null },
    storefrontUrl: expect.stringContaining(slug) as string,
    manageUrl: expect.stringMatching(`/superadmin/tenants\\?search=${slug}$`) as string,
  })
  const platform = await superadmin()
  const path = `/api/superadmin/tenants/${id}`
  expectStatus(await platform.put(path, { isActive: false, reason: "Unpaid since May" }), 200)
  expect(await found()).toEqual({ ...open, state: "suspended", reason: "Unpaid since May" })
  expect(await list(`search=${slug}&state=active`)).toEqual([])
  expect(await list(`search=${slug}&state=suspended`)).toHaveLength(1)

  expectStatus(await platform.delete(path), 204)
  const gone = await found()
  expect(gone).toMatchObject({
    ...same,
    state: "archived",
    reason: null,
    storefrontUrl: null,
    manageUrl: null,
  })
  expect(Date.parse(gone?.archivedAt ?? "")).toBeGreaterThan(Date.parse(createdAt))
  expect(await list(`search=${slug}&state=suspended`)).toEqual([])
  const choice = { headers: staff.headers }
  expect((await staff.client.put("/admin/ratna/shown-tenant", { tenantId: id }, choice)).status).toBe(404)
})

it("pages and sorting are consistent, and invalid queries are refused", async () => {
  const prefix = `Zircon ${tenant.slug}`
  await Promise.all(["B", "A"].map((it) => newTenant({ brandName: `${prefix} ${it}` })))
  const query = `search=${encodeURIComponent(prefix)}&sort=name&limit=1`
  const first = await staff.get<ListedTenant[]>(`${page}?${query}`)
  expect(first.headers["x-total-count"]).toBe("2")
  const next = await list(`${query}&offset=1`)
  expect([...first.body, ...next].map((it) => it.brandName)).toEqual([`${prefix} A`, `${prefix} B`])
  expect(await list(`${query}&offset=2`)).toEqual([])
  for (const wrong of ["state=closed", "sort=orders", "limit=0", "limit=9999", "offset=-1"])
    expect([wrong, (await staff.get(`${page}?${wrong}`)).status]).toEqual([wrong, 400])
})
