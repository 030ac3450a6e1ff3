import { Client, type ClientResponse } from "../../support/client"
import { exampleBodies } from "../../support/example-bodies"
import { hostileBodies, hostileParts } from "../../support/hostile"
import { sampleOf, schemasOf, sendsBody, sendsPath, sendsQuery } from "../../support/hostile-sample"
import {
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { PASSWORD } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import { unique } from "../../support/unique"

// Two cores, and about a thousand requests.
jest.setTimeout(120_000)

interface Parameter {
  name: string
  in: "path" | "query"
}
interface Call {
  method: string
  path: string
  description?: string
  parameters: Parameter[]
  requestBody?: unknown
}

let tenant: TenantWithStones
let buyer: Buyer
let platform: Client
let calls: Call[]
/** A valid body for each endpoint. Its positions are replaced by hostile values one by one. */
let examples: Record<string, object>

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Plain Ruby", stock: 50 }])
  buyer = await newBuyer(tenant.slug)
  platform = await superadmin()
  const { body } = await new Client().get<{ paths: Record<string, Record<string, Call>> }>(
    "/api/openapi.json"
  )
  calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({ ...it, method: method.toUpperCase(), path }))
  )
  const productId = tenant.stones.get("Plain Ruby")?.id ?? ""
  const opened = await openPayment(buyer, productId)
  examples = {
    ...exampleBodies(productId),
    // Names rows of this tenant, so that the requests get further than the first lookup.
    "POST /api/auth/login": { email: buyer.email, password: "Wrong1234" },
    "PUT /api/auth/change-password": {
      currentPassword: "Wrong1234",
      newPassword: PASSWORD,
      confirmPassword: PASSWORD,
    },
    "POST /api/auth/forgot-password": { email: buyer.email },
    "DELETE /api/account": { password: "Wrong1234" },
    "POST /api/checkout/session": { addressId: buyer.addressId, pan: "AAAPA1234A" },
    "POST /api/orders": orderBody(
      opened,
      {
        razorpay_payment_id: "pay_none",
        razorpay_order_id: opened.session.orderId,
        razorpay_signature: "ab",
      },
      buyer.addressId
    ),
    // A slug that is taken, so that no tenant is created.
    "POST /api/superadmin/tenants": {
      ...exampleBodies(productId)["POST /api/superadmin/tenants"],
      slug: tenant.slug,
      domain: `${tenant.slug}.example`,
    },
  }
})

/** Earlier requests have emptied the cart, and many checks only run with a product in it. */
beforeEach(async () => {
  await buyer.client.post("/api/cart", { productId: tenant.stones.get("Plain Ruby")?.id })
})

/** Returns a permitted caller. A visitor is new each time, so that no rate limit per address hides later requests. */
function callerOf({ description = "" }: Call): Client {
  if (description.includes("superadmin")) return platform
  if (description.includes("admin")) return tenant.admin
  return description.includes("signed-in") ? buyer.client : new Client(tenant.slug)
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`
/** These run last, since they end the sessions that the others need. */
const endsSessions = /logout|sessions/

interface Offence {
  call: string
  sent: string
  status: number
  body: unknown
}

/** People open these URLs in a browser, so their errors are HTML pages. */
const isPageFor = (call: Call, headers: ClientResponse["headers"]): boolean =>
  call.path === "/api/auth/enter/{token}" && String(headers["content-type"]).startsWith("text/html")

/** Lists what a response to invalid input must not be: a server error, or an error in another shape. */
function offences(call: Call, sent: string, { status, headers, body }: ClientResponse): Offence[] {
  const refusal = body as { error?: unknown; code?: unknown }
  const shaped =
    status < 400 ||
    isPageFor(call, headers) ||
    (typeof refusal.error === "string" && typeof refusal.code === "string")
  const traced = headers["x-request-id"] !== undefined
  const leaks = status >= 400 && /\bat .*:\d+:\d+|select |insert |relation "/i.test(JSON.stringify(body))
  if (status < 500 && shaped && traced && !leaks) return []
  return [{ call: nameOf(call), sent: sent.slice(0, 200), status, body }]
}

const filled = (path: string, value: string): string => path.replace(/\{\w+\}/g, value)

it("every endpoint with a body has an example here, and no other", () => {
  const taking = calls.filter((it) => it.requestBody !== undefined).map(nameOf)
  expect(Object.keys(examples).sort()).toEqual(taking.sort())
})

it("no value in a path or a query causes a server error", async () => {
  const found: Offence[] = []
  for (const [at, call] of calls.filter((it) => !endsSessions.test(it.path)).entries()) {
    const schemas = schemasOf(call)
    const inPath = call.parameters.some((it) => it.in === "path")
    const queries = [...call.parameters.filter((it) => it.in === "query").map((it) => it.name), "__proto__"]
    const example = examples[nameOf(call)]
    const paths = sampleOf(inPath ? hostileParts : [], at, (part) => sendsPath(schemas, part))
    const searches = sampleOf(
      queries.flatMap((name) => [
        ...hostileParts.map((part) => `${name}=${part}`),
        `${name}[a]=1`,
        `${name}=1&${name}=2`,
      ]),
      at,
      (query) => sendsQuery(schemas, query)
    )
    for (const path of [
      ...paths.map((part) => filled(call.path, part)),
      ...searches.map((query) => `${filled(call.path, "x")}?${query}`),
    ]) {
      const sent = example === undefined ? {} : { body: example }
      found.push(...offences(call, path, await callerOf(call).send(call.method, path, sent)))
    }
  }
  expect(found).toEqual([])
}, 300_000)

it("no value in a body causes a server error", async () => {
  const found: Offence[] = []
  for (const [at, call] of calls.entries()) {
    const example = examples[nameOf(call)]
    if (!example) continue
    const schemas = schemasOf(call)
    const path = filled(call.path, "x")
    const bodies = [
      ...sampleOf(hostileBodies(example), at, (body) => sendsBody(schemas, body)),
      ...sampleOf(["{", "", "[".repeat(50_000), '{"a":'.repeat(50_000)], at, () => false),
    ]
    for (const body of bodies)
      found.push(...offences(call, body, await callerOf(call).send(call.method, path, { body })))
  }
  expect(found).toEqual([])
}, 300_000)

it("a tenant is not opened with text that can't be stored, in any of its fields", async () => {
  const broken = "\ud800"
  const fields: Record<string, unknown> = {
    brandName: broken,
    tagline: broken,
    phone: broken,
    address: broken,
    customCss: broken,
    features: { [broken]: true },
    seo: { title: broken, description: "Gems", keywords: "gems" },
    social: { instagram: broken },
    paymentConfig: { razorpayKeyId: broken },
  }
  const slug = unique("never")
  for (const [field, value] of Object.entries(fields)) {
    const body = { brandName: "Never", slug, domain: `${slug}.example`, [field]: value }
    const response = await platform.post("/api/superadmin/tenants", body)
    expect({ field, response }).toMatchObject({
      field,
      response: { status: 400, body: { code: "VALIDATION_FAILED" } },
    })
  }
  expect((await new Client(slug).get("/api/branding")).status).toBe(404)
})

it("no header causes a server error", async () => {
  const headers: Record<string, string>[] = [
    { "content-type": "text/plain" },
    { "content-type": "multipart/form-data" },
    { "content-type": "application/json; charset=klingon" },
    { "content-encoding": "gzip" },
    { "content-encoding": "klingon" },
    { cookie: 'ratna_session=j:{"a":1}; x=%ff; =; ratna_session=%00' },
    { "if-none-match": '"' },
    { "accept-encoding": "klingon;q=x" },
    { "x-forwarded-for": "not an address", "x-forwarded-host": "..", "x-request-id": "x".repeat(5_000) },
    { range: "bytes=9-1" },
  ]
  const found: Offence[] = []
  for (const [at, call] of calls.filter((it) => !endsSessions.test(it.path)).entries()) {
    for (const header of sampleOf(headers, at, () => false)) {
      const sent = { headers: header, ...(call.requestBody === undefined ? {} : { body: "{}" }) }
      const response = await callerOf(call).send(call.method, filled(call.path, "x"), sent)
      found.push(...offences(call, JSON.stringify(header), response))
    }
  }
  expect(found).toEqual([])
}, 300_000)

it("the tenant is intact afterwards: its product, its shopper and its prices are unchanged", async () => {
  const { body } = await new Client(tenant.slug).get<{ name: string; stock: number }[]>("/api/products")
  expect(body.find((it) => it.name === "Plain Ruby")).toMatchObject({ stock: 50, price: "1234.56" })
  expect((await buyer.client.get("/api/auth/me")).body).toMatchObject({
    email: buyer.email,
    role: "CUSTOMER",
  })
  expect((await buyer.client.get("/api/orders")).body).toEqual([])
})
