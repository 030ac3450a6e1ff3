/** @jest-environment node */
import { createServer } from "node:http"
import { connect, type AddressInfo } from "node:net"
import express from "express"
import { validateRequest } from "./validate-request"
import { edge } from "./edge"
import { handleClientErrors } from "./client-error-handler"
import { KnownCallers } from "./known-callers"

/** The server behind the edge: returns what it received. */
const app = express()
  .use(
    edge({ edgeSecret: "s3cret", trustedProxies: new Set(), production: false, known: new KnownCallers() })
  )
  .use(validateRequest())
  .use((req, res) => res.json({ url: req.url, headers: req.headers }))
const server = createServer(app)
handleClientErrors(server)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends raw bytes and returns the complete response. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let all = ""
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () =>
      socket.write(bytes, "latin1")
    )
    socket
      .on("data", (it: Buffer) => (all += it.toString()))
      .on("error", reject)
      .on("close", () => resolve(all))
  })
const ask = (line: string, ...headers: string[]): Promise<string> =>
  send([line, "Host: a.test", "Connection: close", ...headers, "", ""].join("\r\n"))

it.each([
  ["TRACE / HTTP/1.1", 405],
  ["POST /shop HTTP/1.1", 405],
  ["PROPFIND /api/x HTTP/1.1", 405],
  ["OPTIONS * HTTP/1.1", 400],
  ["GET * HTTP/1.1", 400],
  ["GET http://evil/ HTTP/1.1", 400],
  ["GET /% HTTP/1.1", 400],
  ["GET /products/%ff HTTP/1.1", 400],
  ["GET /api/../admin/users HTTP/1.1", 400],
  ["GET /x/%2e%2E/api/x HTTP/1.1", 400],
  ["GET /\xe9 HTTP/1.1", 400],
  ["GET /api?x HTTP/1.1", 404],
  [`GET /${"x".repeat(8_000)} HTTP/1.1`, 414],
  [`GET /${"x".repeat(80_000)} HTTP/1.1`, 431],
  ["CONNECT evil:443 HTTP/1.1", 405],
  ["NONSENSE", 400],
])("%.40s is refused at the edge with %i", async (line, status) => {
  const response = await ask(line)
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(response).toMatch(/x-request-id: /i)
  if (line.includes(" /api")) expect(response).toContain('"code":')
  else expect(response).toContain("<h1>")
})

it("a request that names two hosts reaches neither tenant", async () => {
  expect(await ask("GET /api/x HTTP/1.1", "Host: b.test")).toMatch(/^HTTP\/1\.1 400 /)
})

it.each(["GET /products/ruby%20red?q=100% HTTP/1.1", "HEAD / HTTP/1.1", "PUT /api/cart/x HTTP/1.1"])(
  "%s is accepted",
  async (line) => {
    expect(await ask(line)).toMatch(/^HTTP\/1\.1 200 /)
  }
)

const token = (letter: string): string => letter.repeat(43)

it("cookies and headers outside the allowlists never reach the server behind", async () => {
  const response = await ask(
    "GET /api/x HTTP/1.1",
    `Cookie: connect.sid=j:{}; ratna_session=${token("a")}; x; __Host-ratna_session=${token("b")}; my_ratna_session=c; ratna_session=made-up; =`,
    "Upgrade: h2c",
    "X-React-Router-SPA-Mode: yes",
    "Authorization: Basic eDp5",
    "Accept: */*"
  )
  const { headers } = JSON.parse(response.split("\r\n\r\n")[1] ?? "") as { headers: Record<string, string> }
  expect(headers).toMatchObject({
    cookie: `ratna_session=${token("a")}`,
    accept: "*/*",
    connection: "close",
  })
  for (const name of ["upgrade", "x-react-router-spa-mode", "authorization"])
    expect(headers).not.toHaveProperty(name)
})

it("an integrator's API key reaches the endpoint", async () => {
  const response = await ask("GET /api/x HTTP/1.1", "Authorization: Bearer ratna_abc")
  const { headers } = JSON.parse(response.split("\r\n\r\n")[1] ?? "") as { headers: Record<string, string> }
  expect(headers).toMatchObject({ authorization: "Bearer ratna_abc" })
})

it("the account that a page was rendered for reaches the endpoint, which refuses another one", async () => {
  const response = await ask("POST /api/x HTTP/1.1", "X-Account: acc_1")
  const { headers } = JSON.parse(response.split("\r\n\r\n")[1] ?? "") as { headers: Record<string, string> }
  expect(headers).toMatchObject({ "x-account": "acc_1" })
})

it("an upgrade request is handled as an ordinary request", async () => {
  const bytes =
    "GET /api/x HTTP/1.1\r\nHost: a.test\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n"
  const response = await send(bytes)
  expect(response).toMatch(/^HTTP\/1\.1 200 /)
  expect(response).not.toMatch(/"upgrade"/)
})
