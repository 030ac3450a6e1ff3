import { Client } from "../../support/client"
import { medusaAdminIsBuilt } from "../../support/medusa-admin-built"
import { product } from "../../support/product"
import { sendRaw } from "../../support/raw"

jest.setTimeout(180_000)

const medusaPort = () => Number(new URL(product().medusaUrl).port)
const host = "Host: localhost\r\n"
const plain = (line: string, headers = ""): string =>
  `${line} HTTP/1.1\r\n${host}${headers}Connection: close\r\n\r\n`

const targets = [
  "/",
  "/api/products",
  "/app",
  "/admin/orders",
  "/store/products",
  "/auth/session",
  "/static/x.webp",
]
const methods = [
  "TRACE",
  "PROPFIND",
  "M-SEARCH",
  "SOURCE",
  "CONNECT",
  "PURGE",
  "LINK",
  "QUERY",
  "BREW",
  "get",
]
const lines = [
  "GET *",
  "OPTIONS *",
  "GET http://evil.example/",
  "GET http://evil.example/api/products",
  "GET https://localhost/admin/orders",
  "GET //evil.example/api/products",
  "GET //",
  "GET ///..//api/products",
  "GET /api/../admin/orders",
  "GET /%",
  "GET /api/%E0%A4%A",
  "GET /app/%00",
  "GET /static/%00.webp",
  "GET /static/..%2f..%2fsecrets.json",
  "GET /admin/orders/%ff",
  "GET /\\evil.example",
  "GET /api/products?%",
  "GET /api/products?a[b][c][d][e][f][g]=1",
  "GET ?x=1",
  "GET evil",
  "GET /\u00e9",
  `GET /${"a".repeat(12_000)}`,
  `GET /${"a/".repeat(6_000)}`,
  `GET /static/${"a".repeat(8_000)}.webp`,
  `GET /api/products?${"a[]=1&".repeat(2_000)}`,
  `GET /${"a".repeat(40_000)}`,
]
const headers = [
  'Cookie: connect.sid=j:{"a":1}\r\n',
  "Cookie: connect.sid=j%3A%5B1%5D\r\n",
  "Cookie: connect.sid=s:x\r\n",
  "Cookie: ratna_session=j:{}; __proto__=1; =; ;;; x\r\n",
  `Cookie: connect.sid=${"%".repeat(4_000)}\r\n`,
  "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
  "Transfer-Encoding: klingon\r\n",
  "Content-Length: -1\r\n",
  "Content-Length: 99999999999999999999\r\n",
  "Expect: 200-ok\r\n",
  "Expect: 100-continue\r\n",
  "Upgrade: websocket\r\nSec-WebSocket-Key: x\r\n",
  "Upgrade: h2c\r\nHTTP2-Settings: AA\r\n",
  "Host: other.example\r\n",
  "X-Forwarded-For: \u00ff, ,,\r\nX-Forwarded-Proto: \u00ff\r\nX-Forwarded-Host: [::\r\n",
  'Range: bytes=--\r\nIf-Range: "\r\nIf-Modified-Since: never\r\n',
  "Authorization: Bearer\r\n",
  "Authorization: Basic \u00ff\r\n",
  "Accept-Language: \u00ff;q=9\r\nAccept: ;;\r\n",
  "Origin: null\r\nAccess-Control-Request-Method: BREW\r\n",
  `X-Long: ${"x".repeat(30_000)}\r\n`,
  "X-Many: 1\r\n".repeat(1_900),
  " folded: x\r\n",
  "No colon\r\n",
]

const requests = [
  ...methods.flatMap((method) => targets.map((target) => plain(`${method} ${target}`))),
  ...lines.map((line) => plain(line)),
  ...headers.flatMap((it) => targets.map((target) => plain(`GET ${target}`, it))),
  ...targets.map(
    (it) => `POST ${it} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n`
  ),
  ...targets.map(
    (it) =>
      `POST ${it} HTTP/1.1\r\n${host}Content-Type: application/json; charset=klingon\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`
  ),
  ...targets.map(
    (it) =>
      `POST ${it} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Encoding: br\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`
  ),
  ...targets.map(
    (it) =>
      `POST ${it} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{`
  ),
  "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
  "GET / HTTP/1.0\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "\u0016\u0003\u0001 not HTTP at all\r\n\r\n",
]

/** Returns the response's status; undefined if the connection was closed without a response. */
async function statusOf(request: string): Promise<number | undefined> {
  const response = await sendRaw(medusaPort(), request).catch((error: unknown) => {
    if (/ECONNRESET|EPIPE/.test(String(error))) return ""
    throw error
  })
  const status = /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)*HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]
  return status === undefined ? undefined : Number(status)
}

// Before the build is ready `/app` is 503, which would count as a server error.
beforeAll(medusaAdminIsBuilt, 20 * 60_000)

it("whatever is sent to the Medusa server's port, it returns no server error and continues to serve", async () => {
  const faults: { request: string; status: number }[] = []
  for (const request of requests) {
    const status = (await statusOf(request)) ?? 0
    if (status >= 500) faults.push({ request: request.slice(0, 120), status })
  }
  expect(faults).toEqual([])
  expect((await new Client().get("/api/health")).status).toBe(200)
})

it("an unknown method is 405 with the allowed ones", async () => {
  const response = await new Client("default", { medusa: true }).send("PROPFIND", "/api/products")
  expect(response).toMatchObject({ status: 405, body: { code: "METHOD_NOT_ALLOWED" } })
  expect(response.headers["allow"]).toContain("GET")
  expect(response.headers["x-request-id"]).toBeDefined()
})

it("another program's cookie ends nobody's session", async () => {
  const client = new Client("default", { medusa: true })
  for (const cookie of ['connect.sid=j:{"a":1}', "theme=dark", "connect.sid=s:x"]) {
    const response = await client.get("/api/branding", { headers: { cookie } })
    expect(response).toMatchObject({ status: 200, body: { slug: "default" } })
  }
})
