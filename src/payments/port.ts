import type { PaymentReturn } from "./declaration"

/**
 * Interface of a payment gateway. Amounts are in paise, the currency is INR. Payments are authorized first and captured
 * by us; see `docs/payments.md`.
 */
export interface PaymentGateway {
  /** Whether the gateway accepts these credentials; writes nothing there. */
  acceptsCredentials: () => Promise<boolean>
  /**
   * Opens a gateway order whose payments are authorized only, and returns its id.
   * @throws AmountTooHigh if the amount exceeds the account's limit
   */
  openOrder: (order: NewGatewayOrder) => Promise<string>
  /**
   * Opens a session of a gateway order and returns its token, which the browser's script needs. Only for gateways with
   * sessions; called each time that the order is returned to the browser.
   */
  sessionToken?: (gatewayOrderId: string) => Promise<string>
  /** Reads back every attempted payment of a gateway order. */
  paymentsOfOrder: (gatewayOrderId: string) => Promise<GatewayPayment[]>
  payment: (paymentId: string) => Promise<GatewayPayment>
  /** The account's payments attempted in a period, in pages, including those of gateway orders that aren't ours. */
  paymentsBetween: (from: Date, until: Date) => AsyncIterable<GatewayPayment[]>
  /**
   * The notes that a gateway order was opened with.
   * @throws GatewayRefusal for a gateway order that isn't the account's
   */
  notesOfOrder: (gatewayOrderId: string) => Promise<Record<string, string>>
  /** Captures a payment; the amount must be the authorized one. */
  capture: (paymentId: string, amountPaise: number) => Promise<GatewayPayment>
  /** Refunds an amount, once per key however often it is requested, and returns the refund's id. */
  refund: (paymentId: string, amountPaise: number, idempotencyKey: string) => Promise<string>
  /** Whether the values that the browser returns from the payment were signed by the gateway. */
  isGenuineReturn: (claim: PaymentReturn) => boolean
  /**
   * Parses an incoming webhook; undefined if it isn't signed with this account's secret.
   * @throws UnreadableNotice
   */
  readNotice: (raw: Buffer, headers: NoticeHeaders) => Notice | undefined
}

export interface NewGatewayOrder {
  amountPaise: number
  receipt: string
  notes: Record<string, string>
}

/** `pending`: nothing is authorized yet. `failed` may still turn into `authorized`, days later. */
export type GatewayPaymentStatus = "pending" | "authorized" | "captured" | "refunded" | "failed"

export interface GatewayPayment {
  id: string
  gatewayOrderId: string | null
  amountPaise: number
  refundedPaise: number
  currency: string
  status: GatewayPaymentStatus
  /** When the shopper paid, if the gateway reports it. */
  paidAt: Date | null
}

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>
/** `id` is the same for each delivery of the same event. */
export interface Notice {
  id: string
  event: string
  gatewayOrderId: string | null
}

/** A tenant's credentials at its gateway. `keyId` is public, the rest secret. */
export interface GatewayCredentials {
  keyId: string
  keySecret: string
  webhookSecret: string
}

/** A payment provider. Every method of its gateway throws GatewayUnavailable or GatewayRefusal. */
export interface PaymentAdapter {
  /** Minimum and maximum amount of one gateway order, in paise. */
  limits: { minPaise: number; maxPaise: number }
  connect: (credentials: GatewayCredentials) => PaymentGateway
}
