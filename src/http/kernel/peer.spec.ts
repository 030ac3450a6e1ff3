import type { IncomingMessage } from "node:http"
import { peerOf } from "./peer"

const proxy = "10.0.0.1"
const before = process.env

beforeAll(() => {
  process.env = {
    ...before,
    RATNA_MODE: "development",
    DATABASE_URL: "postgres://localhost/none",
    SMTP_URL: "smtp://localhost:25",
    JWT_SECRET: "j".repeat(32),
    COOKIE_SECRET: "c".repeat(32),
    DATA_DIR: "/nowhere",
    RATNA_SECRET_KEY: Buffer.alloc(32).toString("base64"),
    EDGE_SECRET: "e".repeat(32),
    TRUSTED_PROXIES: `${proxy}, 10.0.0.2/31`,
  }
})
afterAll(() => {
  process.env = before
})

const peer = (remoteAddress: string, headers: Record<string, string>) =>
  peerOf({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)

const claims = {
  host: "Ruby.example:9000",
  "x-forwarded-host": "sapphire.example",
  "x-forwarded-for": "6.6.6.6",
  "x-forwarded-proto": "https",
  "x-request-id": "theirs",
}

it("an untrusted peer's address is the socket's, whatever its headers contain", () => {
  expect(peer("9.9.9.9", claims)).toMatchObject({
    host: "ruby.example:9000",
    protocol: "http",
    clientIp: "9.9.9.9",
    requestId: undefined,
    isStorefront: false,
  })
})

it("the storefront server is trusted by its secret", () => {
  expect(peer("127.0.0.1", { ...claims, "x-ratna-edge": "e".repeat(32) })).toMatchObject({
    host: "sapphire.example",
    protocol: "https",
    clientIp: "6.6.6.6",
    requestId: "theirs",
    isStorefront: true,
  })
})

it("in a trusted proxy's list, the last address that is no proxy is the client's, not the ones before it", () => {
  const chained = { ...claims, "x-forwarded-for": "1.2.3.4, 6.6.6.6, 10.0.0.2" }
  expect(peer(`::ffff:${proxy}`, chained).clientIp).toBe("6.6.6.6")
  expect(peer(proxy, { host: "ruby.example" }).clientIp).toBe(proxy)
})
