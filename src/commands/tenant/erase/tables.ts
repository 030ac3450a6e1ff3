/**
 * Tables emptied with the personal data, since they may name people without an account. The order follows their foreign
 * keys. What belongs to an account is erased by its registry (`account/holdings.ts`).
 */
export const namingPeople = [
  "contact_message",
  "history_thing",
  "history",
  "mail_due",
  "mail_outbox",
  "webhook_event",
  "webhook_change",
  "otp",
  "email_proof",
  "entry_pass",
  "idempotent_call",
  "rate_limit",
] as const

/**
 * Kept: orders, invoices and payments, as the law requires (section 36 of the CGST Act: 72 months), and the record that
 * admins were notified.
 */
const keptByLaw: ReadonlySet<string> = new Set([
  "shop_order",
  "shop_order_event",
  "order_moved",
  "order_refund",
  "refund_due",
  "invoice",
  "invoice_counter",
  "credit_note_counter",
  "payment_ledger",
  "payment_refund",
  "payment_due",
  "mail_receipt",
])

/** The counts of what is kept, without which the platform's totals would be wrong. */
const figures = "tenant_figure"

/** Every table that isn't kept is purged, new tables included. */
export const isKept = (table: string): boolean => keptByLaw.has(table) || table === figures
