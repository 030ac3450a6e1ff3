import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Product } from "../../../src/contract/product"
import { productData, runCli } from "../../support/cli"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { boundMs, Reader } from "../../support/freshness"
import { tenantsPath } from "../../support/platform"
import { type FurtherProcess, secondServer, secondStorefront } from "../../support/second-server"
import { expectStatus } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import { newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(180_000)

let server: FurtherProcess
let storefront: FurtherProcess
let tenant: TenantWithStones
let stone: Product

beforeAll(async () => {
  server = await secondServer()
  storefront = await secondStorefront(server.port)
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  const [first] = tenant.stones.values()
  if (!first) throw new Error("There is no stone")
  stone = first
})

afterAll(async () => {
  await storefront.stop()
  await server.stop()
})

/** A visitor of the second storefront. */
const visitor = (slug = tenant.slug): Client => new Client(slug, { port: storefront.port })

/** The admin's browser, on the second storefront: it has the same cookies. */
function adminThere(): Client {
  const client = visitor()
  for (const [name, value] of tenant.admin.cookies) client.cookies.set(name, value)
  return client
}

/** A change through the first storefront, and what it leads to at an address. */
interface Case {
  at: string
  change: (value: string) => Promise<unknown>
}

const put = async (url: string, body: object): Promise<unknown> =>
  expectStatus(await tenant.admin.put(url, body), 200)

/** Texts that no test has used before; prices are numbers. */
const cases: [string, Case][] = [
  ["the brand", { at: "/", change: (brandName) => put("/api/admin/branding", { brandName }) }],
  ["a text", { at: "/", change: (value) => put("/api/admin/content/nav_faq", { value }) }],
  [
    "a setting",
    {
      at: "/api/settings/checkout",
      change: (value) => put("/api/admin/settings/free_shipping_threshold", { value }),
    },
  ],
  [
    "an FAQ",
    {
      at: "/faq",
      change: async (question) =>
        expectStatus(await tenant.admin.post("/api/admin/faqs", { question, answer: "Yes." }), 201),
    },
  ],
  [
    "a stone",
    {
      at: "/products/ruby",
      change: (name) => put(`/api/admin/products/${stone.id}`, { name, slug: "ruby" }),
    },
  ],
  [
    "a stone, in the API",
    {
      at: "/api/products/slug/ruby",
      change: (name) => put(`/api/admin/products/${stone.id}`, { name, slug: "ruby" }),
    },
  ],
  [
    "an FAQ that psql changes",
    {
      at: "/faq",
      change: (question) => rows("update faq set question = $2 where tenant_id = $1", [tenant.id, question]),
    },
  ],
  [
    "a brand that psql changes",
    {
      at: "/",
      change: (name) => rows("update tenant set brand_name = $2 where id = $1", [tenant.id, name]),
    },
  ],
]

let n = 30_000
const valueFor = (what: string): string => (what === "a setting" ? String(++n) : unique("New"))

describe("a change through one storefront", () => {
  it.each(cases)(
    "%s: is in every response of the other that begins 50 ms later",
    async (what, { at, change }) => {
      const value = valueFor(what)
      const later = await new Reader(visitor(), at).around(() => change(value))
      expect(later.length).toBeGreaterThan(0)
      expect(later.filter((it) => !it.startsWith("200 ") || !it.includes(value))).toEqual([])
    }
  )

  it.each(cases.slice(0, 6))(
    "%s: is shown at once to its author by the other",
    async (what, { at, change }) => {
      const value = valueFor(what)
      // Other visitors keep every lease of the other storefront young.
      let own = ""
      await new Reader(visitor(), at).around(async () => {
        await change(value)
        own = JSON.stringify((await adminThere().get(at)).body)
      })
      expect(own).toContain(value)
    }
  )

  it("a catalog file that the command line imports is shown by both", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "ratna-sides-"))
    const name = unique("Emerald")
    const file = path.join(folder, "stones.csv")
    writeFileSync(
      file,
      `name,type,color,weight,origin,price,stock\n${name},EMERALD,Green,2.00 ct,Zambia,100.00,1\n`
    )
    const later = await new Reader(visitor(), "/shop").around(async () => {
      const ended = await runCli(productData(), ["catalog:import", "--tenant", tenant.slug, file])
      expect(ended).toMatchObject({ code: 0 })
    })
    rmSync(folder, { recursive: true })
    expect(later.filter((it) => !it.includes(name))).toEqual([])
  })

  it.each(["/", "/api/branding"])(
    "is in the first %s of processes that were paused meanwhile",
    async (at) => {
      const value = unique("New")
      const there = visitor()
      for (let n = 0; n < 3; n++) await there.get(at)
      for (const { pid } of [storefront, server]) process.kill(pid, "SIGSTOP")
      await put("/api/admin/branding", { brandName: value })
      await sleep(boundMs)
      for (const { pid } of [storefront, server]) process.kill(pid, "SIGCONT")
      expect(JSON.stringify((await there.get(at)).body)).toContain(value)
    }
  )

  it.each(["/", "/api/branding"])("is in each %s that is sent after the server was paused", async (at) => {
    const value = unique("New")
    const there = visitor()
    for (let n = 0; n < 3; n++) expectStatus(await there.get(at), 200)
    process.kill(server.pid, "SIGSTOP")
    await put("/api/admin/branding", { brandName: value })
    await sleep(boundMs)
    const pending = there.get(at)
    const early = await Promise.race([pending, sleep(2_000)])
    process.kill(server.pid, "SIGCONT")
    const { status, body } = early ?? (await pending)
    expect(status === 503 || JSON.stringify(body).includes(value)).toBe(true)
  })

  it("that closes a tenant: the other rejects its requests and shows no page", async () => {
    const update = async (isActive: string) =>
      expectStatus(
        await sendForm(await superadmin(), "PUT", `${tenantsPath}/${tenant.id}`, { isActive }),
        200
      )
    for (const at of ["/", "/api/products", "/products/ruby"]) {
      const closed = await new Reader(visitor(), at).around(() => update("false"))
      expect(closed.filter((it) => !it.startsWith("503 "))).toEqual([])
      const opened = await new Reader(visitor(), at).around(() => update("true"))
      expect(opened.filter((it) => !it.startsWith("200 "))).toEqual([])
    }
  })
})

it("the Medusa server tells versions to nobody without the shared secret", async () => {
  const direct = new Client(tenant.slug, { port: server.port })
  const target = `/internal/versions?t=${tenant.id}`
  expect((await direct.get(target)).status).toBe(404)
  expect((await direct.get(target, { headers: { "x-ratna-edge": "guess" } })).status).toBe(404)
  expect((await visitor().get(target)).status).toBe(404)
})
