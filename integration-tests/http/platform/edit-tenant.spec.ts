import type { Branding } from "../../../src/contract/branding"
import type { TenantView } from "../../../src/contract/tenant"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { keptFiles, picture } from "../../support/pictures"
import { brandOn, create, list, type Members, names, open, tenantsPath } from "../../support/platform"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"
import { unique } from "../../support/unique"

jest.setTimeout(60_000)

let platform: Client
beforeAll(async () => {
  platform = await superadmin()
})

const update = (id: string, members: Members, headers = {}) =>
  sendForm<TenantView>(platform, "PUT", `${tenantsPath}/${id}`, members, headers)
const rowOf = (id: string) => rows("select * from tenant where id = $1", [id])

describe("editing a tenant", () => {
  it("changes the sent fields, shows them on the tenant's host immediately, and keeps the others", async () => {
    const before = await open({ tagline: "Before", taxConfig: '{"gstRate":3}' })
    const visitor = new Client(before.slug)
    await visitor.get("/contact")
    const moved = names()
    const { body } = expectStatus(
      await update(before.id, {
        ...moved,
        ...{ tagline: "", primaryColor: "#0f766e", isActive: "true" },
        features: JSON.stringify(before.features),
        taxConfig: JSON.stringify(before.taxConfig),
        logo: { name: "logo.png", data: await picture("#0f766e") },
      }),
      200
    )
    expect(body).toMatchObject({ ...moved, tagline: null, primaryColor: "#0f766e", version: 2 })
    expect(body).toMatchObject({ taxConfig: before.taxConfig, features: before.features })
    expect((await visitor.get("/contact")).status).toBe(404)
    const page = await new Client(body.slug).get<string>("/contact")
    expect(page.body).toContain(moved.brandName)
    expect(page.body).toContain(body.logo)
    const byDomain = new Client("default", { host: moved.domain })
    expect((await byDomain.get<Branding>("/api/branding")).body.slug).toBe(moved.slug)
    expect(expectStatus(await update(before.id, { logo: "" }), 200).body.logo).toBeNull()
  })

  it("keeps what its admin changed in the meantime, and names the fields that both changed", async () => {
    const tenant = await newTenant()
    expectStatus(await tenant.admin.put("/api/admin/branding", { tagline: "By its admin" }), 200)
    const merged = await update(tenant.id, { primaryColor: "#0f766e" }, { "if-match": `"${tenant.version}"` })
    expect(merged).toMatchObject({
      status: 200,
      body: { tagline: "By its admin", primaryColor: "#0f766e", version: tenant.version + 2 },
    })
    expectStatus(await tenant.admin.put("/api/admin/branding", { primary: "#111111", tagline: "Newer" }), 200)
    const stale = await update(tenant.id, { primaryColor: "#222222", version: String(merged.body.version) })
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: "STALE",
        details: [{ path: "primaryColor" }],
        current: { id: tenant.id, primaryColor: "#111111", tagline: "Newer" },
      },
    })
  })

  it("is in the tenant's history under the superadmin's name, and its admin can't revert the domain", async () => {
    const tenant = await newTenant()
    const { domain } = names()
    expectStatus(await update(tenant.id, { domain, tagline: "From above" }), 200)
    const { body } = await tenant.admin.get<{ id: string }[]>("/api/admin/history?entity=branding")
    expect(body[0]).toMatchObject({
      way: "platform",
      // The e-mail is hidden: anyone who knows it could lock its account.
      by: { name: expect.stringMatching(/./) as string, email: "" },
      changes: expect.arrayContaining([{ field: "domain", from: tenant.domain, to: domain }]) as unknown,
    })
    const taken = await tenant.admin.post(`/api/admin/history/${body[0]?.id ?? ""}/revert`, {})
    expect(taken.body).toMatchObject({
      restored: [{ field: "tagline" }],
      left: [{ field: "domain", reason: "final" }],
    })
    expect(await rowOf(tenant.id)).toMatchObject([{ domain, tagline: null }])
  })

  it("is refused for a name that is taken or reserved, and stores no picture", async () => {
    const there = await open()
    const mine = await open()
    const before = await rowOf(mine.id)
    const logo = { name: "logo.png", data: await picture("#010203") }
    expect((await update(mine.id, { domain: there.domain, logo })).status).toBe(409)
    expect((await update(mine.id, { slug: there.slug, logo })).status).toBe(409)
    expect((await update(mine.id, { slug: "admin", logo })).status).toBe(400)
    expect((await update(mine.id, { slug: "gems-", logo })).status).toBe(400)
    expect((await update(mine.id, { isActive: "perhaps", logo })).status).toBe(400)
    expect(await rowOf(mine.id)).toEqual(before)
    expect(keptFiles(mine.id)).toEqual([])
  })
})

it("keeps a slug of the former format", async () => {
  const { id, slug } = await open()
  const former = `${slug}--`
  await rows("update tenant set slug = $2 where id = $1", [id, former])
  expectStatus(await update(id, { slug: former, tagline: "Still here" }), 200)
  expect(await rowOf(id)).toMatchObject([{ slug: former, tagline: "Still here" }])
  expect((await update(id, { slug: `${former}-` })).status).toBe(400)
})

describe("closing a tenant", () => {
  it("closes it immediately with a page in its brand; only the platform sees the reason; opening clears it", async () => {
    const tenant = await newTenant()
    const visitor = new Client(tenant.slug)
    expect((await visitor.get("/shop")).status).toBe(200)
    const reason = `Unpaid ${unique("bill")}`
    const closed = expectStatus(await update(tenant.id, { isActive: "false", reason }), 200).body
    expect(closed).toMatchObject({ isActive: false, reason })
    expect(await visitor.get("/api/products")).toMatchObject({
      status: 503,
      body: { code: "TENANT_INACTIVE" },
    })
    const page = await visitor.get<string>("/shop")
    expect(page.status).toBe(503)
    expect(page.body).toContain(tenant.brandName)
    expect(page.body).not.toContain(reason)
    expect((await list(`?search=${tenant.slug}&status=inactive`)).body).toHaveLength(1)
    expect(expectStatus(await update(tenant.id, { isActive: "true" }), 200).body).toMatchObject({
      isActive: true,
      reason: null,
    })
    expect((await visitor.get("/shop")).status).toBe(200)
    expect(JSON.stringify((await tenant.admin.get("/api/admin/history")).body)).not.toContain(reason)
  })
})

describe("deleting a tenant", () => {
  it("removes its site immediately and ends all sessions; its names are free, its rows are kept", async () => {
    const tenant = await newTenant()
    const kept = await rows("select count(*)::int as n from account where tenant_id = $1", [tenant.id])
    expect((await platform.delete(`${tenantsPath}/${tenant.id}`)).status).toBe(204)
    expect(await tenant.admin.get("/api/admin/dashboard")).toMatchObject({
      status: 404,
      body: { code: "TENANT_NOT_FOUND" },
    })
    expect((await new Client(tenant.slug).get("/")).status).toBe(404)
    expect(await rows("select 1 from session where tenant_id = $1", [tenant.id])).toEqual([])
    expect(await rows("select count(*)::int as n from account where tenant_id = $1", [tenant.id])).toEqual(
      kept
    )
    expect((await list(`?search=${tenant.slug}`)).body).toEqual([])
    for (const call of [
      platform.delete(`${tenantsPath}/${tenant.id}`),
      update(tenant.id, { tagline: "Again" }),
      platform.get(`${tenantsPath}/${tenant.id}`),
    ])
      expect((await call).status).toBe(404)
    const again = expectStatus(await create({ ...names(tenant.slug), brandName: "The next one" }), 201).body
    expect(again.id).not.toBe(tenant.id)
    expect((await brandOn(tenant.slug)).brandName).toBe("The next one")
    // A session of the deleted tenant is invalid in the tenant that has its slug now.
    expect((await tenant.admin.get("/api/admin/dashboard")).status).toBe(401)
  })
})
