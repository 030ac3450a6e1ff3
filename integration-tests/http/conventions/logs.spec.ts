import { readFile } from "node:fs/promises"
import path from "node:path"
import { Client } from "../../support/client"
import { product } from "../../support/product"
import { newShopper } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

const files = ["medusa.log", "storefront.log"]

const logs = async (): Promise<string> => {
  const folder = path.join(product().dataDir, "logs")
  return (await Promise.all(files.map((it) => readFile(path.join(folder, it), "utf8")))).join("\n")
}

interface Line {
  time: string
  level: string
  service: string
  message: string
  method?: string
  route?: string
  status?: number
  ms?: number
  requestId?: string
  tenantId?: string
}

/** Waits for the lines of a request in the logs of `services` processes. */
const linesOf = (requestId: unknown, services: number): Promise<Line[]> =>
  waitFor("the request's lines", async () => {
    const found = (await logs())
      .split("\n")
      .filter((line) => line.includes(`"requestId":"${String(requestId)}"`))
    return found.length >= services ? found.map((line) => JSON.parse(line) as Line) : undefined
  })

it("a request can be followed through both servers by its id and its tenant", async () => {
  const tenant = await newTenant()
  const { headers } = await tenant.admin.get("/api/admin/orders?search=Asha")
  const lines = await linesOf(headers["x-request-id"], 2)
  expect(lines.map(({ service }) => service).sort()).toEqual(["server", "storefront"])
  for (const line of lines) {
    expect(line).toMatchObject({
      level: "info",
      message: "request",
      method: "GET",
      route: "/api/admin/orders",
      status: 200,
      tenantId: tenant.id,
    })
    expect(line.ms).toBeGreaterThan(0)
    expect(new Date(line.time).getTime()).toBeGreaterThan(Date.now() - 60_000)
  }
})

it("every line of a server is JSON with a time, a level and a message, Medusa's own lines included", async () => {
  await new Client().get("/shop")
  const lines = (await logs()).split("\n").filter((line) => line.startsWith("{"))
  const medusas = lines.filter((line) => line.includes("Server is ready on port"))
  expect(medusas.length).toBeGreaterThan(0)
  for (const line of lines) {
    const { time, level, message } = JSON.parse(line) as Line
    expect([typeof time, typeof level, typeof message]).toEqual(["string", "string", "string"])
  }
})

it("no log contains a reset link's token, neither as a URL nor as a Referer", async () => {
  const token = unique("token")
  const visitor = new Client()
  const headers = { referer: `${visitor.origin}/reset-password?token=${token}` }
  expect((await visitor.get(`/reset-password?token=${token}`)).status).toBe(200)
  const { body } = await visitor.get(`/api/auth/verify-reset-token/${token}`, { headers })
  expect(body).toEqual({ valid: false })
  const last = await visitor.get("/api/faqs", { headers })

  await linesOf(last.headers["x-request-id"], 2)
  const written = await logs()
  expect(written).toContain("/api/auth/verify-reset-token/:token")
  expect(written).not.toContain(token)
})

it("no log contains personal data: e-mails, addresses, cookies, search words", async () => {
  const { client, email } = await newShopper()
  const word = unique("word")
  const userAgent = unique("agent")
  const headers = { "user-agent": userAgent }
  await client.post("/api/auth/login", { email, password: word }, { headers })
  await client.get(`/shop?search=${word}`, { headers })
  await client.get(`/api/products?search=${word}`, { headers })
  await new Client("default", { medusa: true }).get(`/store/products?q=${word}`, { headers })
  const last = await client.get("/api/auth/me", { headers })
  await linesOf(last.headers["x-request-id"], 2)
  const written = await logs()
  for (const secret of [email, word, userAgent, ...client.cookies.values()])
    expect(written).not.toContain(secret)
  expect(written).not.toMatch(/"[^"]*127\.\d+\.\d+\.\d+"/)
})
