import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { Client } from "../../support/client"
import { newShopper } from "../../support/shopper"
import { newTenant } from "../../support/tenant"

jest.setTimeout(180_000)

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]

/** Every route of the installed packages of Medusa, and those of its HTTP loader, as `POST /hooks/payment/:provider`. */
const routes = globSync("node_modules/@medusajs/*/{dist,.medusa/server/src}/api/**/route.js").flatMap(
  (file) => {
    const url = `/${path.dirname(file).replace(/^.*?\/api\//, "")}`.replace(/\[(\w+)\]/g, "x1")
    const text = readFileSync(file, "utf8")
    return methods.filter((it) => text.includes(`exports.${it} = `)).map((it) => [it, url] as const)
  }
)
const loaders = ["/", "/health", "/static/a.csv", "/uploads/a", "/virtual", "/docs", "/hooks", "/cloud"].map(
  (url) => ["GET", url] as const
)

/** What may be called without signing in, each with guards of its own. */
// `/cloud/auth` is the same for everybody: no.
const open = ["GET /admin/feature-flags", "POST /admin/invites/accept", "GET /cloud/auth"]

describe("no route of Medusa's answers a caller who isn't signed in to it", () => {
  it("finds the routes of all packages", () => {
    expect(routes.length).toBeGreaterThan(450)
    for (const family of ["/admin/", "/store/", "/auth/", "/hooks/", "/cloud/"])
      expect([family, routes.some(([, url]) => url.startsWith(family))]).toEqual([family, true])
  })

  it("without credentials, with a wrong token, an unknown key, or a shopper's session", async () => {
    const tenant = await newTenant()
    const shopper = await newShopper(tenant.slug)
    const cookie = [...shopper.client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const credentials: Record<string, string>[] = [
      {},
      { authorization: "Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAA" },
      { authorization: `Basic ${Buffer.from("sk_none:").toString("base64")}` },
      { "x-publishable-api-key": "pk_none" },
      { cookie },
    ]
    const answered: unknown[] = []
    for (const [method, url] of [...routes, ...loaders]) {
      if (open.includes(`${method} ${url}`)) continue
      for (const headers of credentials) {
        // Each request has its own address, so that no rate limit answers in place of the guard.
        const client = new Client("default", { medusa: true })
        const body = method === "GET" ? {} : { body: { email: "a@b.test", password: "wrong" } }
        const { status } = await client.send(method, url, { headers, ...body })
        // Medusa's store API responds with 400 where the publishable key is missing or unknown.
        const refusals = url.startsWith("/store/") ? [400, 401, 403, 404] : [401, 403, 404]
        if (!refusals.includes(status)) answered.push([method, url, Object.keys(headers)[0], status])
      }
    }
    expect(answered).toEqual([])
  })

  it("under /hooks and /cloud there is nothing, for anybody", async () => {
    for (const [method, url] of routes.filter(
      ([method, it]) => /^\/(hooks|cloud)\//.test(it) && !open.includes(`${method} ${it}`)
    ))
      expect([url, (await new Client("default", { medusa: true }).send(method, url, {})).status]).toEqual([
        url,
        404,
      ])
  })
})
