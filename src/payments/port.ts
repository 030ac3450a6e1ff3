/**
 * What the product asks of a payment gateway, whichever it is. Amounts are in paise, the currency is INR. Payments are
 * authorized first and captured by us; see `docs/payments.md`.
 */
export interface PaymentGateway {
  /** Whether the gateway takes these credentials; nothing is written there. */
  acceptsCredentials: () => Promise<boolean>
  /** Opens a gateway order whose payments are authorized only; its id. @throws AmountTooHigh when the account takes less */
  openOrder: (order: NewGatewayOrder) => Promise<string>
  /** Reads back every payment that was tried on a gateway order. */
  paymentsOfOrder: (gatewayOrderId: string) => Promise<GatewayPayment[]>
  payment: (paymentId: string) => Promise<GatewayPayment>
  /** The account's payments that were tried in a period, in pages; those of gateway orders that aren't ours too. */
  paymentsBetween: (from: Date, until: Date) => AsyncIterable<GatewayPayment[]>
  /** The notes that a gateway order was opened with. @throws GatewayRefusal for one that the account doesn't have */
  notesOfOrder: (gatewayOrderId: string) => Promise<Record<string, string>>
  /** Takes the money; the amount must be what was authorized. */
  capture: (paymentId: string, amountPaise: number) => Promise<GatewayPayment>
  /** Gives money back, once for one key however often it is asked; the refund's id. */
  refund: (paymentId: string, amountPaise: number, idempotencyKey: string) => Promise<string>
  /** Whether what the browser brings back from paying was signed by the gateway. */
  isGenuineReturn: (claim: PaymentReturn) => boolean
  /** A notice of the gateway's; undefined when it isn't signed with this account's secret. @throws UnreadableNotice */
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
  /** When the shopper paid, where the gateway says it. */
  paidAt: Date | null
}

export interface PaymentReturn {
  gatewayOrderId: string
  paymentId: string
  signature: string
}
export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>
/** `id` is the same each time the same event is told. */
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

/** One way to be paid. Every method of its gateway throws GatewayUnavailable or GatewayRefusal. */
export interface PaymentAdapter {
  /** The lowest and the highest amount of one gateway order, in paise. */
  limits: { minPaise: number; maxPaise: number }
  connect: (credentials: GatewayCredentials) => PaymentGateway
}
