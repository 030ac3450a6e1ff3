import { randomBytes } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { z } from "zod"
import { startSimulators, type SimulatorOptions, type Simulators } from "../simulators"

/** The type of a response body; each spec parses it with its own schema. */
interface SimulatorResponse {
  status: number
  body: unknown
}

export interface Account {
  keyId: string
  secret: string
}
export const newAccount = (): Account => ({
  keyId: `rzp_test_${randomBytes(7).toString("hex")}`,
  secret: randomBytes(12).toString("hex"),
})

const identified = z.looseObject({ id: z.string() })
const paid = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
})

/** A separate simulator, with helpers for the most common requests. */
export async function startClient(options: SimulatorOptions = {}) {
  const running: Simulators = await startSimulators({ port: 0, ...options })
  const base = `http://127.0.0.1:${running.port}`

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {}
  ): Promise<SimulatorResponse> => {
    const response = await fetch(base + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const as = ({ keyId, secret }: Account) => {
    const authorization = `Basic ${Buffer.from(`${keyId}:${secret}`).toString("base64")}`
    return (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {}
    ): Promise<SimulatorResponse> => call(method, path, body, { authorization, ...headers })
  }
  return {
    base,
    port: running.port,
    close: running.close,
    call,
    as,
    /** Creates an order and returns its id; manual capture by default. */
    order: async (account: Account, amount = 50_000, capture = "manual"): Promise<string> => {
      const { body } = await as(account)("POST", "/v1/orders", {
        amount,
        currency: "INR",
        payment: { capture },
      })
      return identified.parse(body).id
    },
    /** Pays an order and returns the payment's id. */
    pay: async (orderId: string, webhook = "never"): Promise<string> => {
      const { body } = await call("POST", "/sim/pay", { order_id: orderId, outcome: "success", webhook })
      return paid.parse(body).razorpay_payment_id
    },
  }
}
export type Client = Awaited<ReturnType<typeof startClient>>

interface Received {
  event: string
  eventId: string
  signature: string
  rawBody: string
}

/** A webhook receiver that returns the configured response to each request. */
export async function startReceiver(statusOf: (count: number) => number = () => 200) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const rawBody = Buffer.concat(parts).toString("utf8")
      received.push({
        event: z.looseObject({ event: z.string() }).parse(JSON.parse(rawBody)).event,
        eventId: String(request.headers["x-razorpay-event-id"]),
        signature: String(request.headers["x-razorpay-signature"]),
        rawBody,
      })
      response.writeHead(statusOf(received.length)).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/razorpay/shop`,
    received,
    events: () => received.map((it) => it.event),
    /** Resolves once this many webhooks have arrived; fails after five seconds. */
    until: async (count: number): Promise<void> => {
      const end = Date.now() + 5_000
      while (received.length < count) {
        if (Date.now() > end) throw new Error(`only ${received.length} of ${count} webhooks came`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
