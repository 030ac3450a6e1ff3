/** @jest-environment node */
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { sessionIn } from "./allowlists"
import { edge } from "./edge"
import { MedusaServers } from "../medusa-servers"
import { inOrder } from "./in-order"
import { KnownCallers } from "./known-callers"
import { relayToMedusa } from "./relay-to-medusa"
import { freshHeader, stampHeader } from "@contract/rules/stamp"

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port))
  })

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

const ask = (port: number, path: string, headers: Record<string, string>, method = "GET"): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers, method }, (response) => {
      let body = ""
      response.on("data", (chunk: Buffer) => (body += chunk.toString()))
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on("error", reject)
      .end()
  })

/** A Medusa server that returns the headers it received. */
const medusa = createServer((req, res) => {
  res.setHeader("X-Request-Id", "of-medusa")
  res.setHeader(stampHeader, "site ten_1 t.1.2")
  res.setHeader("Set-Cookie", "ratna_session=one; Path=/")
  if (req.url === "/api/refused") res.statusCode = 403
  res.end(JSON.stringify(req.headers))
})

const fail = (error: unknown): never => {
  throw error
}

const servers: Server[] = [medusa]
let medusaPort = 0
/** Hosts on which something was changed. */
let written: (string | undefined)[] = []

async function front(trusted: string[] = [], target?: number, production = false): Promise<number> {
  const relay = relayToMedusa({
    servers: new MedusaServers([new URL(`http://127.0.0.1:${target ?? medusaPort}`)]),
    onEdited: (hostname) => written.push(hostname),
    onResponse: () => undefined,
    production,
  })
  const seenBefore = edge({
    ...{ edgeSecret: "s3cret", trustedProxies: new Set(trusted), production },
    known: new KnownCallers(),
  })
  const server = createServer(inOrder([seenBefore, (req, res) => relay(req, res)], fail))
  servers.push(server)
  return listening(server)
}

const forged = {
  host: "Ruby.localhost:8000",
  "x-forwarded-host": "sapphire.localhost",
  "x-forwarded-for": "6.6.6.6, 10.0.0.9",
  "x-forwarded-proto": "https",
  "x-ratna-edge": "guess",
  "x-ratna-anything": "1",
  "x-request-id": "mine",
  forwarded: "host=sapphire.localhost",
  "x-real-ip": "6.6.6.6",
}

const seen = (response: Reply): IncomingHttpHeaders => JSON.parse(response.body) as IncomingHttpHeaders

beforeAll(async () => {
  medusaPort = await listening(medusa)
})
afterAll(() => {
  for (const it of servers) {
    it.closeAllConnections()
    it.close()
  }
})

describe("the edge", () => {
  it("sends the Medusa server what it observed, never what a client claims", async () => {
    const response = await ask(await front(), "/api/x", forged)
    expect(seen(response)).toMatchObject({
      "x-forwarded-host": "ruby.localhost:8000",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-ratna-edge": "s3cret",
      "x-request-id": response.headers["x-request-id"],
    })
    expect(response.headers["x-request-id"]).not.toMatch(/^(mine|of-medusa)$/)
    for (const name of ["x-ratna-anything", "forwarded", "x-real-ip"])
      expect(seen(response)).not.toHaveProperty(name)
  })

  it("trusts a trusted proxy, and takes the last address in its chain that the proxy did not add itself", async () => {
    const response = await ask(await front(["127.0.0.1", "10.0.0.9"]), "/static/a.webp", forged)
    expect(seen(response)).toMatchObject({
      "x-forwarded-host": "sapphire.localhost",
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-proto": "https",
      "x-ratna-edge": "s3cret",
    })
  })

  it.each(["exa mple", "a@b", "localhost:99999", "[::1", "<script>"])("refuses the host %s", async (host) => {
    const response = await ask(await front(), "/api/x", { host })
    expect(response.status).toBe(400)
    expect(JSON.parse(response.body)).toMatchObject({ code: "VALIDATION_FAILED" })
  })

  it("returns 503 in the API's error format while the Medusa server is unreachable", async () => {
    const response = await ask(await front([], 1), "/api/x", {})
    expect(response.status).toBe(503)
    expect(JSON.parse(response.body)).toMatchObject({ code: "SERVICE_UNAVAILABLE" })
  })

  it("never sends a client the stamp of a response", async () => {
    expect((await ask(await front(), "/api/x", {})).headers).not.toHaveProperty(stampHeader)
  })
})

describe("the author of a change", () => {
  const host = { host: "ruby.localhost:8000" }
  const cookiesOf = (response: Reply): string[] => response.headers["set-cookie"] ?? []
  const change = async (path: string, production = false) => {
    written = []
    return ask(await front([], undefined, production), path, host, "PUT")
  }

  it("gets a cookie for two seconds that scripts can't read, beside the response's own", async () => {
    expect(cookiesOf(await change("/api/cart"))).toEqual([
      "ratna_session=one; Path=/",
      "ratna_written=own-write; Path=/; Max-Age=2; HttpOnly; SameSite=Lax",
    ])
    expect(cookiesOf(await change("/api/cart", true))[1]).toBe(
      "__Host-ratna_written=own-write; Path=/; Max-Age=2; HttpOnly; SameSite=Lax; Secure"
    )
  })

  it("has ended this storefront's lease of their host; a superadmin that of every host", async () => {
    await change("/api/admin/branding")
    expect(written).toEqual(["ruby.localhost"])
    await change("/api/superadmin/tenants/ten_1")
    expect(written).toEqual([undefined])
  })

  it("is nobody after a read, a refusal or an incoming webhook", async () => {
    written = []
    const read = await ask(await front(), "/api/x", host)
    for (const response of [read, await change("/api/refused"), await change("/webhooks/razorpay/ruby")])
      expect(cookiesOf(response)).toHaveLength(1)
    expect(written).toEqual([])
  })

  it.each([
    ["ratna_written=1", false],
    ["a=b; __Host-ratna_written=1", true],
  ])(
    "with the cookie %s gets responses that no lease applies to; the cookie itself goes no further",
    async (cookie, production) => {
      const sent = seen(await ask(await front([], undefined, production), "/api/x", { ...host, cookie }))
      expect(sent[freshHeader]).toBe("1")
      expect(sent).not.toHaveProperty("cookie")
      const elsewhere = seen(
        await ask(await front([], undefined, !production), "/api/x", { ...host, cookie })
      )
      expect(elsewhere).not.toHaveProperty(freshHeader)
      expect(seen(await ask(await front(), "/api/x", { ...host, [freshHeader]: "1" }))).not.toHaveProperty(
        freshHeader
      )
    }
  )
})

describe("a cookie that another subdomain planted", () => {
  const token = (letter: string): string => letter.repeat(43)
  const names = ["ratna_session", "__Host-ratna_session", "__Secure-ratna_session", "__host-ratna_session"]

  it.each([
    [true, "__Host-ratna_session"],
    [false, "ratna_session"],
  ])("doesn't sign its victim out (production: %s)", async (production, name) => {
    const planted = names.filter((it) => it !== name).map((it) => `${it}=${token("p")}`)
    const own = `${name}=${token("v")}`
    const port = await front([], undefined, production)
    for (const cookie of [
      [...planted, own],
      [own, ...planted],
    ]) {
      const sent = seen(await ask(port, "/api/x", { host: "ruby.test", cookie: cookie.join("; ") }))
      expect(sent.cookie).toBe(own)
      expect(sessionIn(sent.cookie)).toBe(token("v"))
    }
    expect(seen(await ask(port, "/api/x", { cookie: planted.join("; ") }))).not.toHaveProperty("cookie")
  })
})
