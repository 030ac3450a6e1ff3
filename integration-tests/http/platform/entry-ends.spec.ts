import type { EntryPass } from "../../../src/contract/entry-pass"
import type { HistoryEntry } from "../../../src/contract/history"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { mailAbout, tokenIn } from "../../support/mailbox"
import { tenantsPath } from "../../support/platform"
import { expectStatus, newShopper, PASSWORD, type Shopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(120_000)

interface Session {
  id: string
  device: string
  isCurrent: boolean
  enteredBy?: string
}

let tenant: NewTenant
beforeAll(async () => {
  tenant = await newTenant()
})

/** Creates a superadmin for this spec alone, since other superadmins stay in the tenants that they entered. */
async function newSuperadmin(): Promise<Shopper> {
  const shopper = await newShopper()
  await rows("update account set role = 'SUPERADMIN' where id = $1", [shopper.user.id])
  return shopper
}

async function pass({ client }: Shopper): Promise<string> {
  const path = `${tenantsPath}/${tenant.id}/enter`
  const { body } = expectStatus(await client.post<EntryPass>(path, { reason: "A text" }), 201)
  return new URL(body.url).pathname
}

async function enter(path: string): Promise<Client> {
  const visitor = new Client(tenant.slug)
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0" }
  expectStatus(await visitor.get(path, { headers }), 303)
  return visitor
}
const me = async (client: Client): Promise<number> => (await client.get("/api/auth/me")).status
const sessionsOf = async (client: Client): Promise<Session[]> =>
  expectStatus(await client.get<Session[]>("/api/auth/sessions"), 200).body

const newPassword = "Other1234"

const ways: Record<string, (platform: Shopper) => Promise<unknown>> = {
  "changes their password": async ({ client }) => {
    const body = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword }
    expectStatus(await client.put("/api/auth/change-password", body), 200)
  },
  "resets their password by a link": async ({ email }) => {
    expectStatus(await new Client().post("/api/auth/forgot-password", { email }), 200)
    const token = tokenIn(await mailAbout(email, /reset/i))
    expectStatus(await new Client().post("/api/auth/reset-password", { token, password: newPassword }), 200)
  },
  "signs out everywhere": async ({ client }) => {
    expectStatus(await client.delete("/api/auth/sessions"), 204)
  },
  "deletes their account": async ({ client }) => {
    expectStatus(await client.send("DELETE", "/api/account", { body: { password: PASSWORD } }), 204)
  },
}

describe("a stolen superadmin session loses access to every tenant once the superadmin", () => {
  it.each(Object.entries(ways))("%s", async (_name, end) => {
    const [platform, bystander] = [await newSuperadmin(), await newSuperadmin()]
    const [inside, beside] = [await enter(await pass(platform)), await enter(await pass(bystander))]
    const unused = await pass(platform)
    expect([await me(inside), await me(beside)]).toEqual([200, 200])
    await end(platform)
    expect(await me(inside)).toBe(401)
    expect((await inside.get("/api/admin/dashboard")).status).toBe(401)
    expect((await new Client(tenant.slug).get(unused)).status).toBe(404)
    expect(await me(beside)).toBe(200)
    // It is no longer listed either.
    const entered = (await sessionsOf(tenant.admin)).filter((it) => it.enteredBy !== undefined)
    expect(entered).toHaveLength(1)
    expectStatus(await beside.post("/api/auth/logout"), 204)
  })

  it("a session that begins with an older one-time URL while the password changes is ended too", async () => {
    const platform = await newSuperadmin()
    const inside = await enter(await pass(platform))
    await ways["signs out everywhere"]?.(platform)
    const session = "tenant_id = $1 and entered_by_id = $2"
    await rows(`update session set created_at = now() + interval '1 minute' where ${session}`, [
      tenant.id,
      platform.user.id,
    ])
    expect(await me(inside)).toBe(401)
    // A new one-time URL works as before.
    const again = await enter(await pass(platform))
    expect(await me(again)).toBe(200)
    expectStatus(await again.post("/api/auth/logout"), 204)
  })

  it("a shopper's or an admin's new password ends no superadmin's entered session", async () => {
    const platform = await newSuperadmin()
    const inside = await enter(await pass(platform))
    await ways["changes their password"]?.(await newShopper())
    expect(await me(inside)).toBe(200)
    expectStatus(await inside.post("/api/auth/logout"), 204)
  })
})

describe("a tenant's admin", () => {
  it("sees who of the platform is in the tenant, and nobody else does", async () => {
    const platform = await newSuperadmin()
    const inside = await enter(await pass(platform))
    const [entered, ...own] = await sessionsOf(tenant.admin)
    expect(entered).toEqual({
      id: expect.stringMatching(/^ses_/) as string,
      createdAt: expect.any(String) as string,
      lastSeenAt: expect.any(String) as string,
      device: "Firefox on Linux",
      isCurrent: false,
      enteredBy: "Asha Rao",
    })
    expect(own).toMatchObject([{ isCurrent: true }])
    expect(own[0]).not.toHaveProperty("enteredBy")
    const shopper = await newShopper(tenant.slug)
    const other = await newTenant()
    for (const client of [shopper.client, other.admin])
      expect((await sessionsOf(client)).every((it) => it.enteredBy === undefined)).toBe(true)
    // A shopper who signs out everywhere ends their own sessions only.
    expectStatus(await shopper.client.delete("/api/auth/sessions"), 204)
    expectStatus(await other.admin.delete("/api/auth/sessions"), 204)
    expect(await me(inside)).toBe(200)
    expectStatus(await inside.post("/api/auth/logout"), 204)
  })

  it("keeps the platform out by signing out everywhere: a one-time URL that was issued before is invalid", async () => {
    const platform = await newSuperadmin()
    const unused = await pass(platform)
    expectStatus(await tenant.admin.delete("/api/auth/sessions"), 204)
    expect((await new Client(tenant.slug).get(unused)).status).toBe(404)
    const again = await enter(await pass(platform))
    expectStatus(await again.post("/api/auth/logout"), 204)
  })

  it("ends the platform's sessions in the tenant by signing out everywhere, which is in the history", async () => {
    const platform = await newSuperadmin()
    const inside = await enter(await pass(platform))
    // A different admin from the one in whose place the platform acts.
    const invited = await newShopper(tenant.slug)
    await rows("update account set role = 'ADMIN' where id = $1", [invited.user.id])
    expect(await sessionsOf(invited.client)).toContainEqual(
      expect.objectContaining({ enteredBy: "Asha Rao" })
    )
    expectStatus(await invited.client.delete("/api/auth/sessions"), 204)
    expect([await me(inside), await me(tenant.admin), await me(invited.client)]).toEqual([401, 200, 200])
    const { body } = await invited.client.get<HistoryEntry[]>("/api/admin/history?limit=1")
    expect(body).toMatchObject([
      { entity: "entry", act: "deleted", way: "screen", by: { id: invited.user.id } },
    ])
  })
})
