/** Our tables whose rows are part of a tenant's archive, selected by `tenant_id`. */
export const ownRows: readonly string[] = [
  "account",
  "address",
  "alarm",
  "contact_message",
  "content_entry",
  "credit_note_counter",
  "faq",
  "gemstone",
  "history",
  "history_thing",
  "invoice",
  "invoice_counter",
  "letter_of_undertaking",
  "open_cart",
  "order_moved",
  "order_refund",
  "order_staff_act",
  "passport",
  "payment_due",
  "payment_ledger",
  "payment_refund",
  "product_import",
  "refund_due",
  "saved_view",
  "setting",
  "shop_order",
  "shop_order_event",
  "slug_history",
  "webhook_event",
  "wishlist_entry",
]

/** Columns that aren't exported: gateway secrets, which are entered again at the destination. */
export const secretColumns: Readonly<Record<string, readonly string[]>> = {
  tenant: ["payment_secrets", "payment_secrets_at"],
}

/** Column → value for what the platform decides about a tenant and an archive can't set. */
export const decidedHere: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  tenant: { limits: {}, archived_at: null, erased_at: null, purged_at: null },
}

const secret =
  "proofs of a sign-in, hashes of keys, responses kept for repeated requests: valid in this installation only; recreated at the destination"
const webhooks = "their secrets are this installation's; they are made anew, and tested, there"
const derived = "made from the rows that are taken along"

/** Table → why it isn't exported. */
export const ownLeftOut: Readonly<Record<string, string>> = {
  session: secret,
  otp: secret,
  email_proof: secret,
  reset_token: secret,
  integration_key: secret,
  entry_pass: secret,
  entry_revocation: "the platform's own",
  webhook_endpoint: webhooks,
  webhook_delivery: webhooks,
  webhook_due: webhooks,
  webhook_listener: webhooks,
  webhook_change: webhooks,
  installation: "the platform's own",
  job_run: "the platform's own",
  tenant_host: "proved by DNS for this installation; the store gets its domain there",
  medusa_staff: "Medusa Admin's own people",
  staff_sign_out: "Medusa Admin's own people",
  idempotent_call: secret,
  rate_limit: "counts of the last hour",
  mail_outbox: "mails on their way leave from here",
  mail_receipt: "mails on their way leave from here",
  mail_due: "mails on their way leave from here",
  picture: "registered again with the pictures that are taken along",
  picture_due: "due work: queued again with the pictures that are taken along",
  product_upload: "files of an import that nobody has sent off",
  catalog_body: derived,
  catalog_change: derived,
  catalog_entry: derived,
  catalog_stale: derived,
  catalog_word: derived,
  recent_checkout: "which tenants the next sweep compares, here",
  report_claim: derived,
  report_sweep: derived,
  pincode_answer: "the postal service's, about nobody",
  browser_file: "of the release, about nobody",
  registry_version: "the database's own",
  platform_figure: derived,
  site_change: derived,
  sql_applied: "the database's own",
  tenant_figure: derived,
}
