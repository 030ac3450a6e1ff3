import type { User } from "../../../src/contract/auth"
import type { EntryPass } from "../../../src/contract/entry-pass"
import type { HistoryEntry } from "../../../src/contract/history"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { names, open, tenantsPath } from "../../support/platform"
import { expectStatus, PASSWORD } from "../../support/shopper"
import { newTenant, superadmin, type NewTenant } from "../../support/tenant"

jest.setTimeout(60_000)

let platform: Client
let tenant: NewTenant
const reason = "They asked us to mend a text"

beforeAll(async () => {
  platform = await superadmin()
  tenant = await newTenant()
})

const enterPath = (id = tenant.id): string => `${tenantsPath}/${id}/enter`
const pass = async (): Promise<EntryPass> =>
  expectStatus(await platform.post<EntryPass>(enterPath(), { reason }), 201).body
const pathIn = ({ url }: EntryPass): string => new URL(url).pathname

/** Returns a browser's client that has entered by a new URL. */
async function inside(): Promise<Client> {
  const visitor = new Client(tenant.slug)
  const response = expectStatus(await visitor.get(pathIn(await pass())), 303)
  expect(response.headers.location).toBe("/admin")
  return visitor
}
const me = async (client: Client) => (await client.get<User>("/api/auth/me")).body

describe("entering a tenant as its admin", () => {
  it("creates a session by a one-time URL on the tenant's host, and shows whose session it is", async () => {
    const made = await pass()
    expect(new URL(made.url).hostname).toBe(`${tenant.slug}.localhost`)
    const seconds = (Date.parse(made.expiresAt) - Date.now()) / 1_000
    expect(seconds).toBeGreaterThan(240)
    expect(seconds).toBeLessThanOrEqual(300)
    const visitors = [new Client(tenant.slug), new Client(tenant.slug)]
    expect((await visitors[0]?.send("HEAD", pathIn(made)))?.headers["set-cookie"]).toBeUndefined()
    const came = await Promise.all(visitors.map((it) => it.get(pathIn(made))))
    expect(came.map((it) => it.status).sort()).toEqual([303, 404])
    const lucky = visitors[came.findIndex((it) => it.status === 303)] ?? new Client()
    expect(await me(lucky)).toMatchObject({ role: "ADMIN", enteredBy: "Platform Owner" })
    const left = Date.parse((await me(lucky)).enteredUntil ?? "") - Date.now()
    expect(left).toBeGreaterThan(29 * 60_000)
    expect(left).toBeLessThanOrEqual(30 * 60_000)
    expect((await lucky.get("/api/superadmin/tenants")).status).toBe(403)
    expect((await tenant.admin.get<User>("/api/auth/me")).body).not.toHaveProperty("enteredBy")
    const kept = await rows<{ it: string }>("select t::text as it from entry_pass t where tenant_id = $1", [
      tenant.id,
    ])
    expect(JSON.stringify(kept)).not.toContain(pathIn(made).split("/").pop())
  })

  it("a URL is invalid on another tenant's host, and after five minutes", async () => {
    const made = await pass()
    const other = await open(names())
    expect((await new Client(other.slug).get(pathIn(made))).status).toBe(404)
    await rows("update entry_pass set expires_at = now() where tenant_id = $1 and used_at is null", [
      tenant.id,
    ])
    expect((await new Client(tenant.slug).get(pathIn(made))).status).toBe(404)
  })

  it("is in the tenant's history with its reason, and every change has both names, until the superadmin leaves", async () => {
    const visitor = await inside()
    const faq = { question: "Who wrote this?", answer: "The platform did." }
    expectStatus(await visitor.post("/api/admin/faqs", faq), 201)
    expectStatus(await visitor.post("/api/auth/logout"), 204)
    expect((await visitor.get("/api/auth/me")).status).toBe(401)
    const { body } = await tenant.admin.get<HistoryEntry[]>("/api/admin/history?limit=3")
    const admin = await me(tenant.admin)
    expect(body).toMatchObject([
      { entity: "entry", act: "deleted", way: "platform", by: { name: "Platform Owner", email: "" } },
      { entity: "faq", way: "screen", by: { id: admin.id }, enteredBy: "Platform Owner" },
      { entity: "entry", act: "created", way: "platform" },
    ])
    expect(body[2]?.changes).toContainEqual({ field: "reason", from: null, to: reason })
  })

  it("never replays an admin's stored response to the superadmin, nor the superadmin's to an admin", async () => {
    const faq = { question: "Whose answer?", answer: "Each caller's own." }
    const under = { headers: { "idempotency-key": "one-key-of-two-callers" } }
    const visitors = [tenant.admin, await inside(), await inside()]
    const ids = []
    for (const visitor of visitors) {
      const first = expectStatus(await visitor.post<{ id: string }>("/api/admin/faqs", faq, under), 201)
      expect(first.headers["idempotent-replayed"]).toBeUndefined()
      const again = expectStatus(await visitor.post<{ id: string }>("/api/admin/faqs", faq, under), 201)
      expect([again.body.id, again.headers["idempotent-replayed"]]).toEqual([first.body.id, "true"])
      ids.push(first.body.id)
    }
    expect(new Set(ids).size).toBe(3)
  })

  it("ends after 30 minutes, regardless of activity", async () => {
    const visitor = await inside()
    const session = "tenant_id = $1 and entered_by is not null"
    await rows(`update session set seen_at = now() - interval '2 hours' where ${session}`, [tenant.id])
    const { enteredUntil } = await me(visitor)
    expect((await me(visitor)).enteredUntil).toBe(enteredUntil)
    await rows(`update session set expires_at = now() where ${session}`, [tenant.id])
    expect((await visitor.get("/api/auth/me")).status).toBe(401)
  })

  it("gives no access to secrets, passwords, roles, money or files of customer data: each is refused with a message", async () => {
    const visitor = await inside()
    const denied: [method: string, path: string, body?: object][] = [
      ["POST", "/api/admin/keys", { name: "Mine", scopes: ["orders:read"] }],
      ["DELETE", "/api/admin/keys/x"],
      ["POST", "/api/admin/staff", { email: "me@platform.test" }],
      ["DELETE", "/api/admin/staff/x"],
      ["POST", "/api/admin/branding/payment-test"],
      ["PUT", "/api/admin/branding", { razorpayKeySecret: "mine" }],
      ["PUT", "/api/admin/branding", { razorpayKeyId: "rzp_test_mine", razorpayKeySecret: "mine" }],
      ["POST", "/api/admin/orders/documents", { ids: ["x"], kind: "invoice" }],
      ["POST", "/api/admin/orders/x/refunds", { reason: "Mine" }],
      ["GET", "/api/admin/reports/gst?month=2026-01&table=b2cs"],
      ["GET", "/api/orders/x/invoice"],
      [
        "PUT",
        "/api/auth/change-password",
        { currentPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
      ],
      ["GET", "/api/auth/sessions"],
      ["DELETE", "/api/auth/sessions"],
      ["GET", "/api/account/export"],
      ["DELETE", "/api/account", { password: PASSWORD }],
      ["POST", "/api/checkout/session", { addressId: "x" }],
      ["GET", "/api/addresses"],
    ]
    for (const [method, path, body] of denied) {
      const response = await visitor.send(method, path, { body })
      expect({ method, path, response }).toMatchObject({
        response: {
          status: 403,
          body: {
            code: "FORBIDDEN",
            error: expect.stringMatching(/Only the store's own administrators/) as string,
          },
        },
      })
    }
    expectStatus(await visitor.put("/api/admin/branding", { tagline: "Mended" }), 200)
    expectStatus(await visitor.get("/api/admin/dashboard"), 200)
  })

  it("requires a superadmin, a reason, and a tenant that is open and has an admin", async () => {
    expect((await tenant.admin.post(enterPath(), { reason })).status).toBe(403)
    expect((await platform.post(enterPath(), { reason: " " })).status).toBe(400)
    expect((await platform.post(enterPath("ten_none"), { reason })).status).toBe(404)
    const empty = await open(names())
    expect((await platform.post(enterPath(empty.id), { reason })).status).toBe(409)
    const closed = await newTenant()
    expectStatus(await platform.put(`${tenantsPath}/${closed.id}`, { isActive: false }), 200)
    expect((await platform.post(enterPath(closed.id), { reason })).status).toBe(409)
  })
})
