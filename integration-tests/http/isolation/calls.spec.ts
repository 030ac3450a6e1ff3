import { Client, type ClientResponse } from "../../support/client"
import { openApiPath } from "../../support/declared-endpoints"
import { exampleBodies } from "../../support/example-bodies"
import {
  respondsToEachTenant,
  bodiesThatName,
  namesNothingOfATenant,
  notTenants,
  secretsThatOpen,
} from "../../support/isolation/call-rules"
import { filledTenant, unfilled, type FilledTenant } from "../../support/isolation/filled-tenant"
import { marksOf, namesOf, rowCounts } from "../../support/isolation/marks"
import { medusaRows } from "../../support/isolation/medusa-rows"
import { registeredRoutes, type Registered } from "../../support/isolation/registered-routes"
import { IsolationReport } from "../../support/isolation/report"
import { tenantRows } from "../../support/tenant-rows"

jest.setTimeout(180_000)

const report = new IsolationReport(
  1,
  "Calls",
  "Every route of the registry, called on one tenant's host with everything that names another tenant's things."
)
afterAll(() => report.write())

let mine: FilledTenant
let other: FilledTenant
/** Texts that only the other tenant's rows contain, and those of them that identify its rows. */
let marks: string[]
let names: string[]
let before: unknown
const routes = registeredRoutes()
const callOf = ({ method, path }: Registered): string => `${method} ${path}`

const stateOf = async ({ tenant }: FilledTenant) => ({
  own: await tenantRows(tenant.id),
  medusa: await medusaRows(tenant.id),
})

beforeAll(async () => {
  ;[mine, other] = await Promise.all([filledTenant(), filledTenant()])
  marks = await marksOf(other.tenant.id, [mine.tenant.id])
  names = [...(await namesOf(other.tenant.id, marks)), other.tenant.id, other.tenant.slug]
  before = await stateOf(other)
})

/**
 * Returns a permitted caller on its own host: an integration key where possible, since `roles.spec.ts` covers admins.
 */
function callerOf({ access, scope }: Registered): Client {
  if (access === "anyone") return new Client(mine.tenant.slug)
  if (access === "shopper") return mine.buyer.client
  return scope ? withKey(mine.tenant.slug, mine.key) : mine.tenant.admin
}

/** A client that sends an integration key in every request and no cookies. */
function withKey(slug: string, key: string): Client {
  const program = new Client(slug)
  const send = program.send.bind(program)
  program.send = (method, path, sent) =>
    send(method, path, { ...sent, headers: { ...sent?.headers, authorization: `Bearer ${key}` } })
  return program
}

const ofTenants = (): Registered[] => routes.filter((it) => !(it.access in notTenants))
/** Requests that end the sessions that the other requests need. */
const endsSessions = /logout|sessions|DELETE \/api\/account$/

function leaks({ body, bytes }: ClientResponse, sent: string): string[] {
  const text = typeof body === "string" ? bytes.toString("utf8") : JSON.stringify(body)
  return marks.filter((it) => !sent.includes(it) && text.includes(it)).map((it) => `says ${it}`)
}

const bodyFor = (call: string): object | undefined =>
  bodiesThatName[call]?.(other) ?? exampleBodies(other.sold)[openApiPath(call)]

it("every table holds rows of the other tenant, so these tests cover new features too", async () => {
  const counts = await rowCounts(other.tenant.id)
  const empty = [...counts].filter(([name, n]) => n === 0 && !(name in unfilled)).map(([name]) => name)
  expect(empty).toEqual([])
  expect(Object.keys(unfilled).filter((it) => !counts.has(it))).toEqual([])
  expect(marks.length).toBeGreaterThan(100)
  expect(names.length).toBeGreaterThan(10)
})

it("another tenant's row named in a path is not found, whatever it is and whoever asks", async () => {
  for (const route of ofTenants().filter((it) => it.path.includes(":"))) {
    const call = callOf(route)
    const reason = namesNothingOfATenant[call]
    const body = bodyFor(call)
    const problems: string[] = []
    const statuses = new Set<number>()
    for (const name of names) {
      const path = route.path.replace(/:\w+/g, encodeURIComponent(name))
      const response = await callerOf(route).send(route.method, path, body ? { body } : {})
      statuses.add(response.status)
      problems.push(...leaks(response, path + JSON.stringify(body ?? "")))
      if (!reason && ![400, 403, 404].includes(response.status))
        problems.push(`${name}: ${String(response.status)}`)
    }
    if (!reason && !statuses.has(404)) problems.push(`never 404, but ${[...statuses].join(", ")}`)
    report.add(
      call,
      reason ?? `404 for each of ${String(names.length)} names of another tenant's things`,
      problems
    )
  }
  expect(report.problems()).toEqual([])
})

it("another tenant's rows named in a body are refused", async () => {
  for (const route of ofTenants().filter((it) => callOf(it) in bodiesThatName && !it.path.includes(":"))) {
    const call = callOf(route)
    const body = bodyFor(call)
    const problems: string[] = []
    const response = await callerOf(route).send(route.method, route.path, { body })
    problems.push(...leaks(response, JSON.stringify(body)))
    const refused = response.status >= 400 && response.status < 500
    if (!refused && !respondsToEachTenant.has(call)) problems.push(`responds with ${String(response.status)}`)
    report.add(call, "ids of another tenant in the body are refused", problems)
  }
  expect(report.problems()).toEqual([])
})

it("every body with ids has an example with another tenant's ids", async () => {
  interface Described {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>>
  }
  const { body } = await new Client().get<Described>("/api/openapi.json")
  const naming = (schema: unknown): boolean => {
    if (typeof schema !== "object" || schema === null) return false
    const { properties = {}, ...more } = schema as { properties?: Record<string, unknown> }
    return (
      Object.entries(properties).some(([name, it]) => /^ids?$|[a-z]Ids?$/.test(name) || naming(it)) ||
      Object.values(more).some(naming)
    )
  }
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, it]) => naming(it.requestBody))
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`)
  )
  const ofOthers = new Set(routes.filter((it) => it.access in notTenants).map(callOf))
  const payments = /branding$/ // `razorpayKeyId` identifies the tenant's gateway account
  expect(calls.filter((it) => !(it in bodiesThatName) && !ofOthers.has(it) && !payments.test(it))).toEqual([])
  const known = new Set(routes.map(callOf))
  const listed = [bodiesThatName, namesNothingOfATenant, secretsThatOpen].flatMap(Object.keys)
  expect(listed.filter((it) => !known.has(it))).toEqual([])
})

it("one tenant's password or reset link opens nothing on another tenant's host", async () => {
  for (const [call, body] of Object.entries(secretsThatOpen)) {
    const [method = "", path = ""] = call.split(" ")
    const response = await new Client(mine.tenant.slug).send(method, path, { body: body(other) })
    const problems =
      response.status >= 400 && response.status < 500 ? [] : [`responds with ${String(response.status)}`]
    report.add(`${call} with another tenant's`, "refused: accounts and links are one tenant's", problems)
  }
  const link = `/api/auth/verify-reset-token/${other.resetToken}`
  expect((await new Client(other.tenant.slug).get(link)).body).toMatchObject({ valid: true })
  expect((await new Client(mine.tenant.slug).get(link)).body).toMatchObject({ valid: false })
  const borrowed = new Client(mine.tenant.slug)
  for (const [name, value] of other.buyer.client.cookies) borrowed.cookies.set(name, value)
  const program = withKey(mine.tenant.slug, other.key)
  for (const route of ofTenants().filter((it) => it.access !== "anyone" && !endsSessions.test(callOf(it)))) {
    const path = route.path.replace(/:\w+/g, "x")
    const statuses = [
      (await borrowed.send(route.method, path)).status,
      (await program.send(route.method, path)).status,
    ]
    const problems = statuses.every((it) => it === 401) ? [] : [`responds with ${statuses.join(", ")}`]
    report.add(`${callOf(route)} with another tenant's session or key`, "401", problems)
  }
  expect(report.problems()).toEqual([])
})

it("nothing that a tenant's people can read or write on their host says a word of another tenant", async () => {
  const queries: Record<string, string> = {
    "/api/admin/reports/gst": `?month=${new Date().toISOString().slice(0, 7)}&table=b2cs`,
    "/api/admin/views": "?list=products",
  }
  for (const route of ofTenants().filter((it) => !it.path.includes(":") && !(callOf(it) in bodiesThatName))) {
    const call = callOf(route)
    const body = exampleBodies(other.sold)[call]
    const isSent = route.method === "GET" || body !== undefined
    const problems: string[] = []
    if (isSent && !endsSessions.test(call)) {
      const path = route.path + (queries[route.path] ?? "")
      const response = await callerOf(route).send(route.method, path, body ? { body } : {})
      problems.push(...leaks(response, JSON.stringify(body ?? "")))
      if (response.status >= 500) problems.push(`responds with ${String(response.status)}`)
    }
    report.add(
      call,
      isSent ? "responds for its host's tenant alone" : "names nothing: writes in its host's tenant",
      problems
    )
  }
  expect(report.problems()).toEqual([])
})

it("endpoints that are not for tenants are closed to a tenant's accounts", async () => {
  for (const route of routes.filter((it) => it.access in notTenants)) {
    const path = route.path.replace(/:\w+/g, other.tenant.id)
    const direct = new Client(mine.tenant.slug, { medusa: true })
    for (const [name, value] of mine.tenant.admin.cookies) direct.cookies.set(name, value)
    const response = await direct.send(route.method, path, {
      body: "{}",
      headers: { "content-type": "application/json" },
    })
    const open = route.access === "platform" && response.status < 500
    const problems =
      open || [401, 403].includes(response.status) ? [] : [`responds with ${String(response.status)}`]
    report.add(callOf(route), notTenants[route.access as keyof typeof notTenants], [
      ...problems,
      ...leaks(response, path),
    ])
  }
  expect(report.problems()).toEqual([])
})

it("afterwards nothing of the other tenant has changed, in the product's tables and in Medusa's", async () => {
  expect(await stateOf(other)).toEqual(before)
})
