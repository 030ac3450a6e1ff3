import { Client } from "../../support/client"
import { secondServer, secondStorefront } from "../../support/second-server"
import { newShopper, PASSWORD } from "../../support/shopper"
import { textOf, TraceCollector } from "../../support/trace-collector"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(240_000)

let collector: TraceCollector
let port: number
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  collector = await TraceCollector.open()
  // Spans are sent often, so that the specs don't wait.
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: "200" }
  const server = await secondServer(env)
  const storefront = await secondStorefront(server.port, env)
  stops.push(storefront.stop, server.stop)
  port = storefront.port
})

afterAll(async () => {
  for (const stop of stops) await stop()
  await collector.close()
})

/** Waits for the whole trace of a request: the storefront's span is the last one to end. */
const traceOf = (requestId: unknown) =>
  waitFor("the trace", () => {
    const all = collector.spans()
    const own = all.find(
      ({ service, attributes }) =>
        service === "ratna-storefront" && textOf(attributes, "ratna.request_id") === requestId
    )
    const trace = all.filter(({ traceId }) => traceId === own?.traceId)
    return Promise.resolve(trace.some(({ service }) => service === "ratna-server") ? trace : undefined)
  })

it("a slow request can be followed from the storefront to its SQL", async () => {
  const { headers } = await new Client("default", { port }).get("/api/products?limit=3")
  const trace = await traceOf(headers["x-request-id"])
  const edge = trace.find(({ service }) => service === "ratna-storefront")
  const server = trace.find(
    ({ service, parentSpanId }) => service === "ratna-server" && parentSpanId === edge?.spanId
  )
  expect(edge?.name).toBe("GET /api/products")
  expect(server?.name).toBe("GET /api/products")
  expect(textOf(server?.attributes ?? [], "ratna.request_id")).toBe(headers["x-request-id"])
  const statements = trace.filter(({ parentSpanId }) => parentSpanId === server?.spanId)
  expect(statements.map(({ attributes }) => textOf(attributes, "db.query.text") ?? "").join("\n")).toMatch(
    /select/i
  )
})

it("a page's trace contains the API requests that it was rendered from", async () => {
  const { headers } = await new Client("default", { port }).get("/shop")
  const trace = await traceOf(headers["x-request-id"])
  const names = trace.filter(({ service }) => service === "ratna-server").map(({ name }) => name)
  expect(names).toContain("GET /api/products")
})

it("a client can't choose the trace of its request", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c"
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const response = await new Client("default", { port }).get("/api/faqs", { headers })
  const trace = await traceOf(response.headers["x-request-id"])
  expect(trace[0]?.traceId).not.toBe(traceId)
})

it("no byte that is sent contains headers, cookies, query values, e-mails or values of statements", async () => {
  const { email, client: known } = await newShopper()
  const visitor = new Client("default", { port })
  for (const [name, value] of known.cookies) visitor.cookies.set(name, value)
  const word = unique("word")
  const headers = { "user-agent": unique("agent"), referer: `${visitor.origin}/?q=${word}` }
  await visitor.post("/api/auth/login", { email, password: PASSWORD }, { headers })
  await visitor.get(`/shop?search=${word}`, { headers })
  await visitor.get(`/api/products?search=${word}`, { headers })
  await visitor.get(`/api/auth/verify-reset-token/${word}`, { headers })
  await visitor.post("/api/contact", { name: "Asha Rao", email, subject: word, message: word }, { headers })
  const last = await visitor.get("/api/auth/me", { headers })
  await traceOf(last.headers["x-request-id"])
  const bytes = [...collector.bodies, ...collector.headers].join("\n")
  expect(bytes).toContain("/api/auth/verify-reset-token/:token")
  const secrets = [email, "Asha", PASSWORD, word, headers["user-agent"], ...visitor.cookies.values()]
  for (const secret of secrets) expect(bytes).not.toContain(secret)
})
