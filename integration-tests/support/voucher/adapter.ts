import { createHmac, timingSafeEqual } from "node:crypto"
import type * as errorClasses from "../../../src/payments/errors"
import type { GatewayPayment, Notice, NoticeHeaders, PaymentAdapter } from "../../../src/payments/port"
import type { Session, Voucher } from "./gateway"

/** The server's own error classes: the server is compiled, so this folder can't import them. */
type Errors = typeof errorClasses

const sign = (text: string, secret: string): string =>
  createHmac("sha512", secret).update(text).digest("base64url")

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const states = { redeemable: "authorized", redeemed: "captured", returned: "refunded" } as const

const paymentOf = ({ number, session, paise, returnedPaise, state, at }: Voucher): GatewayPayment => ({
  id: number,
  gatewayOrderId: session,
  amountPaise: paise,
  refundedPaise: returnedPaise,
  currency: "INR",
  status: states[state],
  paidAt: new Date(at),
})

/** Parses an incoming webhook: `Voucher-Signature: t={seconds},s={signature over "seconds.body"}`. */
function readNotice(raw: Buffer, headers: NoticeHeaders, secret: string, errors: Errors): Notice | undefined {
  const header = headers["voucher-signature"]
  const [, time, signature] = (typeof header === "string" && /^t=(\d+),s=([\w-]+)$/.exec(header)) || []
  if (time === undefined || signature === undefined || secret === "") return undefined
  const text = raw.toString("utf8")
  if (!isSame(sign(`${time}.${text}`, secret), signature)) return undefined
  const { notification, kind, session } = JSON.parse(text) as Record<string, unknown>
  if (typeof notification !== "string" || typeof kind !== "string") throw new errors.UnreadableNotice()
  return { id: notification, event: kind, gatewayOrderId: typeof session === "string" ? session : null }
}

/** The provider's adapter for its API at `api`. */
export const voucherAdapter = (api: string, errors: Errors): PaymentAdapter => ({
  limits: { minPaise: 1, maxPaise: 100_000_000 },
  connect: ({ keyId, keySecret, webhookSecret }) => {
    async function call<Result>(path: string, body?: object): Promise<Result> {
      const response = await fetch(`${api}${path}`, {
        method: body ? "POST" : "GET",
        headers: { merchant: keyId, secret: keySecret, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => {
        throw new errors.GatewayUnavailable("no response")
      })
      if (response.status === 403) throw new errors.BadCredentials("status 403")
      if (response.status >= 500) throw new errors.GatewayUnavailable(`status ${String(response.status)}`)
      if (!response.ok) throw new errors.GatewayRefusal(response.status, await response.text())
      return (await response.json()) as Result
    }
    const session = (id: string) => call<Session>(`/sessions/${id}`)
    const vouchersOf = async (query: string) => (await call<Voucher[]>(`/vouchers?${query}`)).map(paymentOf)
    return {
      acceptsCredentials: async () => (await call<{ accepted: boolean }>("/merchant")).accepted,
      openOrder: async ({ amountPaise, notes }) =>
        (await call<Session>("/sessions", { paise: amountPaise, notes })).id,
      sessionToken: async (id) => (await call<{ token: string }>(`/sessions/${id}/tokens`, {})).token,
      paymentsOfOrder: (id) => vouchersOf(`session=${id}`),
      payment: async (number) => paymentOf(await call<Voucher>(`/vouchers/${number}`)),
      async *paymentsBetween(from, until) {
        yield await vouchersOf(`from=${from.toISOString()}&until=${until.toISOString()}`)
      },
      notesOfOrder: async (id) => (await session(id)).notes,
      capture: async (number, paise) =>
        paymentOf(await call<Voucher>(`/vouchers/${number}/redeem`, { paise })),
      refund: async (number, paise, key) =>
        (await call<{ id: string }>(`/vouchers/${number}/returns`, { paise, key })).id,
      isGenuineReturn: ({ gatewayOrderId, paymentId, signature }) =>
        isSame(sign(`${paymentId}@${gatewayOrderId}`, keySecret), signature),
      readNotice: (raw, headers) => readNotice(raw, headers, webhookSecret, errors),
    }
  },
})
