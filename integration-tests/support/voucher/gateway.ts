import { createHmac, randomUUID } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import type { PaymentReturn } from "../../../src/payments/declaration"

export interface Session {
  id: string
  paise: number
  notes: Record<string, string>
}

export interface Voucher {
  number: string
  session: string
  paise: number
  returnedPaise: number
  state: "redeemable" | "redeemed" | "returned"
  at: string
}

/** Signs as the provider does. */
export const signVoucher = (text: string, secret: string): string =>
  createHmac("sha512", secret).update(text).digest("base64url")

/** Simulates the provider's API, for one merchant. */
export class VoucherGateway {
  private readonly sessions = new Map<string, Session>()
  private readonly tokens = new Map<string, string>()
  private readonly returns = new Map<string, string>()
  readonly vouchers = new Map<string, Voucher>()
  private readonly server = createServer((request, response) => {
    void this.respond(request).then(([status, body]) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
    })
  })

  constructor(private readonly merchant: { keyId: string; keySecret: string }) {}

  /** Listens on a free port. @returns the API's address */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve))
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Pays with a session's token, as the script's dialog does. A token is valid once. */
  pay(token: string): PaymentReturn {
    const session = this.sessions.get(this.tokens.get(token) ?? "")
    if (!session) throw new Error("The token is not valid")
    this.tokens.delete(token)
    const number = `V-${String(this.vouchers.size + 1)}-${randomUUID()}`
    const { id, paise } = session
    const at = new Date().toISOString()
    this.vouchers.set(number, { number, session: id, paise, returnedPaise: 0, state: "redeemable", at })
    const signature = signVoucher(`${number}@${id}`, this.merchant.keySecret)
    return { gatewayOrderId: id, paymentId: number, signature }
  }

  private async respond(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const { headers, method } = request
    if (headers["merchant"] !== this.merchant.keyId || headers["secret"] !== this.merchant.keySecret) {
      return [403, {}]
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString("utf8")
    const body = (text ? JSON.parse(text) : {}) as { paise?: number; key?: string; notes?: Session["notes"] }
    const { pathname, searchParams } = new URL(request.url ?? "", "http://voucher")
    const [, kind, id = "", act] = pathname.split("/")
    if (kind === "merchant") return [200, { accepted: true }]
    if (kind === "sessions")
      return method === "POST" ? this.change(id, body) : this.found(this.sessions.get(id))
    if (id === "") {
      const session = searchParams.get("session")
      return [200, [...this.vouchers.values()].filter((it) => session === null || it.session === session)]
    }
    const voucher = this.vouchers.get(id)
    if (voucher && act === "redeem") return this.redeem(voucher, body.paise ?? 0)
    if (voucher && act === "returns") return this.giveBack(voucher, body.paise ?? 0, body.key ?? "")
    return this.found(voucher)
  }

  private readonly found = (it: object | undefined): [number, unknown] => (it ? [200, it] : [404, {}])

  private change(id: string, { paise = 0, notes = {} }: Partial<Session>): [number, unknown] {
    if (id !== "") {
      if (!this.sessions.has(id)) return [404, {}]
      const token = randomUUID()
      this.tokens.set(token, id)
      return [200, { token }]
    }
    const session = { id: `ses-${randomUUID()}`, paise, notes }
    this.sessions.set(session.id, session)
    return [200, session]
  }

  private redeem(voucher: Voucher, paise: number): [number, unknown] {
    if (paise !== voucher.paise || voucher.state !== "redeemable") return [422, {}]
    voucher.state = "redeemed"
    return [200, voucher]
  }

  private giveBack(voucher: Voucher, paise: number, key: string): [number, unknown] {
    if (!this.returns.has(key)) {
      this.returns.set(key, `ret-${String(this.returns.size + 1)}`)
      voucher.returnedPaise += paise
      if (voucher.returnedPaise === voucher.paise) voucher.state = "returned"
    }
    return [200, { id: this.returns.get(key) }]
  }
}
