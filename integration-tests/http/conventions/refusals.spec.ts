import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { jaipur, newBuyer } from "../../support/tenant-with-stones"
import { newShopper } from "../../support/shopper"
import { unique } from "../../support/unique"

jest.setTimeout(60_000)

const login = "/api/auth/login"

describe("a malformed request", () => {
  it.each([
    ["not JSON", "{", {}, 400, "VALIDATION_FAILED"],
    ["a text for an object", '"x"', {}, 400, "VALIDATION_FAILED"],
    ["a list for an object", "[]", {}, 400, "VALIDATION_FAILED"],
    ["a NUL in a text", '{"email":"a\\u0000@b.test","password":"x"}', {}, 400, "VALIDATION_FAILED"],
    ["not said to be JSON", "email=a", { "content-type": "text/plain" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
    [
      "a form",
      "email=a",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    ["too large", JSON.stringify({ email: "x".repeat(1_100_000) }), {}, 413, "PAYLOAD_TOO_LARGE"],
  ])("%s is refused in the common error shape", async (_what, body, headers, status, code) => {
    const response = await new Client().post<{ error: string }>(login, body, { headers: { ...headers } })
    expect(response).toMatchObject({ status, body: { code } })
    expect(response.body.error).not.toBe("")
    expect(response.headers["content-type"]).toContain("application/json")
  })

  it("every problem of a body is in the details, and the first one is in the message", async () => {
    const { client } = await newShopper()
    const response = await client.post("/api/addresses", { ...jaipur, fullName: "", phone: "1", city: "" })
    expect(response).toMatchObject({ status: 400, body: { error: "Name is required" } })
    expect(response.body).toHaveProperty("details", [
      { path: "fullName", message: "Name is required" },
      { path: "city", message: "City is required" },
      { path: "phone", message: "Invalid Indian phone number" },
    ])
  })
})

describe("every response", () => {
  it.each(["/api/branding", "/api/auth/me", "/api/nothing", "/", "/no-such-page", "/static/none.webp"])(
    "%s has security headers and its request id",
    async (path) => {
      const { headers } = await new Client().get(path)
      expect(headers["x-request-id"]).toMatch(/^[\w-]{20,}$/)
      expect(headers["x-content-type-options"]).toBe("nosniff")
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
      expect(headers["permissions-policy"]).toContain("camera=()")
      expect(headers["content-security-policy"]).toBeDefined()
      expect(headers["x-powered-by"]).toBeUndefined()
    }
  )

  it("a page has a CSP with a new nonce each time, and no page may be framed", async () => {
    const policies = await Promise.all(
      ["/", "/"].map(async (path) => (await new Client().get(path)).headers["content-security-policy"] ?? "")
    )
    const nonces = policies.map((it) => /'nonce-([^']{20,})'/.exec(String(it))?.[1])
    expect(new Set(nonces).size).toBe(2)
    for (const it of policies) expect(it).toContain("frame-ancestors 'none'")
  })
})

it("the health endpoint responds for any host and without a session", async () => {
  for (const host of ["localhost", "no-such-shop.localhost"]) {
    const { status, body } = await new Client("default", { host }).get("/api/health")
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: "ok", checks: { database: "ok" } },
    })
  }
})

describe("a request from another site", () => {
  it("changes nothing: neither from a foreign site nor from another tenant's host", async () => {
    const { client, addressId, user } = await newBuyer("default")
    const port = new URL(client.origin).port
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: `http://sapphire.localhost:${port}` },
      { origin: "http://localhost:1" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ]
    for (const headers of foreign) {
      const refused = { status: 403, body: { code: "FORBIDDEN" } }
      expect(await client.post("/api/addresses", jaipur, { headers })).toMatchObject(refused)
      expect(await client.put(`/api/addresses/${addressId}`, jaipur, { headers })).toMatchObject(refused)
      expect(await client.delete(`/api/addresses/${addressId}`, { headers })).toMatchObject(refused)
    }
    expect(await rows("select id from address where account_id = $1", [user.id])).toEqual([{ id: addressId }])
  })

  it("may read: a link to the store works", async () => {
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" }
    expect((await new Client().get("/api/branding", { headers })).status).toBe(200)
  })
})

describe("a rate limit per client address", () => {
  it.each([false, true])("can't be evaded by forwarded headers (straight to Medusa: %s)", async (medusa) => {
    const client = new Client("default", { medusa })
    const ask = (_: unknown, i: number) =>
      client.post(
        "/api/auth/forgot-password",
        { email: `${unique("nobody")}@specs.test` },
        { headers: { "x-forwarded-for": `203.0.113.${String(i)}`, "x-real-ip": `203.0.113.${String(i)}` } }
      )
    const responses = await Promise.all(Array.from({ length: 22 }, ask))
    const refused = responses.filter((it) => it.status === 429)
    expect(refused).toHaveLength(2)
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(3000)
    expect(Number(refused[0]?.headers["retry-after"])).toBeLessThanOrEqual(3600)
  })
})
