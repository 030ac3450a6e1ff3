/**
 * Exceptions to the usual rule for tables, indexes and functions (`tenant_id not null`, one forced policy, every index
 * begins with `tenant_id`), each with its reason. A new table that follows the usual rule needs no line anywhere.
 */

/** Tables with a `tenant_id` and without a policy. */
export const withoutPolicy: Record<string, string> = {
  tenant_host: "which tenant a host reaches: read before a tenant is known, as the registry is (ADR 0017)",
  catalog_entry:
    "what every visitor of the tenant may see; read by functions that take the tenant (ADR 0002)",
  catalog_word: "words of the same public data (ADR 0002)",
  catalog_change: "a counter of catalog versions, summed for all tenants at once (ADR 0002)",
  site_change:
    "a counter of changes of texts, settings and FAQs, read for several tenants at once (ADR 0027)",
  mail_due: "due work: ids and times; the sweeper reads it, then enters each tenant",
  payment_due: "due work: ids and times; the reconciler reads it, then enters each tenant",
  recent_checkout: "times of last checkouts; the sweep reads it, then enters each tenant",
  refund_due: "due work: ids and times; the job reads it, then enters each tenant",
  order_moved: "due work: ids, marks and times; the job reads it, then enters each tenant",
  report_claim: "keyed hashes of laboratory reports, to find one that two tenants claim (docs/passports.md)",
  medusa_staff: "the platform's people in Medusa Admin, and which tenant each may see; null: all of them",
  picture_due: "due work: ids, file names and times; the job reads it, then enters each tenant",
  webhook_due: "due work: ids and times; the job reads it, then enters each tenant",
  webhook_listener: "which events of a tenant anybody listens to: names of events only",
  webhook_change: "ids of changed products, gone once the job has told of them",
  tenant_figure:
    "a tenant's counts by day, without persons: summed for all tenants at once (docs/platform.md)",
  report_sweep: "which catalog version was read for those hashes",
}

/** Tables of the product (not of Medusa) without a `tenant_id`. */
export const withoutTenant: Record<string, string> = {
  tenant: "the registry itself: read before a tenant is known",
  registry_version: "one number, counted up with each change of the registry",
  entry_revocation: "ids of superadmins and since when their passes count: it holds in every tenant",
  pincode_answer: "post offices by PIN code: the same for every tenant, from a public service",
  browser_file: "scripts, styles and fonts of the built storefront: the same for every tenant",
  catalog_stale: "ids of changed products: which tenant sells them is read when they are worked off",
  catalog_body: "long texts of public entries by product id; read through catalog_entry only (ADR 0002)",
  staff_sign_out: "random ids of ended sign-ins to Medusa Admin: those of the platform's own people",
  platform_figure: "counts by day of all tenants together",
  installation: "the identity of the database that may return money: one row",
  job_run: "when each job last ended, in any process",
  sql_applied: "hashes of the SQL functions that the database has",
}

/** Indexes that do not begin with `tenant_id`, on tables that have one. */
export const foreignIndexes: Record<string, string> = {
  catalog_entry_pkey:
    "a product id is Medusa's, and one over the platform; readers name the tenant beside it",
  catalog_entry_item: "for the trigger that follows an inventory item, which knows no tenant",
  shop_order_number:
    "Medusa's display id is one over the platform, and order numbers are it (docs/orders.md)",
  medusa_staff_pkey: "one person of the platform has one row",
  tenant_host_of_one: "a host leads to one tenant, and is looked up before that is known",
  tenant_host_due: "the job asks for hosts that are due to be proved, of all tenants",
  picture_due_at: "the job asks for what is due, of all tenants",
  webhook_due_at: "the job asks for what is due, of all tenants",
  webhook_change_pkey: "marks in the order of their making; the job reads those of one tenant",
  mail_due_at: "the sweeper asks for what is due, of all tenants",
  recent_checkout_at: "the sweep reads the tenants with a checkout since then",
  payment_due_at: "the reconciler asks for what is due, of all tenants",
  refund_due_at: "the job asks for what is due, of all tenants",
  order_moved_due: "the job asks for what is due, of all tenants",
  report_claim_hash: "finds one report that two tenants claim",
}

/** Functions with `security definer`. Must stay empty, so that the policies always apply to the caller. */
export const definers: Record<string, string> = {}

/** Medusa's tables by what assigns their rows to a tenant. Every table of Medusa must match one pattern. */
export const medusasTables: { match: RegExp; rule: string }[] = [
  {
    match: /^(cart|credit_line)/,
    rule: "a cart has its tenant's sales channel, and is reached through open_cart",
  },
  {
    match: /^(order|return|fulfillment_(item|label|address)$|fulfillment$)/,
    rule: "an order has its tenant's sales channel, and is reached through shop_order",
  },
  {
    match: /^(product|image$|inventory_|reservation_item$|price|price_set$)/,
    rule: "a product has its tenant's sales channel; handles and SKUs begin with the slug",
  },
  {
    match: /^(customer|account_holder$)/,
    rule: "metadata.tenant_id, in a unique index with the e-mail; reached through account",
  },
  { match: /^(auth_|provider_identity$)/, rule: "identities are named {tenant}:{email}" },
  {
    match: /^(payment|capture$|refund|.*payment_collection)/,
    rule: "reached through the tenant's order and its ledger",
  },
  {
    match:
      /^(sales_channel|publishable_api_key|api_key$|stock_location|fulfillment_set$|service_zone$|geo_zone$|shipping_|location_)/,
    rule: "made for one tenant when it is opened; its ids stand in the registry",
  },
  {
    match: /^(region|tax_|currency$|store|fulfillment_provider$|notification)/,
    rule: "the platform's: the same for all tenants",
  },
  {
    match: /^(promotion|application_method_)/,
    rule: "not used: /store is closed, and no call of ours writes one",
  },
  {
    match:
      /^(user|invite|view_configuration$|property_label$|layout_configuration$|search_|workflow_execution$)/,
    rule: "the platform's own staff in Medusa Admin",
  },
  {
    match: /^(mikro_orm_migrations|link_module_migrations|script_migrations)$/,
    rule: "which migrations ran",
  },
]

/**
 * The filters of the most frequent reads of tables with a policy. PostgreSQL evaluates an operator that isn't leakproof
 * after the policy and cannot use its index, so each of these must be leakproof. Search reads catalog_entry, which has
 * no policy for this reason.
 */
export const hotFilters: { table: string; column: string; operator: string; where: string }[] = [
  { table: "session", column: "token_hash", operator: "=", where: "every call with a cookie" },
  { table: "integration_key", column: "token_hash", operator: "=", where: "every call with a key" },
  { table: "rate_limit", column: "key", operator: "=", where: "every call with a limit" },
  { table: "account", column: "email", operator: "=", where: "signing in" },
  { table: "open_cart", column: "account_id", operator: "=", where: "the cart" },
  { table: "address", column: "account_id", operator: "=", where: "the address book" },
  { table: "wishlist_entry", column: "account_id", operator: "=", where: "the wishlist" },
  { table: "shop_order", column: "account_id", operator: "=", where: "a shopper's orders" },
  { table: "shop_order", column: "status", operator: "=", where: "an admin's orders by status" },
  { table: "shop_order", column: "created_at", operator: ">=", where: "an admin's orders by date" },
  { table: "payment_ledger", column: "gateway_order_id", operator: "=", where: "finalising" },
  { table: "invoice", column: "order_id", operator: "=", where: "an invoice" },
  { table: "invoice", column: "issued_at", operator: ">=", where: "the GST report" },
  { table: "gemstone", column: "slug", operator: "=", where: "importing and editing" },
  { table: "history", column: "at", operator: "<=", where: "the history's pages" },
  { table: "history", column: "entity_id", operator: "=", where: "who changed a thing" },
  { table: "contact_message", column: "created_at", operator: "<=", where: "the inbox" },
]
