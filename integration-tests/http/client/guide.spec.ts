import { execFile, spawn } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { createRatnaClient, dataOf, RatnaError } from "../../../packages/client/src/index"
import { scopes, type NewApiKey } from "../../../src/contract/key"
import type { Order } from "../../../src/contract/order"
import { product } from "../../support/product"
import { expectStatus } from "../../support/shopper"
import { buy, newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { newWebhook } from "../../support/webhooks"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

const folder = "packages/client/examples"
const run = promisify(execFile)
const tsx = ["--import", path.resolve("integration-tests/support/localhost-names.mjs"), "--import", "tsx"]

let tenant: TenantWithStones
let key: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 6 }])
  const made = await tenant.admin.post<NewApiKey>("/api/admin/keys", { name: "Guide", scopes })
  key = expectStatus(made, 201).body.key
  env = {
    ...process.env,
    TSX_TSCONFIG_PATH: path.resolve("tsconfig.dev.json"),
    RATNA_URL: tenant.admin.origin,
    RATNA_KEY: key,
  }
})

const example = async (name: string): Promise<string> =>
  (await run(process.execPath, [...tsx, path.join(folder, name)], { env })).stdout

/** Creates the client as the guide does, for the tenant's host, wherever that name resolves to on this machine. */
const client = (more: Partial<Parameters<typeof createRatnaClient>[0]> = {}) =>
  createRatnaClient({ baseUrl: tenant.admin.origin, key, wait: () => Promise.resolve(), ...more })

it("the client's types match the current endpoints", async () => {
  await run(process.execPath, ["packages/client/generate.mjs", product().origin, "--check"])
})

it("the guide shows exactly the code that this spec runs", () => {
  const guide = readFileSync("docs/integrating.md", "utf8")
  // The specs of Medusa's store API cover its SDK.
  const shown = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)]
    .map((it) => it[1] ?? "")
    .filter((it) => !it.includes("@medusajs/js-sdk"))
  const files = readdirSync(folder).map((it) => readFileSync(path.join(folder, it), "utf8"))
  expect(shown.toSorted()).toEqual(files.toSorted())
})

it("the guide's examples work: reading, adding, changing, receiving orders, errors", async () => {
  expect(await example("first-call.ts")).toContain("1 of 1 products\nRuby: ₹")
  expect(await example("list-products.ts")).toContain("6 stones on stock")
  expect(await example("upsert-product.ts")).toContain("Row 1 is created")
  expect(await example("upsert-product.ts")).toContain("Row 1 is unchanged")
  expect(await example("change-stock.ts")).toContain("Spinel of Luc Yen: 7 on stock")
  const buyer = await newBuyer(tenant.slug)
  const placed = expectStatus<Order>(
    (await buy(buyer, tenant.stones.get("Ruby")?.id ?? "")).response,
    201
  ).body
  expect(await example("take-orders.ts")).toBe(
    `${placed.orderNumber} is SHIPPED\nAll paid orders are taken\n`
  )
  expect(await example("take-orders.ts")).toBe("All paid orders are taken\n")
  expect(await example("handle-errors.ts")).toBe("404 NOT_FOUND: Order not found\nMade once\n")
})

it("the guide's receiver accepts the tenant's outgoing webhooks and rejects forged ones", async () => {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const url = `http://127.0.0.1:${String(port)}/`
  const { secret } = await newWebhook(tenant.admin, { url, events: ["product.changed"] })
  const own = { RATNA_WEBHOOK_SECRET: secret, RATNA_WEBHOOK_PORT: String(port) }
  const receiver = spawn(process.execPath, [...tsx, path.join(folder, "receive-webhooks.ts")], {
    env: { ...env, ...own },
  })
  let output = ""
  receiver.stdout.on("data", (it: Buffer) => (output += it.toString()))
  const saying = (words: string) =>
    waitFor(`The receiver's "${words}"`, () => Promise.resolve(output.includes(words) || undefined))
  try {
    await saying("Listening")
    const forged = { "webhook-id": "msg_1", "webhook-timestamp": "1", "webhook-signature": "v1,eA==" }
    expect((await fetch(url, { method: "POST", body: "{}", headers: forged })).status).toBe(400)
    const id = tenant.stones.get("Ruby")?.id ?? ""
    expectStatus(await tenant.admin.put(`/api/admin/products/${id}`, { description: "Redder" }), 200)
    await saying("product.changed at ")
  } finally {
    receiver.kill()
  }
})

/** A connection that loses the first `count` responses. */
const losing = (count: number) => {
  const seen: Request[] = []
  const fetchLosing = async (request: Request): Promise<Response> => {
    seen.push(request.clone())
    const { origin } = new URL(product().origin)
    const headers = new Headers(request.headers)
    headers.set("host", new URL(request.url).host)
    const body = request.body ? await request.text() : undefined
    const sent = await tenant.admin.send(
      request.method,
      request.url.slice(new URL(request.url).origin.length),
      {
        ...(body === undefined ? {} : { body }),
        headers: Object.fromEntries(headers),
      }
    )
    if (seen.length <= count) throw new TypeError(`${origin} hung up`)
    return new Response(sent.bytes.length ? new Uint8Array(sent.bytes) : null, { status: sent.status })
  }
  return { seen, fetch: fetchLosing }
}

it("a write whose response was lost is repeated with the same key, and executed once", async () => {
  const line = losing(1)
  const question = { question: "Lost?", answer: "No.", isVisible: false }
  const made = await dataOf(client({ fetch: line.fetch }).POST("/api/admin/faqs", { body: question }))
  const keys = line.seen.map((it) => it.headers.get("idempotency-key"))
  expect(keys).toEqual([keys[0], keys[0]])
  const { body } = await tenant.admin.get<{ id: string; question: string }[]>("/api/admin/faqs")
  expect(body.filter((it) => it.question === "Lost?").map((it) => it.id)).toEqual([made.id])
})

it("stops after its retries; an error response has its code and is never retried", async () => {
  const line = losing(9)
  await expect(client({ fetch: line.fetch, retries: 3 }).GET("/api/admin/faqs")).rejects.toThrow("hung up")
  expect(line.seen).toHaveLength(4)
  const refused = losing(0)
  const call = client({ fetch: refused.fetch }).POST("/api/admin/faqs", {
    body: { question: "", answer: "x" },
  })
  const error = await call.catch((it: unknown) => it)
  expect(error).toBeInstanceOf(RatnaError)
  expect(error).toMatchObject({ status: 400, code: "VALIDATION_FAILED", details: [{ path: "question" }] })
  expect(refused.seen).toHaveLength(1)
})
