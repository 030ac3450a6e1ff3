import { createServer, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Webhook } from "standardwebhooks"
import type { WebhookEvent, WebhookMessage } from "../../src/contract/webhook"
import { waitFor } from "./wait-for"

export interface Received {
  id: string
  headers: Record<string, string>
  text: string
  message: WebhookMessage
}

/** An integrator's server that receives a tenant's outgoing webhooks and responds as the spec sets. */
export class Receiver {
  readonly received: Received[] = []
  /** Writes the next response. */
  respond: (res: ServerResponse) => void = (res) => res.writeHead(204).end()
  private readonly server: Server

  private constructor(server: Server) {
    this.server = server
  }

  static async open(): Promise<Receiver> {
    const server = createServer()
    const made = new Receiver(server)
    server.on("request", (req, res) => {
      const parts: Buffer[] = []
      req.on("data", (it: Buffer) => parts.push(it))
      req.on("end", () => {
        const text = Buffer.concat(parts).toString()
        const headers = req.headers as Record<string, string>
        const message = JSON.parse(text) as WebhookMessage
        made.received.push({ id: headers["webhook-id"] ?? "", headers, text, message })
        made.respond(res)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return made
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/hook`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  of<E extends WebhookEvent>(event: E): (Received & { message: WebhookMessage<E> })[] {
    return this.received.filter(
      (it): it is Received & { message: WebhookMessage<E> } => it.message.type === event
    )
  }

  /** Waits for the first delivery of this event that matches. */
  next<E extends WebhookEvent>(
    event: E,
    fits: (it: WebhookMessage<E>) => boolean = () => true
  ): Promise<Received & { message: WebhookMessage<E> }> {
    return waitFor(`A message of ${event}`, () =>
      Promise.resolve(this.of(event).find((it) => fits(it.message)))
    )
  }
}

/** Verifies a delivery's signature with the library that integrators use. @returns the parsed body */
export const verified = (secret: string, { text, headers }: Received): unknown =>
  new Webhook(secret).verify(text, headers)
