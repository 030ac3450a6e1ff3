import Razorpay from "razorpay"
import type { z } from "zod"
import { env } from "../../config/env"
import { AmountTooHigh, GatewayRefusal, GatewayUnavailable } from "./gateway-errors"
import {
  type GatewayOrder,
  gatewayOrder,
  type GatewayPayment,
  gatewayPayment,
  gatewayPayments,
  type GatewayRefund,
  gatewayRefund,
} from "./gateway-types"

export type GatewayCredentials = { keyId: string; keySecret: string }

/** How long one call may take before it counts as unreachable. */
const timeoutMs = 8_000
/** Days a late authorization may still be captured; the gateway's own limit, in minutes. */
const manualExpiryMinutes = 7_200

/** One shop's account at the gateway, over the official SDK. Every method throws GatewayUnavailable or GatewayRefusal. */
export class Gateway {
  private readonly http: Http

  constructor(credentials: GatewayCredentials) {
    const sdk = new Razorpay({ key_id: credentials.keyId, key_secret: credentials.keySecret })
    // The SDK has no setting for host and timeout but its own HTTP client's.
    this.http = (sdk as unknown as { api: { rq: Http } }).api.rq
    this.http.defaults.baseURL = env().RAZORPAY_API_URL
    this.http.defaults.timeout = timeoutMs
  }

  /** Opens a gateway order whose payments are authorized only; `amount` in paise. */
  createOrder(amount: number, receipt: string, notes: Record<string, string>): Promise<GatewayOrder> {
    const payment = {
      capture: "manual",
      capture_options: { manual_expiry_period: manualExpiryMinutes, refund_speed: "normal" },
    }
    return this.post("/v1/orders", { amount, currency: "INR", receipt, notes, payment }, gatewayOrder)
  }

  async paymentsOfOrder(orderId: string): Promise<GatewayPayment[]> {
    return (await this.get(`/v1/orders/${encodeURIComponent(orderId)}/payments`, gatewayPayments)).items
  }

  payment(paymentId: string): Promise<GatewayPayment> {
    return this.get(`/v1/payments/${encodeURIComponent(paymentId)}`, gatewayPayment)
  }

  /** Takes the money; `amount` in paise must be what was authorized. */
  capture(paymentId: string, amount: number): Promise<GatewayPayment> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/capture`
    return this.post(path, { amount, currency: "INR" }, gatewayPayment)
  }

  /** Gives money back, once for one `idempotencyKey` however often it is asked; `amount` in paise. */
  refund(paymentId: string, amount: number, idempotencyKey: string): Promise<GatewayRefund> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`
    return this.post(path, { amount, speed: "normal", receipt: idempotencyKey }, gatewayRefund, {
      "X-Refund-Idempotency": idempotencyKey,
    })
  }

  private get<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> {
    return read(() => this.http.get(path), schema)
  }

  private post<S extends z.ZodType>(
    path: string,
    body: object,
    schema: S,
    headers: Record<string, string> = {}
  ): Promise<z.output<S>> {
    return read(() => this.http.post(path, body, { headers }), schema)
  }
}

type Http = {
  defaults: { baseURL?: string; timeout?: number }
  get: (path: string) => Promise<{ data: unknown }>
  post: (
    path: string,
    body: object,
    options: { headers: Record<string, string> }
  ) => Promise<{ data: unknown }>
}

async function read<S extends z.ZodType>(
  call: () => Promise<{ data: unknown }>,
  schema: S
): Promise<z.output<S>> {
  let data: unknown
  try {
    data = (await call()).data
  } catch (error) {
    throw asGatewayError(error)
  }
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new GatewayUnavailable("it answered something else")
  return parsed.data
}

type Failed = { code?: string; response?: { status: number; data?: { error?: { description?: string } } } }

function asGatewayError(error: unknown): Error {
  const { response, code } = error as Failed
  // 408 and 429 pass by themselves; 401 is a credential that an operator may mend while a payment waits.
  if (!response || response.status >= 500 || [401, 408, 429].includes(response.status)) {
    return new GatewayUnavailable(response ? `status ${response.status}` : (code ?? "no answer"))
  }
  const description = response.data?.error?.description ?? `status ${String(response.status)}`
  const Refusal = /amount exceeds (the )?maximum amount/i.test(description) ? AmountTooHigh : GatewayRefusal
  return new Refusal(response.status, description)
}
