import { product } from "./product"

export interface SimPayment {
  id: string
  order_id: string
  amount: number
  status: string
  captured: boolean
  /** In paise. */
  refunded: number
}

export interface HandedOver {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

export type Webhook = "now" | "never" | "late" | "twice" | "reordered"

async function call<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${product().gatewayUrl}${path}`, {
    method: body ? "POST" : "GET",
    ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`)
  return (text === "" ? undefined : JSON.parse(text)) as T
}

/** Pays a gateway order as the checkout widget does. @returns what the widget hands to the page */
export function pay(orderId: string, webhook: Webhook = "never"): Promise<HandedOver> {
  return call("/sim/pay", { order_id: orderId, outcome: "success", webhook })
}

/** Makes the bank refuse a payment of a gateway order. @returns the gateway payment's id */
export async function fail(orderId: string): Promise<string> {
  await call("/sim/pay", { order_id: orderId, outcome: "failure", webhook: "never" })
  return (await paymentsOf(orderId))[0]?.id ?? ""
}

/** @returns all gateway payments of one gateway order */
export async function paymentsOf(orderId: string): Promise<SimPayment[]> {
  const all = await call<SimPayment[]>(`/sim/payments?order_id=${encodeURIComponent(orderId)}`)
  return all.filter((payment) => payment.order_id === orderId)
}

/** Makes an authorized payment expire, as the gateway does after some days. */
export function expire(paymentId: string): Promise<unknown> {
  return call("/sim/expire", { payment_id: paymentId })
}

/** Sets the highest amount that a gateway account accepts for one gateway order, in paise. */
export function limitAccount(keyId: string, amount: number): Promise<unknown> {
  return call("/sim/limit", { key_id: keyId, amount })
}

type FaultKind = "timeout" | "502" | "slow" | "reset"

/** Makes the product's next requests to the gateway or to the postal service fail. */
export function fault(path: string, kind: FaultKind, times = 1): Promise<void> {
  return call("/sim/fault", { path, kind, times })
}

/** Makes the gateway carry out the next such request and never send a response. */
export function loseResponse(path: string, keyId: string): Promise<void> {
  return call("/sim/fault", { path, kind: "timeout", times: 1, after: true, method: "POST", key_id: keyId })
}

/** Breaks the connection of the next such requests of one gateway account. */
export const breakCalls = (path: string, keyId: string, times: number): Promise<void> =>
  call("/sim/fault", { path, kind: "reset", times, key_id: keyId })

/** Makes the gateway carry out the next such request and break the connection immediately, without a response. */
export function breakResponse(path: string, keyId: string): Promise<void> {
  return call("/sim/fault", { path, kind: "reset", times: 1, after: true, method: "POST", key_id: keyId })
}

/** Makes the gateway create an account's next gateway order immediately and respond seconds later. */
export function slowOrder(keyId: string): Promise<void> {
  const fault = { path: "/v1/orders", kind: "slow", times: 1, after: true, method: "POST", key_id: keyId }
  return call("/sim/fault", fault)
}

/** @returns how many gateway orders a gateway account has */
export async function gatewayOrders(keyId: string): Promise<number> {
  return (await call<unknown[]>(`/sim/orders?key_id=${encodeURIComponent(keyId)}`)).length
}

interface Account {
  keyId: string
  keySecret: string
}

/** Sends a request to the gateway with a tenant's credentials, without the product. */
async function asAccount<T = unknown>({ keyId, keySecret }: Account, path: string, body: object): Promise<T> {
  const response = await fetch(`${product().gatewayUrl}${path}`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

/** Creates a gateway order as another program with the same gateway account does. @returns its id */
export async function openAtGateway(account: Account, notes: Record<string, string>): Promise<string> {
  const order = {
    amount: 150_000,
    currency: "INR",
    receipt: "website-1",
    notes,
    payment: { capture: "manual" },
  }
  return (await asAccount<{ id: string }>(account, "/v1/orders", order)).id
}

/** Captures a payment, as a gateway account with automatic capture does. */
export const captureAtGateway = (account: Account, paymentId: string, amount: number): Promise<unknown> =>
  asAccount(account, `/v1/payments/${paymentId}/capture`, { amount, currency: "INR" })

/** Refunds a payment in the gateway's own dashboard. @param amount in paise */
export const refundAtGateway = (account: Account, paymentId: string, amount: number): Promise<unknown> =>
  asAccount(account, `/v1/payments/${paymentId}/refund`, { amount })

/** Registers the URL of a tenant's incoming webhooks at the gateway. */
export function registerWebhook(keyId: string, url: string, secret: string): Promise<unknown> {
  return call("/sim/webhooks", { key_id: keyId, url, secret })
}
