import type { TenantView } from "../../../src/contract/tenant"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { newShopper } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"
import { unique } from "../../support/unique"

/** Lists a tenant's parts in Medusa, by the name that they share. */
const partsOf = (name: string) =>
  rows<{ part: string }>(
    `select 'sales_channel' as part from sales_channel where name like $1 and deleted_at is null
     union all select 'api_key' from api_key where title like $1 and deleted_at is null
     union all select 'stock_location' from stock_location where name like $1 and deleted_at is null
     union all select 'fulfillment_set' from fulfillment_set where name like $1 and deleted_at is null`,
    [`${name}%`]
  )

describe("opening a tenant", () => {
  it("creates all of its parts, and its host responds immediately", async () => {
    const tenant = await newTenant()
    const parts = await partsOf(tenant.brandName)
    expect(parts.map((it) => it.part).sort()).toEqual([
      "api_key",
      "fulfillment_set",
      "sales_channel",
      "stock_location",
    ])
    expect((await new Client(tenant.slug).get("/api/branding")).body).toMatchObject({
      slug: tenant.slug,
      brandName: tenant.brandName,
    })
    expect((await new Client(tenant.slug).get("/api/settings/checkout")).body).toEqual({
      freeShippingThreshold: 5000,
      gstRate: 18,
      gstRegistered: true,
      panThreshold: 200_000,
      rattiMg: "121.5",
    })
  }, 30_000)

  it("a slug or domain that is taken is 409, a reserved slug 400, and nothing of either is left", async () => {
    const { slug } = await newTenant()
    const platform = await superadmin()
    const brandName = unique("Doubtful")
    const open = (more: object) => platform.post("/api/superadmin/tenants", { brandName, ...more })
    expect(await open({ slug, domain: "elsewhere.example" })).toMatchObject({
      status: 409,
      body: { code: "CONFLICT" },
    })
    expect((await open({ slug: unique("free"), domain: `${slug}.example` })).status).toBe(409)
    expect((await open({ slug: "admin", domain: "admin.example" })).status).toBe(400)
    expect((await open({ slug: "No Good!", domain: "x.example" })).status).toBe(400)
    expect(await partsOf(brandName)).toEqual([])
  }, 30_000)

  it("of two concurrent requests with one slug, one creates a complete tenant and the other leaves nothing", async () => {
    const platform = await superadmin()
    const slug = unique("race")
    const brandName = `Shop ${slug}`
    const responses = await Promise.all(
      ["a", "b"].map((it) =>
        platform.post<TenantView>("/api/superadmin/tenants", {
          brandName,
          slug,
          domain: `${it}.${slug}.example`,
        })
      )
    )
    expect(responses.map((it) => it.status).sort()).toEqual([201, 409])
    expect(await partsOf(brandName)).toHaveLength(4)
    expect(await rows("select 1 from tenant where slug = $1", [slug])).toHaveLength(1)
  }, 30_000)

  it("is for the superadmin only", async () => {
    const { admin } = await newTenant()
    const { client } = await newShopper()
    for (const it of [admin, client]) expect((await it.post("/api/superadmin/tenants", {})).status).toBe(403)
    expect((await new Client().get("/api/superadmin/tenants")).status).toBe(401)
  }, 30_000)
})
