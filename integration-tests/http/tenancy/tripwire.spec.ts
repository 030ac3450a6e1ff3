import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { product } from "../../support/product"

// Sends a request to each endpoint.
jest.setTimeout(60_000)

interface Described {
  paths: Record<string, Record<string, { description?: string; security?: unknown[] }>>
}

/** Endpoints that are deliberately open without a session. Every endpoint that is not listed must respond with 401. */
const open = new Set([
  "GET /api/branding",
  "GET /api/content",
  "GET /api/docs",
  "GET /api/docs/{file}",
  // For the TLS proxy on the server's machine: 404 for all others.
  "GET /api/domains/allowed",
  "GET /api/faqs",
  "POST /api/contact",
  "GET /api/health",
  "GET /api/health/live",
  "GET /api/health/ready",
  "GET /api/openapi.json",
  "GET /api/passports/{code}",
  "GET /api/passports/key",
  "GET /api/pincode/{pincode}",
  "GET /api/product-colors",
  "GET /api/product-types",
  "GET /api/products",
  "GET /api/products/facets",
  "GET /api/products/featured",
  "GET /api/products/suggest",
  "GET /api/products/slug/{slug}",
  "GET /api/products/{slug}/related",
  "GET /api/settings/checkout",
  "GET /api/sitemap",
  "POST /api/settings/calculate-totals",
  "GET /api/auth/enter/{token}",
  "GET /api/auth/verify-reset-token/{token}",
  "POST /api/auth/complete-registration",
  "POST /api/auth/forgot-password",
  "POST /api/auth/login",
  "POST /api/auth/logout",
  "POST /api/auth/register",
  "POST /api/auth/resend-otp",
  "POST /api/auth/reset-password",
  "POST /api/auth/send-otp",
  "POST /api/auth/verify-otp",
])

/** Tables of the product that deliberately have no policy. Their migrations give the reasons. */
const withoutPolicy = new Set([
  "tenant",
  "tenant_host",
  "payment_due",
  "recent_checkout",
  "refund_due",
  "order_moved",
  "mail_due",
  "medusa_staff",
  "report_claim",
  "report_sweep",
  "picture_due",
  "webhook_due",
  "webhook_listener",
  "webhook_change",
  "tenant_figure",
])

describe("every endpoint has its access rule", () => {
  it("a stranger gets 401 from every endpoint that is not deliberately open", async () => {
    const stranger = new Client()
    const { body } = await stranger.get<Described>("/api/openapi.json")
    const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path }))
    )
    expect(calls.length).toBeGreaterThan(40)
    for (const { method, path } of calls) {
      if (open.has(`${method} ${path}`)) continue
      const response = await stranger.send(method, path.replace(/\{\w+\}/g, "x"))
      expect({ method, path, status: response.status }).toEqual({ method, path, status: 401 })
    }
  })

  it("every endpoint that is listed as open still exists", async () => {
    const { body } = await new Client().get<Described>("/api/openapi.json")
    for (const call of open) {
      const [method = "", path = ""] = call.split(" ")
      expect({ call, there: body.paths[path]?.[method.toLowerCase()] !== undefined }).toEqual({
        call,
        there: true,
      })
    }
  })

  it("an unknown host reaches no tenant by an invalid slug, an unknown endpoint is 404, a wrong method 405", async () => {
    const nowhere = new Client("default", { host: "nothing-here.localhost" })
    expect(await nowhere.get("/api/branding")).toMatchObject({
      status: 404,
      body: { code: "TENANT_NOT_FOUND" },
    })
    expect(await new Client().get("/api/nothing")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    expect((await new Client().delete("/api/branding")).status).toBe(405)
  })

  it("a forwarded host from outside has no effect", async () => {
    const response = await new Client().get("/api/branding", {
      headers: { "x-forwarded-host": "sapphire.localhost" },
    })
    expect(response.body).toMatchObject({ slug: "default" })
    const direct = new Client("default", { medusa: true })
    const forged = await direct.get("/api/branding", {
      headers: { "x-forwarded-host": "sapphire.localhost", "x-ratna-edge": "guessed" },
    })
    expect(forged.body).toMatchObject({ slug: "default" })
  })

  it.each(["/store/products", "/store/carts", "/auth/customer/emailpass/register", "/store/customers/me"])(
    "Medusa's own %s is not open to the public",
    async (path) => {
      const direct = new Client("default", { medusa: true })
      const response = await direct.post(path, { email: "x@y.test", password: "x" })
      expect([400, 401, 403]).toContain(response.status)
      expect((await new Client().post(path, {})).status).toBeGreaterThanOrEqual(400)
    }
  )
})

describe("every table has its policy", () => {
  it("a table with a tenant has a forced policy, or deliberately none", async () => {
    const tables = await rows<{ table: string; forced: boolean; policies: number }>(`
      select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'
        and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')`)
    expect(tables.length).toBeGreaterThan(15)
    const bare = tables.filter((it) => !it.forced || it.policies === 0).map((it) => it.table)
    const allowed = [...withoutPolicy, ...catalog]
    expect(bare.filter((it) => !allowed.includes(it))).toEqual([])
  })

  it("the product's database role is bound by the policies: no superuser, no bypass, not even through membership in a role", async () => {
    const [role] = await rows<{ strong: number }>(
      `with recursive mine as (
         select oid from pg_roles where rolname = $1
         union select m.roleid from pg_auth_members m join mine on mine.oid = m.member)
       select count(*)::int as strong from pg_roles r join mine on mine.oid = r.oid
       where r.rolsuper or r.rolbypassrls`,
      [new URL(product().databaseUrl).username]
    )
    expect(role).toEqual({ strong: 0 })
  })
})

/** The read model: only public data, read by functions that take the tenant. */
const catalog = ["catalog_entry", "catalog_word", "catalog_change", "site_change"]
