/** Functions that only the listed files may call: these send a mail as its tenant, or keep a count under its tenant. */
export const singleCallers: { name: RegExp; what: string; callers: readonly string[] }[] = [
  {
    name: /^queueMail$/,
    what: "mails are written into the outbox by mailAsTenant alone, with the tenant's sender and words",
    callers: ["src/commands/mail/tenant-mail.ts"],
  },
  {
    name: /(^|\.)sendMail$/,
    what: "mails leave from the outbox alone",
    callers: ["src/modules/mail/deliver-mail.ts", "src/modules/mail/send-mail.ts"],
  },
  {
    name: /createTransport$/,
    what: "there is one connection to the mail server",
    callers: ["src/modules/mail/send-mail.ts"],
  },
  {
    name: /^beginTenant$/,
    what: "a tenant's transaction is opened by withTenant alone",
    callers: ["src/db/with-tenant.ts"],
  },
  {
    name: /\.(commit|rollback)$/,
    what: "transactions end where their commit is checked; elsewhere a failed commit would count as done",
    callers: ["src/db/transaction.ts"],
  },
  {
    name: /\.transaction$/,
    what: "transactions begin where they are ended and checked",
    callers: ["src/db/begin-tenant.ts", "src/db/transaction.ts"],
  },
]

/** Texts that must occur in the given file, because they keep tenants apart. */
export const scopes: { what: string; file: string; text: string }[] = [
  {
    what: "limits are counted under the tenant",
    file: "src/http/throttle/rate-limit.ts",
    text: "[ctx.tenant.id, limits.map((it) => it.key)",
  },
  {
    what: "an Idempotency-Key is kept in the tenant's own rows",
    file: "src/http/kernel/idempotent.ts",
    text: "await inTenant(ctx, (tx) => claimCall(tx, claim))",
  },
  {
    what: "invoice and credit-note numbers count in the tenant's own row",
    file: "src/modules/invoice/issue-invoice.ts",
    text: "on conflict (tenant_id, financial_year) do update set last_serial",
  },
  {
    what: "sessions open on their own tenant",
    file: "src/http/kernel/session.ts",
    text: "session_open(?, ?)",
  },
]

/** Rules that other specs prove. The report links to these specs, so they must exist. */
export const elsewhere: { what: string; spec: string }[] = [
  {
    what: "every call refuses strangers, but those open by decision",
    spec: "integration-tests/http/tenancy/tripwire.spec.ts",
  },
  {
    what: "another tenant's admin finds none of a tenant's rows",
    spec: "integration-tests/http/conventions/roles.spec.ts",
  },
  { what: "hosts, ports, case and near names", spec: "integration-tests/http/tenancy/hosts.spec.ts" },
  { what: "a host is one tenant's", spec: "integration-tests/http/platform/domains.spec.ts" },
  { what: "a tenant is entered on its own host", spec: "integration-tests/http/platform/enter.spec.ts" },
  { what: "a closed tenant refuses", spec: "integration-tests/http/tenancy/closed-tenant.spec.ts" },
  {
    what: "a payment of one tenant makes no order in another",
    spec: "integration-tests/http/checkout/other-tenant.spec.ts",
  },
  {
    what: "mails have their tenant's sender, words and links",
    spec: "integration-tests/http/mail/tenant-mails.spec.ts",
  },
  {
    what: "keys and Idempotency-Keys are one tenant's",
    spec: "integration-tests/http/keys/idempotency.spec.ts",
  },
  { what: "limits are one tenant's", spec: "integration-tests/http/auth/limits.spec.ts" },
  {
    what: "responses are never handed to another tenant",
    spec: "src/modules/catalog/responses/response-cache.spec.ts",
  },
  { what: "pages are never handed to another host", spec: "storefront/server/cache/page-cache.spec.ts" },
  {
    what: "SQL on a table stands with its owner",
    spec: "integration-tests/http/conventions/table-owners.spec.ts",
  },
]
