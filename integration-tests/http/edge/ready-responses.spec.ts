import type { IncomingHttpHeaders } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import fc from "fast-check"
import { importRows } from "../../support/catalog"
import { type ClientResponse, Client } from "../../support/client"
import { metricsOf, valueOf } from "../../support/metrics"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin, type NewTenant } from "../../support/tenant"

jest.setTimeout(120_000)

let tenants: NewTenant[]

beforeAll(async () => {
  tenants = await Promise.all([newTenant(), newTenant()])
  for (const tenant of tenants) {
    const rows = Array.from({ length: 20 }, (_, n) => ({ name: `${tenant.slug} ruby ${String(n)}` }))
    await importRows(tenant, [{ name: "Ruby" }, ...rows])
    expectStatus(
      await tenant.admin.post("/api/admin/faqs", { question: `Why ${tenant.slug}?`, answer: "Yes." }),
      201
    )
  }
})

const paths = [
  "/api/products?limit=12",
  "/api/products/slug/ruby",
  "/api/products/ruby/related",
  "/api/products/facets",
  "/api/products/featured",
  "/api/products/suggest?q=ru",
  "/api/product-types",
  "/api/product-colors",
  "/api/branding",
  "/api/content",
  "/api/faqs",
  "/api/settings/checkout",
]

const served = async (result: "hit" | "miss" | "bypass"): Promise<number> =>
  valueOf(await metricsOf("storefront"), `ratna_ready_responses_total{kind="response",result="${result}"}`)

/** Responses with an ETag. */
const tagged = paths.filter((it) => !["/api/faqs", "/api/settings/checkout"].includes(it))

/** Headers that differ in each response. */
const ofResponse = ["date", "x-request-id"]
const stable = (headers: IncomingHttpHeaders): [string, unknown][] =>
  Object.entries(headers)
    .filter(([name]) => !ofResponse.includes(name))
    .sort()

const whole = ({ status, headers, bytes }: ClientResponse) => ({
  status,
  headers: stable(headers),
  body: bytes,
})

const textOf = ({ bytes, headers }: ClientResponse): string => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers["content-encoding"])]
  return (unpack ? unpack(bytes) : bytes).toString()
}

describe.each(paths)("%s", (path) => {
  it.each(["identity", "gzip", "br;q=0.5, gzip"])(
    "is the same from memory as from the Medusa server, with encoding %s",
    async (encoding) => {
      const visitor = new Client(tenants[0]?.slug)
      const headers = { "accept-encoding": encoding }
      const relayed = expectStatus(await visitor.get(path, { headers }), 200)
      await visitor.get(path, { headers })
      const before = await served("hit")
      const ready = await visitor.get(path, { headers })
      expect(await served("hit")).toBeGreaterThan(before)
      expect(whole(ready)).toEqual(whole(relayed))
      expect(ready.headers["x-request-id"]).not.toBe(relayed.headers["x-request-id"])
      const head = await visitor.send("HEAD", path, { headers })
      expect(whole(head)).toEqual({ ...whole(relayed), body: Buffer.alloc(0) })
    }
  )

  it("is the same with a session; a request with an API key is relayed", async () => {
    const visitor = new Client(tenants[0]?.slug)
    for (let n = 0; n < 3; n++) await visitor.get(path)
    const admin = tenants[0]?.admin
    const [own, others] = [await admin?.get(path), await visitor.get(path)]
    expect(own && whole(own)).toEqual(whole(others))
    const bypassed = await served("bypass")
    await visitor.get(path, { headers: { authorization: "Bearer ratna_unknown" } })
    expect(await served("bypass")).toBeGreaterThan(bypassed)
  })
})

it.each(tagged)("%s is 304 for whoever has the current response, from memory too", async (path) => {
  const visitor = new Client(tenants[0]?.slug)
  // An unknown parameter makes another key, whose first response is relayed.
  const target = `${path}${path.includes("?") ? "&" : "?"}page=304`
  const first = await visitor.get(path)
  const headers = { "if-none-match": `"other", W/${String(first.headers.etag)}` }
  const responses = []
  for (let n = 0; n < 3; n++) responses.push(await visitor.get(target, { headers }))
  const [relayed, ...others] = responses.map(whole)
  expect(relayed?.status).toBe(304)
  expect(others).toEqual([relayed, relayed])
  const changed = await visitor.get(target, { headers: { "if-none-match": '"other"' } })
  expect(changed.status).toBe(200)
})

type Generated<T> = T extends fc.Arbitrary<infer Value> ? Value : never

it("a response from memory never reaches another tenant, whatever the host, query and encoding", async () => {
  const request = fc.record({
    tenant: fc.nat({ max: 1 }),
    path: fc.constantFrom(...paths),
    query: fc.constantFrom("", "a=1", "host=x", "limit=2", "A=1"),
    host: fc.constantFrom(
      (slug: string) => `${slug}.localhost`,
      (slug: string) => `${slug.toUpperCase()}.LocalHost:8000`,
      (slug: string) => `${slug}.localhost.:65535`,
      (slug: string) => `${slug}.example`,
      (slug: string) => `${slug}.Example:1`
    ),
    encoding: fc.constantFrom("identity", "gzip", "br", "br;q=0, gzip", "BR", "*"),
    isHead: fc.boolean(),
  })
  const seen = async ({ tenant, path, query, host, encoding, isHead }: Generated<typeof request>) => {
    const { slug } = tenants[tenant] ?? { slug: "" }
    const target = query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`
    const client = new Client(slug)
    const headers = { host: host(slug), "accept-encoding": encoding }
    const response = await client.send(isHead ? "HEAD" : "GET", target, { headers })
    const other = tenants[1 - tenant]?.slug ?? ""
    const text = textOf(isHead ? { ...response, headers: {} } : response)
    if (text.includes(other)) throw new Error(`${target} of ${headers.host} shows ${other}`)
    return { target, text, isHead }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 10, maxLength: 40 }), async (requests) => {
      const found = await Promise.all(requests.map(seen))
      // Every tenant's own brand has its slug: the check above can fail.
      for (const { target, text, isHead } of found)
        if (!isHead && target.startsWith("/api/branding") && !text.includes("shop-")) throw new Error(text)
    }),
    { numRuns: 15 }
  )
})

it("reads from memory count toward the tenant's limit, and another tenant's don't", async () => {
  const [crowded, quiet] = tenants as [NewTenant, NewTenant]
  const path = `/api/superadmin/tenants/${crowded.id}/limits`
  const platform = await superadmin()
  expectStatus(await platform.put(path, { callsPerSecond: 10, callsAtOnce: null }), 200)
  for (let n = 0; n < 3; n++)
    for (const { slug } of tenants) expectStatus(await new Client(slug).get("/api/faqs"), 200)
  const before = await served("hit")
  const all = await Promise.all(Array.from({ length: 60 }, () => new Client(crowded.slug).get("/api/faqs")))
  const refused = all.filter((it) => it.status === 429)
  expect(refused.length).toBeGreaterThan(30)
  expect(refused.every((it) => Number(it.headers["retry-after"]) >= 1)).toBe(true)
  expect(await served("hit")).toBeGreaterThan(before)
  expectStatus(await new Client(quiet.slug).get("/api/faqs"), 200)
  expectStatus(await platform.put(path, { callsPerSecond: null, callsAtOnce: null }), 200)
})

it("a refusal is never served from memory", async () => {
  const visitor = new Client(tenants[0]?.slug)
  const before = await served("hit")
  for (const path of ["/api/products/slug/none", "/api/cart", "/api/nothing", "/api/products?limit=x"])
    for (let n = 0; n < 3; n++) expect((await visitor.get(path)).status).toBeGreaterThanOrEqual(400)
  expect(await served("hit")).toBe(before)
})
