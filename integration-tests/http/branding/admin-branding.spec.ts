import type { AdminBranding, PaymentTest } from "../../../src/contract/admin-branding"
import type { Branding } from "../../../src/contract/branding"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { fault } from "../../support/gateway"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

const path = "/api/admin/branding"
let here: NewTenant
let there: NewTenant

beforeAll(async () => {
  here = await newTenant()
  there = await newTenant()
})

const brand = async ({ admin }: NewTenant = here): Promise<AdminBranding> =>
  expectStatus(await admin.get<AdminBranding>(path), 200).body
const change = (body: object, by = here) => by.admin.put<AdminBranding>(path, body)

describe("the brand of a tenant", () => {
  it("is changed field by field and shown within five seconds, on no other tenant's pages", async () => {
    const before = await brand(there)
    const changed = expectStatus(
      await change({
        brandName: "Neelam & Sons",
        primaryColor: "#123456",
        headerPill: "#abcdef",
        phone: "+91 98290 12345",
        instagram: "https://instagram.com/neelam",
        seoTitle: "Sapphires of Jaipur",
        enableWishlist: false,
      }),
      200
    ).body
    expect(changed).toMatchObject({ brandName: "Neelam & Sons", tagline: null, enableWishlist: false })
    const seen = await waitFor("The new brand", async () => {
      const { body } = await new Client(here.slug).get<Branding>("/api/branding")
      return body.brandName === "Neelam & Sons" ? body : undefined
    })
    expect(seen).toMatchObject({
      colors: { primary: "#123456", headerPill: "#abcdef", secondary: changed.secondaryColor },
      contact: { phone: "+91 98290 12345" },
      social: { instagram: "https://instagram.com/neelam" },
      seo: { title: "Sapphires of Jaipur" },
      features: { enableWishlist: false, enableCart: true },
    })
    expect(await brand(there)).toEqual(before)
  })

  it("takes the former names of the colours", async () => {
    const changed = expectStatus(await change({ primary: "#102030", accent: "#405060" }), 200).body
    expect(changed).toMatchObject({ primaryColor: "#102030", accentColor: "#405060" })
    expect(changed).not.toHaveProperty("primary")
    const both = await change({ primary: "#102030", primaryColor: "#708090" })
    expect(expectStatus(both, 200).body.primaryColor).toBe("#708090")
  })

  it("merges two admins' changes of different fields, and shows both values if the fields are the same", async () => {
    const { version } = await brand()
    expectStatus(await change({ tagline: "Since 1921", version }), 200)
    const merged = expectStatus(await change({ gst: "08AAAPA1234A1ZT", version }), 200).body
    expect(merged).toMatchObject({ tagline: "Since 1921", gst: "08AAAPA1234A1ZT" })
    const conflict = await change({ tagline: "Since 1900", version })
    expect(conflict).toMatchObject({
      status: 409,
      body: { code: "STALE", current: { tagline: "Since 1921" } },
    })
    expect((await brand()).tagline).toBe("Since 1921")
  })

  it("rejects values that would break a page or mislead a shopper", async () => {
    const before = await brand()
    for (const body of [
      { brandName: " " },
      { primaryColor: "red" },
      { primary: "red" },
      { primaryColor: "#12345" },
      { facebook: "javascript:alert(1)" },
      { email: "no e-mail" },
      { enableCart: "perhaps" },
      { seoTitle: "x".repeat(121) },
    ]) {
      expect(await change(body)).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
    }
    expect(await brand()).toEqual(before)
  })

  it("accepts payment secrets and never returns them, in no response and no history entry", async () => {
    const secrets = { razorpayKeySecret: "s3cret-of-specs", razorpayWebhookSecret: "wh-of-specs" }
    const refused = await change({ razorpayKeyId: "rzp_test_specs" })
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: "razorpayKeySecret" }] } })
    const first = expectStatus(await change({ razorpayKeyId: "rzp_test_specs", ...secrets }), 200)
    expect(first.body.paymentSecretsAt).not.toBeNull()
    const again = expectStatus(await change({ razorpayKeySecret: "another-s3cret" }), 200)
    expect(again.body.version).toBe(first.body.version + 1)
    const history = await here.admin.get("/api/admin/history?entity=branding")
    const kept = await rows("select payment_secrets from tenant where id = $1", [here.id])
    for (const it of [first.body, again.body, await brand(), history.body, kept]) {
      expect(JSON.stringify(it)).not.toMatch(/s3cret|wh-of-specs/)
    }
    expect(JSON.stringify(history.body)).toContain("paymentSecretsAt")
  })

  it("shows whether payment secrets are set, also for a tenant that was opened with them", async () => {
    const [razorpayKeyId, razorpayKeySecret] = ["rzp_test_opened", "s3cret-of-opening"]
    const opened = await newTenant({ paymentConfig: { razorpayKeyId, razorpayKeySecret } })
    const { paymentSecretsAt } = await brand(opened)
    expect(Date.parse(paymentSecretsAt ?? "")).toBeGreaterThan(Date.now() - 60_000)
  })

  it("shows whether the gateway accepts the keys, and an error while the gateway is down", async () => {
    const test = (by: NewTenant) => by.admin.post<PaymentTest>(`${path}/payment-test`, {})
    expect(await test(there)).toMatchObject({ status: 200, body: { ok: false } })
    const razorpayKeyId = `rzp_test_${there.slug.replaceAll("-", "_")}`
    await change({ razorpayKeyId, razorpayKeySecret: "the-right-secret" }, there)
    // A process may cache the gateway account for two seconds.
    await waitFor("The new keys", async () => ((await test(there)).body.ok ? true : undefined))
    await change({ razorpayKeySecret: "a-wrong-secret" }, there)
    expect(await test(there)).toMatchObject({ status: 200, body: { ok: false } })
    await fault("/v1/payments", "502")
    expect(await test(there)).toMatchObject({ status: 503, body: { code: "GATEWAY_UNAVAILABLE" } })
  })

  it("only the tenant's own admins can change it", async () => {
    const before = await brand()
    const shopper = await newShopper(here.slug)
    for (const [client, status] of [
      [new Client(here.slug), 401],
      [shopper.client, 403],
    ] as const) {
      expect((await client.get(path)).status).toBe(status)
      expect((await client.put(path, { brandName: "Stolen" })).status).toBe(status)
      expect((await client.post(`${path}/payment-test`, {})).status).toBe(status)
    }
    expect(await brand()).toEqual(before)
  })
})
