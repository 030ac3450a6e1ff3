import { openApiPath, declaredEndpoints } from "../../support/declared-endpoints"
import type { Endpoint } from "../../../src/contract/endpoints/endpoint"
import { Client } from "../../support/client"
import { exampleBodies } from "../../support/example-bodies"
import { heavyBodies, type HeavyBody } from "../../support/heavy-bodies"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import { measuredServer, type MeasuredServer } from "../../support/turns"

jest.setTimeout(600_000)

/** Longest time in ms of the main thread that nothing which a client sends may take at once. */
const longestAllowed = 200

let server: MeasuredServer
let tenant: TenantWithStones
let buyer: Buyer
let platform: Client
let examples: Record<string, object>

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Plain Ruby", stock: 50 }])
  buyer = await newBuyer(tenant.slug)
  platform = await superadmin()
  examples = exampleBodies(tenant.stones.get("Plain Ruby")?.id ?? "")
  server = await measuredServer()
})
afterAll(() => server.stop())

/** The same caller, at the measured server. */
function at(client: Client): Client {
  const there = new Client(client.slug, { port: server.port })
  for (const [name, value] of client.cookies) there.cookies.set(name, value)
  return there
}

function callerOf({ access }: Endpoint): Client {
  if (access === "superadmin") return platform
  if (access === "admin") return tenant.admin
  return access === "shopper" ? buyer.client : new Client(tenant.slug)
}

const takesBody = ({ body, files, rawBody, path }: Endpoint): boolean =>
  path.startsWith("/api/") ? body !== undefined || files !== undefined : rawBody === true

/** Requests that end the session of the other requests. */
const endsSessions = /logout|sessions|\/api\/account$/

/** A server that refuses a body may close the connection while it is being sent. */
const isClosed = (error: unknown): boolean =>
  ["EPIPE", "ECONNRESET"].includes((error as NodeJS.ErrnoException).code ?? "")

/** @returns the status; 0 when the connection was closed before it could be read */
async function send(client: Client, { method, path }: Endpoint, { body, type }: HeavyBody): Promise<number> {
  const headers = { "idempotency-key": String(body.length), ...(type ? { "content-type": type } : {}) }
  const sent = client.send(method, path.replace(/:\w+/g, "x"), { body, headers })
  return sent.then(
    ({ status }) => status,
    (error: unknown) => {
      if (isClosed(error)) return 0
      throw error
    }
  )
}

it("no body holds up all other requests, at any endpoint that takes one", async () => {
  const calls = declaredEndpoints.filter((it) => takesBody(it) && !endsSessions.test(it.path))
  expect(calls.length).toBeGreaterThan(40)
  const found: { call: string; what: string; ms: number; status: number }[] = []
  for (const [position, call] of calls.entries()) {
    const client = at(callerOf(call))
    const name = `${call.method} ${openApiPath(call.path)}`
    for (const body of heavyBodies(call, examples[name] ?? {}, position)) {
      let status = 0
      const ms = await server.longestTurn(async () => {
        status = await send(client, call, body)
      })
      if (ms > longestAllowed) found.push({ call: name, what: body.what, ms: Math.round(ms), status })
    }
  }
  expect(found).toEqual([])
})

/** As many rows and values as a request may have. */
const rowsOf = (first: object): object[] =>
  Array.from({ length: 5_000 }, (_, n) => {
    const own = Object.entries({ ...first, name: `Ruby ${String(n)}`, slug: `ruby-${String(n)}` })
    const more = Array.from(
      { length: 50 - own.length },
      (_, at) => [`column ${String(at)}`, "x".repeat(40)] as const
    )
    return Object.fromEntries([...own, ...more])
  })

it("no list of rows does, at its full length: an import's trial, its writing, and a bulk edit", async () => {
  const client = at(tenant.admin)
  const { products } = examples["POST /api/admin/products/bulk-import"] as { products: object[] }
  const rows = rowsOf(products[0] ?? {})
  const path = "/api/admin/products/bulk-import"
  const edits = rows.map((_, n) => ({ slug: `ruby-${String(n)}`, changes: { color: "Pink", price: "2000" } }))
  const steps: Record<string, () => Promise<unknown>> = {
    trial: async () => expectStatus(await client.post(path, { products: rows, dryRun: true }), 200),
    import: async () => expectStatus(await client.post(path, { products: rows }), 200),
    "trial of changes": async () => {
      const products = rows.map((row) => ({
        ...row,
        color: "Blue",
        origin: "Ratnapura",
        price: "9",
        weight: "9 ct",
      }))
      expectStatus(await client.post(path, { products, dryRun: true }), 200)
    },
    "bulk edit": async () =>
      expectStatus(await client.post("/api/admin/products/bulk-edit", { rows: edits, dryRun: true }), 200),
  }
  const found: Record<string, number> = {}
  const all: number[] = []
  for (const [name, step] of Object.entries(steps)) {
    const ms = await server.longestTurn(step)
    all.push(ms)
    if (ms > longestAllowed) found[name] = Math.round(ms)
  }
  expect(found).toEqual({})
  // Parsing a group of rows takes longer than this, so the turns are measured.
  expect(Math.min(...all)).toBeGreaterThan(1)
})
