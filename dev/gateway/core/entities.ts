/** Razorpay's entities, with the fields of its REST API and webhooks. Amounts are in paise. */

export type Notes = Record<string, string | number>
/** Razorpay sends an empty array where there are no notes (its server is PHP). */
export type NotesOut = Notes | []

export interface OrderEntity {
  id: string
  entity: "order"
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: null
  status: "created" | "attempted" | "paid"
  attempts: number
  notes: NotesOut
  created_at: number
}

export interface PaymentEntity {
  id: string
  entity: "payment"
  amount: number
  currency: string
  status: "created" | "authorized" | "captured" | "refunded" | "failed"
  order_id: string
  invoice_id: null
  international: boolean
  method: "upi"
  amount_refunded: number
  refund_status: null | "partial" | "full"
  captured: boolean
  description: string | null
  card_id: null
  bank: null
  wallet: null
  vpa: string
  email: string
  contact: string
  notes: NotesOut
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  acquirer_data: { rrn: string | null }
  created_at: number
}

export interface RefundEntity {
  id: string
  entity: "refund"
  amount: number
  currency: string
  payment_id: string
  notes: NotesOut
  receipt: string | null
  acquirer_data: { arn: null }
  created_at: number
  batch_id: null
  status: "processed"
  speed_processed: "normal" | "instant"
  speed_requested: "normal" | "optimum"
}

/** When a payment's webhooks are sent: see "Steering" in the gateway's README.md. */
export type WebhookMode = "now" | "never" | "late" | "twice" | "reordered"

/** Internal data of a gateway order, beside the fields that Razorpay returns. */
export interface OrderRecord {
  keyId: string
  capture: "automatic" | "manual"
  /** Minutes for which an authorized payment waits for its capture before it is refunded automatically. */
  expiryMinutes: number
  entity: OrderEntity
}
export interface PaymentRecord {
  keyId: string
  webhook: WebhookMode
  entity: PaymentEntity
}
export interface RefundRecord {
  keyId: string
  /** The X-Refund-Idempotency key with the body of its request; null when none was sent. */
  idempotency: { key: string; body: string } | null
  entity: RefundEntity
}
export interface WebhookTarget {
  keyId: string
  url: string
  secret: string
}
