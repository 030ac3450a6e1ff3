import { once } from "node:events"
import { connect as connectTls } from "node:tls"
import type { Address } from "../../src/contract/address"
import type { Branding } from "../../src/contract/branding"
import type { ErrorBody } from "../../src/contract/common"
import { PASSWORD } from "../support/accounts"
import { Client } from "../support/client"
import { rows } from "../support/database"
import { hasCaddy, hasNginx, type Proxy, startCaddy, startNginx } from "../support/proxies"
import { repeat } from "../support/repeat"
import { expectStatus, newShopper } from "../support/shopper"
import { newTenant, type NewTenant } from "../support/tenant"
import { jaipur } from "../support/tenant-with-stones"
import { unique } from "../support/unique"
import { kill, migrateNext, pids, replace, revive } from "../support/topology"

jest.setTimeout(300_000)

/** The platform's domain in docs/nginx.conf. */
const domain = "shops.example.in"

interface Tried {
  name: string
  isInstalled: boolean
  start: () => Promise<Proxy>
  /** How many writes may fail while the storefronts are replaced: nginx has no health checks (docs/proxies.md). */
  maxFailedWrites: number
}

const proxies: Tried[] = [
  { name: "Caddy", isInstalled: hasCaddy, start: startCaddy, maxFailedWrites: 0 },
  // One that a storefront has not accepted yet when it ends.
  { name: "nginx", isInstalled: hasNginx, start: startNginx, maxFailedWrites: 2 },
]

/** Counts equal failures, of which there may be hundreds. */
const countsOf = (failures: string[]): Record<string, number> =>
  Object.fromEntries([...new Set(failures)].map((one) => [one, failures.filter((it) => it === one).length]))

/** Returns the certificate's names, or the reason why there is none. */
async function certificateFor(host: string, { port, ca }: Proxy): Promise<string> {
  const socket = connectTls({ host: "127.0.0.1", port, servername: host, ca })
  try {
    await once(socket, "secureConnect")
    return String(socket.getPeerCertificate().subjectaltname)
  } catch (error) {
    return `none: ${String(error)}`
  } finally {
    socket.destroy()
  }
}

function specsOf({ start, maxFailedWrites }: Tried): void {
  let proxy: Proxy
  let tenant: NewTenant
  const visitor = (): Client => new Client(tenant.slug, { host: tenant.domain, ...proxy })

  beforeAll(async () => {
    tenant = await newTenant({ domain: `${unique("gems")}.${domain}` })
    proxy = await start()
  })
  afterAll(() => proxy.stop())

  /** Repeats reads and writes through the proxy until it is stopped. @returns how many there were of each */
  function load(failures: string[]): () => Promise<{ reads: number; writes: number }> {
    const read = async (): Promise<void> => {
      for (const path of ["/", "/api/products"]) expectStatus(await visitor().get(path), 200)
    }
    const write = async (): Promise<void> => {
      const { client: known } = await newShopper(tenant.slug)
      const client = visitor()
      for (const [cookie, value] of known.cookies) client.cookies.set(cookie, value)
      expectStatus(await client.post<Address>("/api/addresses", jaipur), 201)
    }
    const stops = [read, read, write, write].map((act) => repeat(act, failures))
    return async () => {
      const [first = 0, second = 0, ...writes] = await Promise.all(stops.map((stop) => stop()))
      return { reads: first + second, writes: writes.reduce((sum, count) => sum + count, 0) }
    }
  }

  const addresses = async (): Promise<number> => {
    const [found] = await rows<{ count: string }>("select count(*) from address where tenant_id = $1", [
      tenant.id,
    ])
    return Number(found?.count)
  }

  it("a store's domain has a certificate, an unknown host has none", async () => {
    expect(await certificateFor(tenant.domain, proxy)).toMatch(
      new RegExp(`^DNS:(${tenant.domain}|\\*\\.${domain})$`)
    )
    expect(await certificateFor("unknown.invalid", proxy)).toMatch(/^none: /)
  })

  it("the host and the visitor's address arrive, those that a visitor claims don't", async () => {
    const client = visitor()
    const claimed = {
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-host": "localhost",
      "x-forwarded-proto": "http",
    }
    const { body } = expectStatus(await client.get<Branding>("/api/branding", { headers: claimed }), 200)
    expect(body.slug).toBe(tenant.slug)
    const { email } = await newShopper(tenant.slug)
    // Accepted only if https, which the origin names, arrives too.
    expectStatus(
      await client.post("/api/auth/login", { email, password: PASSWORD }, { headers: claimed }),
      200
    )
    const sessions = await rows<{ client_ip: string }>(
      `select session.client_ip from session join account on account.id = session.account_id
       where account.email = $1 and session.client_ip like '127.%' order by session.created_at desc limit 1`,
      [email]
    )
    expect(sessions).toEqual([{ client_ip: client.localAddress }])
  })

  it("a request that is too large gets Ratna's own message", async () => {
    const body = JSON.stringify({ email: "a".repeat(12_000_000), password: PASSWORD })
    const response = await visitor().post<ErrorBody>("/api/auth/login", body)
    expect(expectStatus(response, 413).body.code).toBe("PAYLOAD_TOO_LARGE")
  })

  // Before the next one: Caddy notices within a second that a replaced storefront is ready.
  it("no read fails when a storefront is killed, and no write that begins afterwards", async () => {
    const failures: string[] = []
    const reading = repeat(async () => void expectStatus(await visitor().get("/api/products"), 200), failures)
    await kill("storefront-1")
    const stop = load(failures)
    try {
      await revive("storefront-1")
    } finally {
      await Promise.all([reading(), stop()])
    }
    expect(countsOf(failures)).toEqual({})
  })

  it("no request fails while the storefronts are replaced", async () => {
    await migrateNext()
    const before = await pids()
    const saved = await addresses()
    const failures: string[] = []
    const stop = load(failures)
    let counts: { reads: number; writes: number }
    try {
      for (const name of ["storefront-1", "storefront-2"] as const) await replace(name)
    } finally {
      counts = await stop()
    }
    const failedWrites = failures.filter((it) => it.startsWith("Error: expected 201, got 502"))
    expect(countsOf(failures.filter((it) => !failedWrites.includes(it)))).toEqual({})
    expect(failedWrites.length).toBeLessThanOrEqual(maxFailedWrites)
    expect(counts.reads).toBeGreaterThan(10)
    expect(counts.writes).toBeGreaterThan(10)
    // None was repeated, and none that failed took effect.
    expect((await addresses()) - saved).toBe(counts.writes - failedWrites.length)
    const after = await pids()
    expect(after["storefront-1"]).not.toBe(before["storefront-1"])
    expect(after["storefront-2"]).not.toBe(before["storefront-2"])
  })
}

for (const tried of proxies) {
  if (tried.isInstalled) describe(`behind ${tried.name}`, () => specsOf(tried))
  else describe.skip(`behind ${tried.name}, which is not installed`, () => specsOf(tried))
}
