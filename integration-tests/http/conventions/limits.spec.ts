import { randomInt } from "node:crypto"
import { Agent, request } from "node:http"
import type { Endpoint } from "../../../src/contract/endpoints/endpoint"
import { Client } from "../../support/client"
import { declaredEndpoints } from "../../support/declared-endpoints"
import { newStaff } from "../../support/new-staff"
import { product } from "../../support/product"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin, type NewTenant } from "../../support/tenant"

jest.setTimeout(180_000)

const isHealth = ({ path }: Endpoint): boolean => /^\/api\/health(\/|$)/.test(path)
const ofNoTenant = ({ access }: Endpoint): boolean =>
  /^(platform|superadmin|staff|tenant-staff)$/.test(access)
const isOfStaff = ({ access }: Endpoint): boolean => access.endsWith("staff")
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const send = (client: Client, { method, path }: Endpoint) => client.send(method, path.replace(/:\w+/g, "x"))

/** Sends a request until it is refused. @returns whether it was */
async function isRefused(client: Client, endpoint: Endpoint, times: number): Promise<boolean> {
  for (let n = 0; n < times; n++) if ((await send(client, endpoint)).status === 429) return true
  return false
}

/** A fast client with one address, at the Medusa server itself. */
class Flooder {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 24 })
  private readonly localAddress = `127.7.${String(randomInt(1, 255))}.${String(randomInt(1, 255))}`

  constructor(private readonly headers: Record<string, string>) {}

  status({ method, path }: Pick<Endpoint, "method" | "path">): Promise<number> {
    const { port } = new URL(product().medusaUrl)
    const { agent, localAddress } = this
    const headers = { host: `localhost:${port}`, origin: `http://localhost:${port}`, ...this.headers }
    const options = {
      host: "127.0.0.1",
      port,
      method,
      path: path.replace(/:\w+/g, "x"),
      agent,
      localAddress,
      headers,
    }
    return new Promise((resolve, reject) => {
      request(options, (response) => {
        response.resume().once("end", () => resolve(response.statusCode ?? 0))
      })
        .once("error", reject)
        .end()
    })
  }

  /** Sends requests as fast as it can until one is refused. @returns whether one was, of 5,000 */
  async isRefused(endpoint: Pick<Endpoint, "method" | "path">): Promise<boolean> {
    let left = 5_000
    let isOver = false
    const lane = async () => {
      while (!isOver && left-- > 0) isOver ||= (await this.status(endpoint)) === 429
    }
    await Promise.all(Array.from({ length: 24 }, lane))
    return isOver
  }

  /** Returns the endpoints that never refuse it, of those that share a limit. The first uses it up for the others. */
  async unlimited(endpoints: readonly Endpoint[]): Promise<string[]> {
    const found: string[] = []
    for (const endpoint of endpoints) if (!(await this.isRefused(endpoint))) found.push(nameOf(endpoint))
    return found
  }

  end(): void {
    this.agent.destroy()
  }
}

const platformEndpoints = declaredEndpoints.filter((it) => ofNoTenant(it) && !isHealth(it))

it("every endpoint of a tenant counts against its limit", async () => {
  const tenant: NewTenant = await newTenant()
  const limits = { callsPerSecond: 1, callsAtOnce: 12 }
  expectStatus(await (await superadmin()).put(`/api/superadmin/tenants/${tenant.id}/limits`, limits), 200)
  const visitor = new Client(tenant.slug, { medusa: true })
  const endpoints = declaredEndpoints.filter((it) => !ofNoTenant(it))
  expect(endpoints.length).toBeGreaterThan(90)
  const found: string[] = []
  for (const endpoint of endpoints)
    if (!(await isRefused(visitor, endpoint, 10))) found.push(nameOf(endpoint))
  expect(found).toEqual([])
})

it("every endpoint of the platform and of its staff counts against a limit of the client", async () => {
  const withFiles = platformEndpoints.flatMap((it): Endpoint[] =>
    it.path === "/api/docs/:file"
      ? ["swagger-ui.css", "swagger-ui-bundle.js", "show.js"].map((file) => ({
          ...it,
          path: `/api/docs/${file}`,
        }))
      : [it]
  )
  const { cookies } = await superadmin()
  const flooder = new Flooder({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") })
  expect(await flooder.unlimited(withFiles.filter((it) => !isOfStaff(it)))).toEqual([])
  const { authorization } = await newStaff()
  const staff = new Flooder({ authorization })
  expect(await staff.unlimited(withFiles.filter(isOfStaff))).toEqual([])
  flooder.end()
  staff.end()
})

it("another client is not refused meanwhile, and health requests never are", async () => {
  const greedy = new Flooder({})
  expect(await greedy.isRefused({ method: "GET", path: "/api/docs" })).toBe(true)
  expect((await new Client("default", { medusa: true }).get("/api/docs")).status).toBe(200)
  for (const { path } of declaredEndpoints.filter(isHealth))
    for (let n = 0; n < 50; n++) expect(await greedy.status({ method: "GET", path })).toBe(200)
  greedy.end()
})

it("the API description and the files of its page are made once: a second response has the same tag", async () => {
  const client = new Client()
  for (const path of ["/api/openapi.json", "/api/docs/swagger-ui-bundle.js"]) {
    const { headers } = await client.get(path)
    const tag = headers.etag ?? ""
    expect(tag).toMatch(/^"[\w-]{20,}"$/)
    expect((await client.get(path, { headers: { "if-none-match": tag } })).status).toBe(304)
  }
})
