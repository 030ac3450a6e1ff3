import type { ApiKey, NewApiKey, Scope } from "../../../src/contract/key"
import type { HistoryEntry } from "../../../src/contract/history"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

let tenant: TenantWithStones
let other: NewTenant
let count = 0

beforeAll(async () => {
  ;[tenant, other] = await Promise.all([
    newTenantWithStones([{ name: "Ruby of Mogok", stock: 5 }]),
    newTenant(),
  ])
})

const makeKey = async (...scopes: Scope[]): Promise<NewApiKey> =>
  expectStatus<NewApiKey>(
    await tenant.admin.post("/api/admin/keys", { name: `Program ${String(count++)}`, scopes }),
    201
  ).body

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
const program = () => new Client(tenant.slug)
const listed = async (id: string): Promise<ApiKey | undefined> =>
  (await tenant.admin.get<ApiKey[]>("/api/admin/keys")).body.find((it) => it.id === id)

it("an integration key is shown once, and stored as a hash only", async () => {
  const made = await makeKey("catalog:read")
  expect(made.key).toMatch(/^ratna_[0-9a-z]{39}$/)
  const inList = await listed(made.id)
  expect(inList).toMatchObject({ name: made.name, scopes: ["catalog:read"], lastUsedAt: null })
  expect(made.key.startsWith(inList?.hint ?? "-")).toBe(true)
  expect(JSON.stringify(inList)).not.toContain(made.key)
  const secret = made.key.slice(12)
  expect(await rows("select id from integration_key k where k::text like $1", [`%${secret}%`])).toEqual([])
  expect(await rows("select id from history h where h::text like $1", [`%${secret}%`])).toEqual([])
})

it("has access to its scopes only", async () => {
  const { key } = await makeKey("catalog:read", "orders:read")
  expectStatus(await program().get("/api/admin/products?limit=1", bearer(key)), 200)
  expectStatus(await program().get("/api/admin/orders?limit=1", bearer(key)), 200)
  const refused = [
    await program().post("/api/admin/products/bulk-edit", { ids: ["x"], changes: {} }, bearer(key)),
    await program().put("/api/admin/settings/gst_rate", { value: "5" }, bearer(key)),
    await program().get("/api/admin/settings", bearer(key)),
  ]
  for (const it of refused)
    expect(it).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining("lacks the scope") as string },
    })
})

it("never manages keys, admins, the brand or the history, and acts for no shopper", async () => {
  const { key } = await makeKey("settings:read", "settings:write", "catalog:write", "orders:write")
  for (const path of ["admin/keys", "admin/staff", "admin/branding", "admin/history", "cart", "auth/me"])
    expectStatus(await program().get(`/api/${path}`, bearer(key)), 403)
  expectStatus(await program().get("/api/superadmin/tenants", bearer(key)), 403)
})

it("is unknown on another tenant's host, if it is mistyped, and once it is revoked", async () => {
  const { id, key } = await makeKey("catalog:read")
  const path = "/api/admin/products?limit=1"
  expectStatus(await new Client(other.slug).get(path, bearer(key)), 401)
  expectStatus(await program().get(path, bearer(key.replace(/.$/, (it) => (it === "0" ? "1" : "0")))), 401)
  // Public endpoints reject it too, so that an integrator notices that the key is wrong.
  expectStatus(await new Client(other.slug).get("/api/products", bearer(key)), 401)
  expectStatus(await program().get("/api/products", bearer(key)), 200)
  expectStatus(await tenant.admin.delete(`/api/admin/keys/${id}`), 204)
  expectStatus(await program().get(path, bearer(key)), 401)
  expectStatus(await tenant.admin.delete(`/api/admin/keys/${id}`), 404)
})

it("another authorization scheme is no key: the caller is a visitor", async () => {
  const headers = { authorization: "Basic eDp5" }
  expectStatus(await program().get("/api/products", { headers }), 200)
  expectStatus(await program().get("/api/admin/products", { headers }), 401)
})

it("shows when a key was last used, and the history names the key", async () => {
  const { id, name, key } = await makeKey("settings:write")
  const faq = { question: "By a program?", answer: "Yes." }
  expectStatus(await program().post("/api/admin/faqs", faq, bearer(key)), 201)
  expect(Date.parse((await listed(id))?.lastUsedAt ?? "")).toBeGreaterThan(Date.now() - 60_000)
  const { body } = await tenant.admin.get<HistoryEntry[]>(`/api/admin/history?entity=faq&limit=1`)
  expect(body[0]).toMatchObject({ way: "key", by: { id, name }, act: "created" })
  const made = await tenant.admin.get<HistoryEntry[]>(`/api/admin/history?entity=key&id=${id}`)
  expect(made.body[0]).toMatchObject({ way: "screen", act: "created", isRevertible: false })
})

it("in a request with a key and a session, the key counts", async () => {
  const { key } = await makeKey("orders:read")
  expectStatus(await tenant.admin.get("/api/admin/settings", bearer(key)), 403)
})

it("a name is unique, and a key without a scope isn't created", async () => {
  const { name } = await makeKey("catalog:read")
  const again = await tenant.admin.post("/api/admin/keys", {
    name: name.toUpperCase(),
    scopes: ["orders:read"],
  })
  expect(again).toMatchObject({ status: 409, body: { details: [{ path: "name" }] } })
  for (const scopes of [[], ["all"], "catalog:read", undefined])
    expectStatus(await tenant.admin.post("/api/admin/keys", { name: "Another", scopes }), 400)
})
