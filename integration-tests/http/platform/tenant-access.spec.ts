import type { TenantView } from "../../../src/contract/tenant"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { names, tenantsPath } from "../../support/platform"
import { newShopper } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"

jest.setTimeout(60_000)

let platform: Client
beforeAll(async () => {
  platform = await superadmin()
})

const rowOf = (id: string) => rows("select * from tenant where id = $1", [id])

const callsOf = (id: string): [string, string, object?][] => [
  ["GET", "/api/superadmin/analytics/overview"],
  ["GET", tenantsPath],
  ["POST", tenantsPath, names()],
  ["GET", `${tenantsPath}/${id}`],
  ["PUT", `${tenantsPath}/${id}`, { tagline: "Spoiled" }],
  ["DELETE", `${tenantsPath}/${id}`],
]

it("visitors are asked to sign in, a tenant's own accounts are refused, and nothing changes", async () => {
  const tenant = await newTenantWithShopper()
  const before = await rowOf(tenant.id)
  for (const [method, target, body] of callsOf(tenant.id)) {
    const statuses = await Promise.all(
      [new Client(tenant.slug), new Client(), tenant.shopper, tenant.admin].map(
        async (it) => (await it.send(method, target, body ? { body } : {})).status
      )
    )
    expect({ method, target, statuses }).toEqual({ method, target, statuses: [401, 401, 403, 403] })
  }
  expect(await rowOf(tenant.id)).toEqual(before)
})

it("the platform's own tenant can be neither edited nor deleted", async () => {
  const [own] = await rows<{ id: string }>("select * from tenant where slug = 'default'")
  const id = own?.id ?? ""
  expect(
    await sendForm<TenantView>(platform, "PUT", `${tenantsPath}/${id}`, { tagline: "Spoiled" })
  ).toMatchObject({
    status: 403,
    body: { code: "FORBIDDEN" },
  })
  expect((await platform.delete(`${tenantsPath}/${id}`)).status).toBe(403)
  expect(await rowOf(id)).toEqual([own])
})

it("an unknown tenant id is 404 on every endpoint, in the common error shape", async () => {
  const calls: [string, string, object?][] = [
    ["GET", ""],
    ["PUT", "", { tagline: "x" }],
    ["DELETE", ""],
    ["POST", "/restore"],
    ["GET", "/limits"],
    ["PUT", "/limits", { callsPerSecond: 1, callsAtOnce: 1 }],
    ["GET", "/export"],
    ["POST", "/enter", { reason: "They asked for help" }],
    ["GET", "/domains"],
    ["POST", "/domains", { host: "www.nobody.example" }],
    ["PUT", "/domains/www.nobody.example", { isPrimary: true }],
    ["POST", "/domains/www.nobody.example/check"],
    ["DELETE", "/domains/www.nobody.example"],
  ]
  const { body: api } = await platform.get<{ paths: Record<string, object> }>("/api/openapi.json")
  const known = Object.entries(api.paths).filter(([path]) => path.startsWith(`${tenantsPath}/{id}`))
  // Fails if a new endpoint is not in this spec.
  expect(calls).toHaveLength(known.flatMap(([, methods]) => Object.keys(methods)).length)
  // Other specs download exports with the same account, so its rate limit is reset.
  await rows("delete from rate_limit where key like 'tenant-export:%'")
  const odd = ["ten_none", "x'y", "%F0%9F%92%8E", "%00", "ten_1%00", "%25zz", "%20", "a".repeat(300)]
  for (const id of odd) {
    const responses = await Promise.all(
      calls.map(([method, rest, body]) =>
        platform.send(method, `${tenantsPath}/${id}${rest}`, body ? { body } : {})
      )
    )
    for (const [at, { status, body }] of responses.entries())
      expect({ id, call: calls[at], status, body }).toMatchObject({
        status: 404,
        body: { code: "NOT_FOUND" },
      })
  }
})

async function newTenantWithShopper() {
  const made = await newTenant()
  const { client } = await newShopper(made.slug)
  return { ...made, shopper: client }
}
