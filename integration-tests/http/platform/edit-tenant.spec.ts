import type { Branding } from "../../../src/contract/branding"
import type { TenantView } from "../../../src/contract/tenant"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { keptFiles, picture } from "../../support/pictures"
import { brandOn, create, list, type Members, names, open, tenantsPath } from "../../support/platform"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"
import { unique } from "../../support/unique"

jest.setTimeout(60_000)

let owner: Client
beforeAll(async () => {
  owner = await superadmin()
})

const update = (id: string, members: Members, headers = {}) =>
  sendForm<TenantView>(owner, "PUT", `${tenantsPath}/${id}`, members, headers)
const rowOf = (id: string) => rows("select * from tenant where id = $1", [id])

describe("editing a shop", () => {
  it("changes what is sent, shows it on the shop's host at once, and keeps the rest", async () => {
    const before = await open({ tagline: "Before", taxConfig: '{"gstRate":3}' })
    const shop = new Client(before.slug)
    await shop.get("/contact")
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
    expect((await shop.get("/contact")).status).toBe(404)
    const page = await new Client(body.slug).get<string>("/contact")
    expect(page.body).toContain(moved.brandName)
    expect(page.body).toContain(body.logo)
    const byDomain = new Client("default", { host: moved.domain })
    expect((await byDomain.get<Branding>("/api/branding")).body.slug).toBe(moved.slug)
    expect(expectStatus(await update(before.id, { logo: "" }), 200).body.logo).toBeNull()
  })

  it("keeps what its admin changed meanwhile, and says which fields both have changed", async () => {
    const { tenant, admin } = await newTenant()
    expectStatus(await admin.put("/api/admin/branding", { tagline: "By its admin" }), 200)
    const merged = await update(tenant.id, { primaryColor: "#0f766e" }, { "if-match": `"${tenant.version}"` })
    expect(merged).toMatchObject({
      status: 200,
      body: { tagline: "By its admin", primaryColor: "#0f766e", version: tenant.version + 2 },
    })
    expectStatus(await admin.put("/api/admin/branding", { primary: "#111111", tagline: "Newer" }), 200)
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

  it("stands in the shop's history under the superadmin's name, and its admin can't take the domain back", async () => {
    const { tenant, admin } = await newTenant()
    const { domain } = names()
    expectStatus(await update(tenant.id, { domain, tagline: "From above" }), 200)
    const { body } = await admin.get<{ id: string }[]>("/api/admin/history?entity=branding")
    expect(body[0]).toMatchObject({
      way: "platform",
      // Whoever knows the e-mail can keep its owner from signing in.
      by: { name: expect.stringMatching(/./) as string, email: "" },
      changes: expect.arrayContaining([{ field: "domain", from: tenant.domain, to: domain }]) as unknown,
    })
    const taken = await admin.post(`/api/admin/history/${body[0]?.id ?? ""}/revert`, {})
    expect(taken.body).toMatchObject({
      restored: [{ field: "tagline" }],
      left: [{ field: "domain", reason: "final" }],
    })
    expect(await rowOf(tenant.id)).toMatchObject([{ domain, tagline: null }])
  })

  it("refuses a name that is taken or reserved, and keeps no picture of it", async () => {
    const there = await open()
    const mine = await open()
    const before = await rowOf(mine.id)
    const logo = { name: "logo.png", data: await picture("#010203") }
    expect((await update(mine.id, { domain: there.domain, logo })).status).toBe(409)
    expect((await update(mine.id, { slug: there.slug, logo })).status).toBe(409)
    expect((await update(mine.id, { slug: "admin", logo })).status).toBe(400)
    expect((await update(mine.id, { isActive: "perhaps", logo })).status).toBe(400)
    expect(await rowOf(mine.id)).toEqual(before)
    expect(keptFiles(mine.id)).toEqual([])
  })
})

describe("closing a shop", () => {
  it("shuts it at once with a page in its brand; why is said to the platform alone; opening clears it", async () => {
    const { tenant, admin, slug } = await newTenant()
    const visitor = new Client(slug)
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
    expect((await list(`?search=${slug}&status=inactive`)).body).toHaveLength(1)
    expect(expectStatus(await update(tenant.id, { isActive: "true" }), 200).body).toMatchObject({
      isActive: true,
      reason: null,
    })
    expect((await visitor.get("/shop")).status).toBe(200)
    expect(JSON.stringify((await admin.get("/api/admin/history")).body)).not.toContain(reason)
  })
})

describe("deleting a shop", () => {
  it("takes its site away at once and signs all out; its names are free, its rows are kept", async () => {
    const { tenant, admin, slug } = await newTenant()
    const kept = await rows("select count(*)::int as n from account where tenant_id = $1", [tenant.id])
    expect((await owner.delete(`${tenantsPath}/${tenant.id}`)).status).toBe(204)
    expect(await admin.get("/api/admin/dashboard")).toMatchObject({
      status: 404,
      body: { code: "TENANT_NOT_FOUND" },
    })
    expect((await new Client(slug).get("/")).status).toBe(404)
    expect(await rows("select 1 from session where tenant_id = $1", [tenant.id])).toEqual([])
    expect(await rows("select count(*)::int as n from account where tenant_id = $1", [tenant.id])).toEqual(
      kept
    )
    expect((await list(`?search=${slug}`)).body).toEqual([])
    for (const call of [
      owner.delete(`${tenantsPath}/${tenant.id}`),
      update(tenant.id, { tagline: "Again" }),
      owner.get(`${tenantsPath}/${tenant.id}`),
    ])
      expect((await call).status).toBe(404)
    const again = expectStatus(await create({ ...names(slug), brandName: "The next one" }), 201).body
    expect(again.id).not.toBe(tenant.id)
    expect((await brandOn(slug)).brandName).toBe("The next one")
    // A session of the shop before is none in the one that has its name now.
    expect((await admin.get("/api/admin/dashboard")).status).toBe(401)
  })
})

describe("who may do this", () => {
  const calls = (id: string): [string, string, object?][] => [
    ["GET", "/api/superadmin/analytics/overview"],
    ["GET", tenantsPath],
    ["POST", tenantsPath, names()],
    ["GET", `${tenantsPath}/${id}`],
    ["PUT", `${tenantsPath}/${id}`, { tagline: "Spoiled" }],
    ["DELETE", `${tenantsPath}/${id}`],
  ]

  it("visitors are asked to sign in, a shop's own people are turned away, and nothing has changed", async () => {
    const { tenant, admin, slug, shopper } = await newTenantWithShopper()
    const before = await rowOf(tenant.id)
    for (const [method, target, body] of calls(tenant.id)) {
      const statuses = await Promise.all(
        [new Client(slug), new Client(), shopper, admin].map(
          async (it) => (await it.send(method, target, body ? { body } : {})).status
        )
      )
      expect({ method, target, statuses }).toEqual({ method, target, statuses: [401, 401, 403, 403] })
    }
    expect(await rowOf(tenant.id)).toEqual(before)
  })

  it("the platform's own store can neither be edited nor deleted", async () => {
    const [own] = await rows<{ id: string }>("select * from tenant where slug = 'default'")
    const id = own?.id ?? ""
    expect(await update(id, { tagline: "Spoiled" })).toMatchObject({
      status: 403,
      body: { code: "FORBIDDEN" },
    })
    expect((await owner.delete(`${tenantsPath}/${id}`)).status).toBe(403)
    expect(await rowOf(id)).toEqual([own])
  })

  it("what is no tenant's id is 404 on every call, in the shape of all refusals", async () => {
    const calls: [string, string, object?][] = [
      ["GET", ""],
      ["PUT", "", { tagline: "x" }],
      ["DELETE", ""],
      ["GET", "/limits"],
      ["PUT", "/limits", { callsPerSecond: 1, callsAtOnce: 1 }],
      ["GET", "/export"],
      ["POST", "/enter", { reason: "They asked for help" }],
      ["GET", "/domains"],
      ["POST", "/domains", { host: "www.nobody.example" }],
      ["PUT", "/domains/www.nobody.example", { isPrimary: true }],
      ["POST", "/domains/www.nobody.example/check"],
      ["DELETE", "/domains/www.nobody.example"],
    ]
    const { body: api } = await owner.get<{ paths: Record<string, object> }>("/api/openapi.json")
    const known = Object.entries(api.paths).filter(([path]) => path.startsWith(`${tenantsPath}/{id}`))
    // A call that comes to be is tried as well.
    expect(calls).toHaveLength(known.flatMap(([, methods]) => Object.keys(methods)).length)
    const odd = ["ten_none", "x'y", "%F0%9F%92%8E", "%00", "ten_1%00", "%25zz", "%20", "a".repeat(300)]
    for (const id of odd) {
      const answers = await Promise.all(
        calls.map(([method, rest, body]) =>
          owner.send(method, `${tenantsPath}/${id}${rest}`, body ? { body } : {})
        )
      )
      for (const [at, { status, body }] of answers.entries())
        expect({ id, call: calls[at], status, body }).toMatchObject({
          status: 404,
          body: { code: "NOT_FOUND" },
        })
    }
  })
})

async function newTenantWithShopper() {
  const made = await newTenant()
  const { client } = await newShopper(made.slug)
  return { ...made, shopper: client }
}
