import { product } from "../../support/product"
import { sendRaw } from "../../support/raw"
import { newShopper } from "../../support/shopper"

const spoiledCookies = [
  'connect.sid=j:{"a":1}',
  "connect.sid=j:{",
  'connect.sid=s:j:{"a":1}.x',
  'ratna_session=j:{"a":1}',
  '__Host-ratna_session=j:{"a":1}; ratna_session=x',
  "ratna_session=%ff; =; ;;; x",
  `ratna_session=${"x".repeat(7_000)}`,
  "\xff\xfe=\xff",
]
const oddMethods = [
  "TRACE",
  "OPTIONS",
  "PROPFIND",
  "MKCOL",
  "PURGE",
  "QUERY",
  "M-SEARCH",
  "LINK",
  "FOO",
  "get",
]
const oddTargets = [
  "*",
  "http://evil/",
  "http://evil/api/branding",
  "http://[/",
  "//evil/api/branding",
  "//",
  "/\\evil",
  "/%",
  "/%ff",
  "/%00",
  "/%ED%A0%80",
  "/products/%E0%A4%A",
  "/products/%2e%2e%2fapi",
  "/x/../api/branding",
  "/api/../admin/users",
  "/api/%2e%2e/admin/users",
  "/api/./branding",
  "/api",
  "/api/",
  "/api?x",
  "/api//branding",
  "/api/%",
  "/api/products/slug/%ff",
  "/webhooks/%",
  "/webhooks/razorpay/%00",
  "/static/%",
  "/static/%00",
  "/static/..%2f..%2fx",
  "/assets/%",
  "/\xe9",
  "/#x",
  "/{}|^`",
  "/shop?%",
  "/shop?a=%ff&a[b]=1&__proto__=x",
  "/shop.data?%",
  "/_.data",
  "/.data",
  "/shop.data?_routes=%ff",
  "/__manifest?p=%ff",
  "/sitemap-0.xml",
  "/sitemap-999999.xml",
  "/sitemap.xml?%",
  `/${"x".repeat(9_000)}`,
  `/api/${"x".repeat(9_000)}`,
  `/api/products?search=${"%20".repeat(4_000)}`,
  `/${"x".repeat(60_000)}`,
]
const oddHeaders = [
  "Host: other.localhost",
  "Content-Length: -1",
  "Content-Length: 1\r\nContent-Length: 2",
  "Transfer-Encoding: klingon",
  "Transfer-Encoding: chunked\r\nContent-Length: 3",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
  "Connection: close, host, cookie",
  "Expect: 200-ok",
  "Expect: 100-continue",
  "Range: bytes=9-1,-,x",
  "Accept-Encoding: \xff;q=x",
  "Accept: \xff",
  "If-None-Match: \xff",
  "If-Modified-Since: x",
  "Content-Type: \xff/\xff; charset=\xff",
  "Content-Encoding: klingon",
  "Origin: \xff",
  "User-Agent: \xff",
  "Referer: http://[/?\xff",
  "X-Forwarded-Host: [::1, x\r\nX-Forwarded-Proto: klingon\r\nForwarded: ;;;",
  "X-React-Router-SPA-Mode: yes",
  "X-React-Router-Prerender-Data: x",
  "x-medusa-locale: \xff",
  "Authorization: Bearer \xff",
  ": empty",
  "no colon",
  `X-Long: ${"x".repeat(60_000)}`,
]
const oddHosts = [
  "Host:",
  "Host: ",
  "Host: a b",
  "Host: [::1",
  "Host: x:99999",
  `Host: ${"x".repeat(300)}`,
  "X: y",
]

const usual = "Host: localhost"
const lines = (...all: string[]): string => [...all, "", ""].join("\r\n")
const ask = (method: string, target: string, ...headers: string[]): string =>
  lines(`${method} ${target} HTTP/1.1`, ...headers, "Connection: close")
const paths = ["/", "/shop", "/api/branding", "/api/auth/me", "/static/x.webp", "/webhooks/razorpay/x"]

const requests: string[] = [
  ...[...oddMethods, "CONNECT"].flatMap((it) => paths.map((path) => ask(it, path, usual))),
  ...oddTargets.flatMap((it) => ["GET", "HEAD", "POST", "TRACE"].map((method) => ask(method, it, usual))),
  ...oddHeaders.flatMap((it) => paths.map((path) => ask("GET", path, usual, it))),
  ...oddHeaders.map((it) => ask("POST", "/api/auth/login", usual, it)),
  ...oddHosts.flatMap((it) => paths.map((path) => ask("GET", path, it))),
  ...spoiledCookies.flatMap((it) =>
    [...paths, "/shop.data"].map((path) => ask("GET", path, usual, `Cookie: ${it}`))
  ),
  ask("CONNECT", "evil:443", usual),
  lines("GET / HTTP/9.9", usual),
  lines("GET /api/branding HTTP/1.0"),
  lines("GET /"),
  lines("PRI * HTTP/2.0", "", "SM"),
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
  "\r\n\r\n\0\r\n\r\n",
]

interface Offence {
  sent: string
  response: string
}

function offence(sent: string, response: string): Offence[] {
  const [head = "", body = ""] = response
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "")
    .split(/\r\n\r\n(.*)/s)
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0)
  const isCall = /^\S+ \/(api|static|webhooks)[/? ]/.test(sent)
  const isHead = sent.startsWith("HEAD")
  // Data requests of React Router's browser code get neither.
  const isData = /^\S+ \/\S*\.data[? ]/.test(sent)
  const shaped =
    status < 400 ||
    isData ||
    isHead ||
    (isCall ? /"error":.*"code":|"code":.*"error":/s.test(body) : /<h1/.test(body))
  const traced = /^x-request-id: /im.test(head)
  const leaks = /\bat .*:\d+:\d+|node_modules/.test(body)
  if (status >= 200 && status < 500 && shaped && traced && !leaks) return []
  return [{ sent: sent.slice(0, 300), response: response.slice(0, 300) }]
}

it("no malformed request breaks the public origin: each gets an error that its client understands", async () => {
  const found: Offence[] = []
  for (const bytes of requests) found.push(...offence(bytes, await sendRaw(product().port, bytes)))
  expect(found).toEqual([])
}, 180_000)

it("a shopper whose browser holds another program's cookies is still signed in", async () => {
  const { client, email } = await newShopper()
  client.cookies.set("connect.sid", 'j:{"a":1}')
  expect(await client.get("/api/auth/me")).toMatchObject({ status: 200, body: { email } })
})

it("a path that two servers parse differently reaches none of Medusa's own endpoints", async () => {
  for (const path of ["/admin/../api/branding", "/api/../admin/users/me", "/app/../api/../app"]) {
    const bytes = ask("GET", path, usual)
    expect(await sendRaw(product().port, bytes)).toMatch(/^HTTP\/1\.1 400 /)
  }
})
