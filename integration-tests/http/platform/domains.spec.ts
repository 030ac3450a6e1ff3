import type { Branding } from "../../../src/contract/branding"
import type { TenantHost } from "../../../src/contract/domain"
import type { HistoryEntry } from "../../../src/contract/history"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { DnsServer } from "../../support/dns-server"
import { names, open, tenantsPath } from "../../support/platform"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin, type NewTenant } from "../../support/tenant"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

const dns = new DnsServer()
let platform: Client
let tenant: NewTenant
let other: NewTenant

beforeAll(async () => {
  await dns.start()
  platform = await superadmin()
  ;[tenant, other] = await Promise.all([newTenant(), newTenant()])
})
afterAll(() => dns.stop())

const hostsPath = (id = tenant.id): string => `${tenantsPath}/${id}/domains`
const hostPath = (host: string): string => `${hostsPath()}/${host}`
const newHost = (): string => `${unique("gems")}.example.in`
const add = (host: string) => platform.post<TenantHost>(hostsPath(), { host })
const check = async (host: string) =>
  expectStatus(await platform.post<TenantHost>(`${hostPath(host)}/check`), 200).body
const hosts = async () => expectStatus(await platform.get<TenantHost[]>(hostsPath()), 200).body
const on = (host: string) => new Client("default", { host })
/** Returns what a visitor of a host gets: the tenant, or the URL of the redirect. */
const shownOn = async (host: string): Promise<unknown> => {
  const { status, headers, body } = await on(host).get<Branding>("/api/branding")
  return status === 308 ? headers.location : body.slug
}
const later = (host: string) =>
  rows("update tenant_host set missed_at = missed_at - interval '1 hour' where host = $1", [host])

async function verified(): Promise<TenantHost> {
  const host = newHost()
  const added = expectStatus(await add(host), 201).body
  dns.reply(`_ratna.${host}`, { txt: added.records[0]?.value ?? "" })
  return check(host)
}

describe("a tenant's own hosts", () => {
  it("the host that the superadmin set serves immediately and needs no proof", async () => {
    expect(await hosts()).toMatchObject([
      { host: tenant.domain, isPrimary: true, status: "verified", checkedAt: null },
    ])
    expect(await shownOn(tenant.domain)).toBe(tenant.slug)
  })

  it("an added host serves nothing before its proof is verified, then redirects pages and requests to the primary one", async () => {
    const host = newHost()
    const { body } = expectStatus(await add(` ${host.toUpperCase()}.:443 `), 201)
    expect(body).toMatchObject({ host, isPrimary: false, status: "pending" })
    const [proof] = body.records
    expect(proof).toMatchObject({ type: "TXT", name: `_ratna.${host}` })
    dns.reply(`_ratna.${host}`, { txt: "ratna-verify=somebody-elses" })
    expect(await check(host)).toMatchObject({ status: "pending" })
    expect(await shownOn(host)).toBe("default")
    dns.reply(`_ratna.${host}`, { txt: proof?.value ?? "" })
    expect(await check(host)).toMatchObject({ status: "verified" })
    const home = `http://${tenant.domain}:`
    const page = await on(host).get("/shop?search=ruby")
    expect(page.status).toBe(301)
    expect(page.headers.location).toMatch(new RegExp(`^${home}\\d+/shop\\?search=ruby$`))
    expect((await on(host).get("/robots.txt")).status).toBe(301)
    expect(await shownOn(host)).toMatch(new RegExp(`^${home}\\d+/api/branding$`))
    expect((await on(host).post("/api/auth/login", { email: "a@b.test", password: "x" })).status).toBe(308)
  })

  it("another verified host becomes the primary one, and the previous one redirects to it", async () => {
    const { host } = await verified()
    const made = expectStatus(await platform.put<TenantHost>(hostPath(host), { isPrimary: true }), 200)
    expect(made.body).toMatchObject({ host, isPrimary: true })
    expect((await hosts()).filter((it) => it.isPrimary)).toHaveLength(1)
    expect(await shownOn(host)).toBe(tenant.slug)
    expect(await shownOn(tenant.domain)).toContain(host)
    expect((await on(host).get<string>("/shop")).body).toContain(`rel="canonical" href="http://${host}:`)
    expect((await platform.delete(hostPath(host))).status).toBe(409)
    expectStatus(await platform.put(hostPath(tenant.domain), { isPrimary: true }), 200)
    expectStatus(await platform.delete(hostPath(host)), 204)
    expect(await shownOn(host)).toBe("default")
    const { body } = await tenant.admin.get("/api/admin/history?entity=domain")
    const [removed, proved] = body as HistoryEntry[]
    expect(removed).toMatchObject({ act: "deleted", way: "platform", entityId: host })
    expect(proved?.changes).toEqual([{ field: "status", from: "pending", to: "verified" }])
  })

  it("the job removes a host whose proof is gone, but not if DNS fails; the tenant uses its remaining host", async () => {
    const { host } = await verified()
    expectStatus(await platform.put(hostPath(host), { isPrimary: true }), 200)
    for (const reply of ["servfail", "no-name", "none"] as const) {
      dns.reply(`_ratna.${host}`, reply)
      await check(host)
      expect(await check(host)).toMatchObject({ status: "verified", isPrimary: true })
      await later(host)
    }
    await rows("update tenant_host set due_at = now() where host = $1", [host])
    await waitFor("the lost host", async () =>
      (await hosts()).some((it) => it.host === host && it.status === "lost") ? true : undefined
    )
    expect((await hosts())[0]).toMatchObject({ host: tenant.domain, isPrimary: true })
    await waitFor("the product has taken it over", async () =>
      (await shownOn(host)) === "default" ? true : undefined
    )
    expect(await shownOn(tenant.domain)).toBe(tenant.slug)
  })

  it("a host belongs to one tenant, even with concurrent requests, and a deleted tenant's host is free", async () => {
    const host = newHost()
    const requests = [tenant, other].map(({ id }) => platform.post(hostsPath(id), { host }))
    expect((await Promise.all(requests)).map((it) => it.status).sort()).toEqual([201, 409])
    expect((await platform.put(`${tenantsPath}/${tenant.id}`, { domain: other.domain })).status).toBe(409)
    expect((await platform.post(hostsPath(), { host: other.domain })).status).toBe(409)
    expect(await rows("select tenant_id from tenant_host where host = $1", [host])).toHaveLength(1)
    const gone = await open()
    expectStatus(await platform.delete(`${tenantsPath}/${gone.id}`), 204)
    expectStatus(await add(gone.domain), 201)
  })

  it.each([
    ["an address", "10.0.0.1"],
    ["an address in disguise", "0x7f.1"],
    ["a URL", "https://gems.example"],
    ["the platform's own host", "localhost"],
    ["another tenant's name below it", "sapphire.localhost"],
  ])("%s is refused, and nothing is written", async (_, host) => {
    // The job may check a host in between, which changes the time of its check.
    const written = async () => (await hosts()).map(({ checkedAt: _checked, ...it }) => it)
    const before = await written()
    expect(await add(host)).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
    expect(await written()).toEqual(before)
  })

  it("another tenant's host is 404 and stays unchanged, and no tenant's admin can use these endpoints", async () => {
    const theirs = hostPath(other.domain)
    expect((await platform.put(theirs, { isPrimary: true })).status).toBe(404)
    expect((await platform.post(`${theirs}/check`)).status).toBe(404)
    expect((await platform.delete(theirs)).status).toBe(404)
    expect(await shownOn(other.domain)).toBe(other.slug)
    expect((await tenant.admin.get(hostsPath())).status).toBe(403)
  })
})

describe("a tenant's preview below the platform's domain", () => {
  it("works from the first minute, has a canonical link to the tenant's own host, and is not indexed", async () => {
    const preview = await new Client(tenant.slug).get<string>("/shop")
    expect(preview.status).toBe(200)
    expect(preview.headers["x-robots-tag"]).toBe("noindex")
    expect(preview.body).toContain(`rel="canonical" href="http://${tenant.domain}:`)
    const own = await on(tenant.domain).get<string>("/shop")
    expect(own.headers["x-robots-tag"]).toBeUndefined()
    expect(own.body).not.toContain("noindex")
  })
})

describe("which hosts may have a certificate", () => {
  const allowed = async (host: string, client = new Client("default", { medusa: true })) =>
    (await client.get(`/api/domains/allowed?domain=${host}`)).status

  it("hosts of active tenants; no pending or unknown host, and none of a closed tenant", async () => {
    const waiting = newHost()
    expectStatus(await add(waiting), 201)
    expect(await allowed(tenant.domain)).toBe(200)
    expect(await allowed((await verified()).host)).toBe(200)
    expect(await allowed(`${tenant.slug}.localhost`)).toBe(200)
    for (const host of [waiting, newHost(), "localhost", "10.0.0.1", ""])
      expect(await allowed(host)).toBe(404)
    const closed = await open(names())
    expectStatus(await platform.put(`${tenantsPath}/${closed.id}`, { isActive: false }), 200)
    expect(await allowed(closed.domain)).toBe(404)
  })

  it("only the proxy can query this: the public origin responds with 404", async () => {
    expect(await allowed(tenant.domain, new Client())).toBe(404)
  })
})
