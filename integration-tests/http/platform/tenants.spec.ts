import type { ErrorBody } from "../../../src/contract/common"
import type { TenantView } from "../../../src/contract/tenant"
import { Client } from "../../support/client"
import { mailTo, tokenIn } from "../../support/mailbox"
import { picture } from "../../support/pictures"
import { brandOn, create, list, names, open, tenantsPath } from "../../support/platform"
import { expectStatus, PASSWORD } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import { unique } from "../../support/unique"

jest.setTimeout(60_000)

let platform: Client
beforeAll(async () => {
  platform = await superadmin()
})

describe("opening a tenant by form", () => {
  it("accepts pictures, JSON in strings and empty fields, and the tenant's pages show all of it", async () => {
    const adminEmail = `${unique("owner")}@specs.test`
    const made = await open({
      tagline: "Stones with a story",
      ...{ primaryColor: "#7f1d1d", secondaryColor: "#57534e", accentColor: "#a16207" },
      features: JSON.stringify({ enableWishlist: false }),
      taxConfig: JSON.stringify({ gstRate: 3, shippingFee: 250 }),
      ...{ email: "hello@gems.test", phone: "", address: "Johari Bazaar", adminEmail },
      logo: { name: "logo.png", data: await picture("#7f1d1d") },
      heroImage: { name: "hero.jpg", data: await picture("#123456", "jpeg") },
      favicon: { name: "icon.webp", data: await picture("#654321", "webp") },
    })
    expect(made).toMatchObject({
      tagline: "Stones with a story",
      primaryColor: "#7f1d1d",
      features: { enableWishlist: false, enableCart: true },
      taxConfig: { gstRate: 3, shippingFee: 250 },
      ...{ email: "hello@gems.test", phone: null, address: "Johari Bazaar" },
      ...{ isActive: true, reason: null, version: 1 },
    })
    const visitor = new Client(made.slug)
    expect(await brandOn(made.slug)).toMatchObject({ logo: made.logo, heroImage: made.heroImage })
    expect((await visitor.get(made.logo ?? "")).headers["content-type"]).toBe("image/png")
    expect(String((await visitor.get("/")).body)).toContain(made.logo)
    const totals = await visitor.post("/api/settings/calculate-totals", { subtotal: 100 })
    expect(totals.body).toMatchObject({ gstRate: 3, shippingFee: 250 })
    const invitation = await mailTo(adminEmail)
    expect(invitation.text).toContain("72 hours")
    expectStatus(
      await visitor.post("/api/auth/reset-password", { token: tokenIn(invitation), password: PASSWORD }),
      200
    )
    expectStatus(await visitor.post("/api/auth/login", { email: adminEmail, password: PASSWORD }), 200)
    expectStatus(await visitor.get("/api/admin/dashboard"), 200)
  })

  it("uses the specified defaults for missing fields", async () => {
    expect(await open()).toMatchObject({
      ...{ primaryColor: "#1e293b", secondaryColor: "#64748b", accentColor: "#10b981", logo: null },
      taxConfig: { gstRate: 18, shippingFee: 100 },
      features: {
        ...{ enableWishlist: true, enableCart: true, enableCheckout: true, enableEmailNotifications: true },
        ...{ enableReviews: false, enableBlog: false, enableMultiCurrency: false },
      },
    })
  })

  it.each([
    ["no brand name", { brandName: " " }, "brandName", "Brand Name is required"],
    ["no domain", { domain: "" }, "domain", "Domain is required"],
    ["no host name", { domain: "https://gems.example" }, "domain", /host name/],
    ["no slug", { slug: "" }, "slug", "Slug is required"],
    ["a reserved slug", { slug: "superadmin" }, "slug", 'The slug "superadmin" is reserved'],
    ["a slug that begins with a hyphen", { slug: "-gems" }, "slug", /begin and end with a letter or digit/],
    ["a slug that ends with a hyphen", { slug: "gems-" }, "slug", /begin and end with a letter or digit/],
    ["a slug with two hyphens", { slug: "ge--ms" }, "slug", /single hyphens/],
    ["another word for a colour", { accentColor: "gold" }, "accentColor", /#1e293b/],
    ["features that are no JSON", { features: "{" }, "features", "Features is not valid"],
    ["a letter that can't be stored", { seo: '{"title":"\\ud800"}' }, "seo", /not valid/],
    ["a rate above all", { taxConfig: '{"gstRate":101}' }, "taxConfig", /not valid/],
    ["no e-mail", { adminEmail: "nobody" }, "adminEmail", /email/i],
  ] as const)("%s is refused at its field, and nothing is opened", async (_, members, field, message) => {
    const wanted = names()
    const response = await create({ ...wanted, ...members })
    expect(response).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
    const { details } = response.body as unknown as ErrorBody
    expect(details).toMatchObject([{ path: field }])
    expect(details?.[0]?.message).toMatch(message)
    expect((await list(`?search=${wanted.slug}`)).body).toEqual([])
  })

  it("with a file that is no picture, or a name that is taken, leaves neither tenant nor file", async () => {
    const there = await open()
    const logo = { name: "logo.png", data: await picture("#00aa00") }
    const spoiled = { name: "logo.png", data: Buffer.from("<script>") }
    const wanted = names()
    expect(await create({ ...wanted, logo: spoiled })).toMatchObject({
      status: 400,
      body: { details: [{ path: "logo" }] },
    })
    for (const field of ["slug", "domain"] as const) {
      const message = `Another tenant has this ${field}`
      expect(await create({ ...wanted, [field]: there[field], logo })).toMatchObject({
        status: 409,
        body: { code: "CONFLICT", error: message, details: [{ path: field, message }] },
      })
    }
    expect((await list(`?search=${wanted.slug}`)).body).toEqual([])
  })
})

describe("the list of tenants", () => {
  it("is searched by name, domain or slug in any case, sorted and paged", async () => {
    const mark = unique("list")
    const brands = [`${mark} Beryl`, `${mark} amber`, `${mark} Coral`]
    for (const [n, brandName] of brands.entries())
      await open({ ...names(`${mark.slice(0, 20)}-${String(n)}`), brandName })
    const namesOf = async (query: string) => {
      const { body, headers } = await list(`?search=${encodeURIComponent(mark.toUpperCase())}${query}`)
      return { total: headers["x-total-count"], names: body.map((it) => it.brandName.split(" ").at(-1)) }
    }
    expect(await namesOf("")).toEqual({ total: "3", names: ["Beryl", "amber", "Coral"] })
    expect(await namesOf("&sort=name")).toEqual({ total: "3", names: ["amber", "Beryl", "Coral"] })
    expect(await namesOf("&sort=newest&limit=2")).toEqual({ total: "3", names: ["Coral", "amber"] })
    expect(await namesOf("&sort=newest&limit=2&offset=2")).toEqual({ total: "3", names: ["Beryl"] })
    expect(await namesOf("&status=inactive")).toEqual({ total: "0", names: [] })
    for (const wrong of ["limit=0", "limit=101", "offset=-1", "sort=colour", "status=open"])
      expect((await list(`?${wrong}`)).status).toBe(400)
  })

  it("without a query is a page of at most 100, and the next pages follow", async () => {
    const made = await open()
    const { body, headers } = await list()
    const total = Number(headers["x-total-count"])
    expect(body).toHaveLength(Math.min(100, total))
    expect((await list(`?offset=${String(total - 1)}`)).body).toEqual([made])
    expect((await platform.get<TenantView>(`${tenantsPath}/${made.id}`)).body).toEqual(made)
  })
})
