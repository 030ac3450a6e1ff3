import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { z } from "zod"
import { AmountTooHigh, BadCredentials, GatewayRefusal, GatewayUnavailable } from "../errors"
import { RazorpayHttp } from "./http"

let base = ""
jest.mock("../../config/env", () => ({ env: () => ({ RAZORPAY_API_URL: base }) }))

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage["headers"]
  body: string
}

const received: Received[] = []
let respond: (response: ServerResponse) => void

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on("data", (part: Buffer) => parts.push(part))
  request.on("end", () => {
    const { method, url, headers } = request
    received.push({ method, url, headers, body: Buffer.concat(parts).toString() })
    respond(response)
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
beforeEach(() => received.splice(0))
afterEach(() => jest.restoreAllMocks())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const sends =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body))

const http = new RazorpayHttp({ keyId: "rzp_test_1", keySecret: "secret" })
const payment = z.object({ id: z.string() })
const get = () => http.get("/v1/payments/pay_1", payment)

it("sends the account's credentials, the JSON body and the idempotency key", async () => {
  respond = sends(200, { id: "rfnd_1" })
  const headers = { "X-Refund-Idempotency": "key_1" }
  expect(await http.post("/v1/payments/pay_1/refund", { amount: 900 }, payment, headers)).toEqual({
    id: "rfnd_1",
  })
  expect(received).toMatchObject([
    {
      method: "POST",
      url: "/v1/payments/pay_1/refund",
      body: '{"amount":900}',
      headers: {
        authorization: `Basic ${Buffer.from("rzp_test_1:secret").toString("base64")}`,
        "content-type": "application/json",
        "x-refund-idempotency": "key_1",
      },
    },
  ])
})

it.each([
  [400, { error: { description: "The id provided does not exist" } }, GatewayRefusal],
  [400, { error: { description: "Amount exceeds maximum amount allowed." } }, AmountTooHigh],
  [400, "no JSON", GatewayRefusal],
  [400, "null", GatewayRefusal],
  [401, { error: { description: "Authentication failed" } }, BadCredentials],
  [408, {}, GatewayUnavailable],
  [409, {}, GatewayRefusal],
  [429, {}, GatewayUnavailable],
  [500, {}, GatewayUnavailable],
  [502, "<html>", GatewayUnavailable],
  [200, "<html>", GatewayUnavailable],
  [200, { other: 1 }, GatewayUnavailable],
])("status %i with %j is the right error", async (status, body, Expected) => {
  respond = sends(status, body)
  const error: unknown = await get().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect((error as Error).constructor).toBe(Expected)
})

it("a refusal has the gateway's description and status", async () => {
  respond = sends(400, { error: { description: "The id provided does not exist" } })
  await expect(get()).rejects.toMatchObject({ status: 400, description: "The id provided does not exist" })
})

it("a redirect is not followed: the credentials reach the configured address only", async () => {
  respond = sends(307, "", { location: "/elsewhere" })
  await expect(get()).rejects.toThrow(GatewayUnavailable)
  expect(received).toHaveLength(1)
})

it("a request whose connection breaks is sent once, and its result counts as unknown", async () => {
  respond = (response) => response.destroy()
  await expect(http.post("/v1/orders", {}, payment)).rejects.toThrow(GatewayUnavailable)
  expect(received).toHaveLength(1)
})

it("a response that doesn't end in time counts as unavailable, and the error contains no credentials", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const aborted = new AbortController()
    respond = (response) => {
      response.writeHead(200).write("{")
      aborted.abort(new DOMException("timeout", "TimeoutError"))
    }
    return aborted.signal
  })
  await expect(get()).rejects.toEqual(new GatewayUnavailable("no response in time"))
  expect(timeout).toHaveBeenCalledWith(8_000)
})

it("an address that refuses connections counts as unavailable, with the reason", async () => {
  const open = base
  const closed = createServer().listen(0, "127.0.0.1")
  await once(closed, "listening")
  base = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`
  await new Promise((resolve) => closed.close(resolve))
  await expect(get()).rejects.toThrow("ECONNREFUSED")
  base = open
})
