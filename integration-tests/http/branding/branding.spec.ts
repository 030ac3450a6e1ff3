import type { Branding } from "../../../src/contract/branding"
import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { newBuyer, newTenantWithStones, openPayment } from "../../support/tenant-with-stones"
import { newTenant, superadmin } from "../../support/tenant"

jest.setTimeout(60_000)

describe("a tenant's branding", () => {
  it("contains the public key of its gateway account, or null, and no secret", async () => {
    const tenant = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
    const { body } = await new Client(tenant.slug).get<Branding>("/api/branding")
    expect(body.paymentConfig).toEqual({ enableCOD: true, razorpayKeyId: tenant.gateway.keyId })
    const { slug } = await newTenant()
    const bare = await new Client(slug).get<Branding>("/api/branding")
    expect(bare.body.paymentConfig.razorpayKeyId).toBeNull()
  })

  it("no response contains a gateway account's secret, and no row contains it in clear text", async () => {
    const tenant = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
    const buyer = await newBuyer(tenant.slug)
    const { session } = await openPayment(buyer, (tenant.stones.get("Ruby") as Product).id)
    const { keySecret } = tenant.gateway
    const responses = [
      { ...tenant, gateway: undefined },
      session,
      (await buyer.client.get("/api/branding")).body,
      (await buyer.client.get("/api/content")).body,
      (await (await superadmin()).get(`/api/superadmin/tenants?search=${tenant.slug}`)).body,
      await rows("select * from tenant where id = $1", [tenant.id]),
    ]
    for (const it of responses) expect(JSON.stringify(it)).not.toContain(keySecret)
  })

  it("is that of the request's host", async () => {
    const [one, other] = [await newTenant(), await newTenant()]
    for (const tenant of [one, other]) {
      expect((await new Client(tenant.slug).get("/api/branding")).body).toMatchObject({
        slug: tenant.slug,
        brandName: tenant.brandName,
      })
    }
  })
})

describe("a tenant's texts", () => {
  it("are empty for a new tenant, and never another tenant's", async () => {
    const [one, other] = [await newTenant(), await newTenant()]
    await rows("insert into content_entry (tenant_id, key, value) values ($1, 'hero_subtitle', 'Rare')", [
      one.id,
    ])
    expect((await new Client(one.slug).get("/api/content")).body).toEqual({ hero_subtitle: "Rare" })
    expect((await new Client(other.slug).get("/api/content")).body).toEqual({})
  })
})

describe("a cached response", () => {
  it.each(["/api/branding", "/api/content"])("for %s is 304 when the request has its ETag", async (path) => {
    const tenant = await newTenant()
    const visitor = new Client(tenant.slug)
    const { etag = "" } = (await visitor.get(path)).headers
    expect(etag).toMatch(/^"[^"]+"$/)
    const known = { headers: { "if-none-match": etag } }
    const again = await visitor.get(path, known)
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag])
    await rows("insert into content_entry (tenant_id, key, value) values ($1, 'about_title', 'New')", [
      tenant.id,
    ])
    if (path === "/api/content") expect((await visitor.get(path, known)).status).toBe(200)
  })
})
