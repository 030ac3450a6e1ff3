import { randomBytes } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { z } from "zod"
import { startSimulators, type SimulatorOptions, type Simulators } from "../simulators"

/** An answer's body is whatever a spec's own schema says it is. */
interface Answer {
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

/** A simulator of its own, with the few calls that specs make again and again. */
export async function startClient(options: SimulatorOptions = {}) {
  const running: Simulators = await startSimulators({ port: 0, ...options })
  const base = `http://127.0.0.1:${running.port}`

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {}
  ): Promise<Answer> => {
    const answer = await fetch(base + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const as = ({ keyId, secret }: Account) => {
    const authorization = `Basic ${Buffer.from(`${keyId}:${secret}`).toString("base64")}`
    return (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {}
    ): Promise<Answer> => call(method, path, body, { authorization, ...headers })
  }
  return {
    base,
    port: running.port,
    close: running.close,
    call,
    as,
    /** A new order's id; captured by hand unless said otherwise. */
    order: async (account: Account, amount = 50_000, capture = "manual"): Promise<string> => {
      const { body } = await as(account)("POST", "/v1/orders", {
        amount,
        currency: "INR",
        payment: { capture },
      })
      return identified.parse(body).id
    },
    /** Pays an order; the payment's id. */
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

/** A receiver of webhooks that responds to each as it is told to. */
export async function startReceiver(answer: (count: number) => number = () => 200) {
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
      response.writeHead(answer(received.length)).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/razorpay/shop`,
    received,
    events: () => received.map((it) => it.event),
    /** Resolves once that many webhooks have come in; fails after five seconds. */
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
