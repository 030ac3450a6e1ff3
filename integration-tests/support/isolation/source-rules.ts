/**
 * Places of the source where one tenant could meet another, each with its rule. The scans of `source-sites.ts` find the
 * places; one that has no line here fails, and so does a line whose place is gone. `key` must stand in the file as it is.
 */
export interface SiteRule {
  rule: string
  key?: { text: string; file?: string }
}

const ofBrowser = (what: string): SiteRule => ({ rule: `one visitor's browser: ${what}` })
const platform = (what: string): SiteRule => ({ rule: `the platform's: ${what}` })
const ofCall = (what: string): SiteRule => ({ rule: `by the object of one call: ${what}` })

export const memoryRules: Record<string, SiteRule> = {
  "src/api/api/openapi.json/route.ts described": platform("the API's description"),
  "src/api/api/products/catalog-reply.ts cache": {
    rule: "the tenant is AnswerCache's first argument, by the version of its catalogue",
    key: { text: "cache.get(id, version, key" },
  },
  "src/config/env.ts parsed": platform("the environment"),
  "src/contract/rules/slugs.ts used": ofCall("slugs that one import has given"),
  "src/contract/rules/slugs.ts last": ofCall("slugs that one import has given"),
  "src/db/begin-tenant.ts opening": ofCall("which tenant's transaction is being opened"),
  "src/db/begin-tenant.ts prepared": platform("database clients"),
  "src/db/guard-pool.ts guarded": platform("database clients"),
  "src/db/tenant-scope.ts tenantScope": {
    rule: "which tenant's transaction a call chain is in; another tenant inside throws",
    key: { text: "if (outer.tenantId !== tenantId) throw", file: "src/db/with-tenant.ts" },
  },
  "src/db/with-tenant.ts transactions": ofCall("a tenant's transaction"),
  "src/http/admin-gate.ts letIn": ofCall("its request, as Medusa Admin's door has let it in"),
  "src/http/allowed-host.ts refused": platform("host names that lead nowhere, for seconds"),
  "src/http/peer-room.ts used": platform("how often each proxy has asked"),
  "src/http/picture-copy.ts waiting": platform("files to be copied, by their whole path"),
  "src/http/picture-copy.ts last": platform("one copy at a time"),
  "src/http/read-body.ts parsers": platform("body readers by their limit"),
  "src/http/route.ts contexts": ofCall("its request"),
  "src/http/route.ts declared": ofCall("its request"),
  "src/http/store-gate.ts calls": ofCall("its request, with the tenant of its publishable key"),
  "src/http/sent-files.ts sent": ofCall("its request"),
  "src/lib/giving-way.ts lines": {
    rule: "by the tenant's id: each has its own turn and its own quick calls",
    key: { text: "this.lines.get(tenantId)" },
  },
  "src/lib/tenant-rooms.ts rooms": {
    rule: "by the tenant's id and the kind of its callers: each has its own count and line",
    key: { text: "this.rooms.get(whose)" },
  },
  "src/lib/byte-cache.ts running": { rule: "what each ByteCache is asked for: see whoever makes one" },
  "src/lib/byte-cache.ts ?": { rule: "what each ByteCache holds: see whoever makes one" },
  "src/medusa/shared-context.ts sharedOf": ofCall("a tenant's transaction"),
  "src/modules/catalog/answers/answer-cache.ts ?": {
    rule: "the tenant leads each key",
    key: { text: "`${tenantId} ${key}`" },
  },
  "src/modules/catalog/answers/answer.ts packed": ofCall("one answer, by encoding"),
  "src/modules/catalog/read/kinds.ts recent": {
    rule: "the tenant leads each key, by the version of its catalogue",
    key: { text: "const key = JSON.stringify([tenantId," },
  },
  "src/workflows/webhook/send-due-webhooks.ts underWay": {
    rule: "deliveries under way with their tenant, so that none takes all places",
    key: { text: "underWay.set(attempt, due.tenantId)" },
  },
  "src/workflows/webhook/send-due-webhooks.ts isSending": platform("one round at a time"),
  "src/modules/catalog/read/match.ts recent": {
    rule: "the tenant leads each key, by the version of its catalogue",
    key: { text: "JSON.stringify([tenantId, filters.scope" },
  },
  "src/modules/catalog/read/match.ts counts": {
    rule: "the tenant leads each key, by the version of its catalogue",
    key: { text: "JSON.stringify([tenantId, filters.scope" },
  },
  "src/modules/invoice/render/kit.tsx loading": platform("the fonts of invoices"),
  "src/modules/mail/queue-mail.ts onTheirWay": platform("deliveries to wait for at the end"),
  "src/modules/mail/send-mail.ts transporter": platform("the connection to the mail server"),
  "src/modules/passport/passport-signer.ts made": platform("the key that passports are signed with"),
  "src/modules/tenant/brand-style.ts known": {
    rule: "style rules as pages get them, by the whole text that they were made of",
    key: { text: "known.get(source)" },
  },
  "src/modules/tenant/find-tenant.ts recent": {
    rule: "tenants by id, slug or domain: what is looked up is the key",
    key: { text: "recent.get(`${field}:${value}`" },
  },
  "src/modules/tenant/registry-version.ts recent": platform("a number of changes of all tenants"),
  "src/modules/tenant/payment-account.ts recent": {
    rule: "by the tenant's id",
    key: { text: "recent.get(tenantId," },
  },
  "storefront/server/page-cache.ts pages": {
    rule: "the host leads each key, and the host is the tenant",
    key: { text: "edge.hostname + req.originalUrl", file: "storefront/server/pages.ts" },
  },
  "storefront/server/public-cache.ts entries": {
    rule: "the host leads each key, and the host is the tenant",
    key: { text: "const key = `${hostname} ${path}`" },
  },
  "storefront/server/public-cache.ts doubtedAt": { rule: "by host" },
  "storefront/server/turned-away.ts askedAt": ofCall("its request"),
  "storefront/server/turned-away.ts lines": {
    rule: "the host leads each key: until when its tenant has no room for calls",
    key: { text: "return `${edge?.hostname" },
  },
  "storefront/app/features/address/look-up-pincode.ts known": ofBrowser("post offices, the same everywhere"),
  "storefront/app/features/auth/sent-code.ts last": ofBrowser("the code that was just sent"),
  "storefront/app/lib/auth-dialog.ts open": ofBrowser("the open dialog"),
  "storefront/app/lib/auth-dialog.ts listeners": ofBrowser("who shows it"),
  "storefront/app/lib/brand-css.ts made": { rule: "by the branding itself, which is one tenant's" },
  "storefront/app/lib/browser-text.ts shown": ofBrowser("its page's words; never while a page is rendered"),
  "storefront/app/lib/form-picture.ts chosen": ofBrowser("a counter of chosen files"),
  "storefront/app/lib/query-client.ts newQueryClient": { rule: "one for each request, one for a browser" },
  "storefront/app/lib/query-client.ts ofBrowser": ofBrowser("its answers"),
  "storefront/app/ui/open-dialogs.ts open": ofBrowser("open dialogs"),
  "storefront/app/ui/open-dialogs.ts listeners": ofBrowser("who shows them"),
  "storefront/app/ui/toast-store.ts current": ofBrowser("the notice that is shown"),
  "storefront/app/ui/toast-store.ts count": ofBrowser("how many there were"),
  "storefront/app/ui/toast-store.ts kept": ofBrowser("whether it stays"),
  "storefront/app/ui/toast-store.ts timer": ofBrowser("when it goes"),
  "storefront/app/ui/toast-store.ts listeners": ofBrowser("who shows it"),
}

/** Advisory locks whose statement doesn't name `tenantId` itself. */
export const lockRules: Record<string, SiteRule> = {
  "src/db/repeatable-sql.ts applyRepeatableSql": platform("one process applies functions at a time"),
  "src/medusa/tenant/ensure-platform.ts platform": platform("one process makes the platform's own rows"),
  "src/modules/account/last-of-role.ts isLastOfRole": {
    rule: "the key holds the tenant",
    key: { text: "`leaving:${tx.tenantId}:${account.role}`" },
  },
  "src/modules/cart/open-cart.ts lockCart": {
    rule: "the key holds the tenant",
    key: { text: "`cart:${tx.tenantId}:${accountId}`" },
  },
}

/** Files that read or write the disk. */
export const fileRules: Record<string, SiteRule> = {
  "src/modules/media/kept-files.ts": {
    rule: "the tenant's folder, and names made of hashes",
    key: { text: 'path.join(env().DATA_DIR, "uploads", tenantId)' },
  },
  "src/modules/media/store-vector.ts": {
    rule: "the tenant's folder, and a name made of a hash",
    key: { text: 'path.join(env().DATA_DIR, "uploads", tenantId)' },
  },
  "src/http/static-files.ts": {
    rule: "public pictures by their exact form (/static/{tenant}/{hash}.webp): a hash of its content is its name",
    key: { text: "isPicture(url)" },
  },
  "src/http/picture-copy.ts": { rule: "copies beside a picture that static-files has let through" },
  "src/http/drawing-copy.ts": { rule: "copies beside a picture that static-files has let through" },
  "src/modules/invoice/read-logo.ts": {
    rule: "the tenant's own logo, inside the folder of uploads, never above it",
    key: { text: 'if (path.startsWith("..")) return null' },
  },
  "src/modules/invoice/render/kit.tsx": platform("fonts of the package"),
  "src/http/registry.ts": platform("route files, at the start"),
  "src/api/api/docs/[file]/route.ts": platform("files of the API description's page, by a list"),
  "src/cli/catalog-import.ts": platform("a file that its operator names"),
  "src/cli/load-tenant.ts": platform("files that its operator names"),
  "src/cli/tenant-load.ts": platform("files that its operator names"),
  "src/cli/tenant-export.ts": platform("a file that its operator names"),
  "src/cli/tenant-import.ts": platform("a new folder of its own, for the time of an import"),
  ...Object.fromEntries(
    ["back-up", "copy-in", "copy-out", "digest", "manifest", "uploads"].map((it) => [
      `src/db/backup/${it}.ts`,
      platform("the whole installation, into and from a folder that its operator names"),
    ])
  ),
  "src/workflows/tenant/archive/bring-tenant.ts": {
    rule: "unpacked files of one archive; pictures go into the tenant's folder",
    key: { text: "keepFiles(id, " },
  },
  "src/workflows/tenant/archive/export-tenant.ts": {
    rule: "the tenant's folder alone",
    key: { text: "listKeptFiles(id)" },
  },
  "src/workflows/tenant/archive/unpack.ts": {
    rule: "names of one form, inside the folder of one import",
    key: { text: "allowed.test(name)" },
  },
  "storefront/server/assets.ts": platform("the build's own files"),
}

/** How each job visits tenants. */
export const jobRules: Record<string, string> = {
  "src/jobs/check-due-hosts.ts": "reads due hosts of the registry, each with its tenant",
  "src/jobs/erase-archived.ts": "enters each archived tenant whose time is over",
  "src/jobs/send-due-webhooks.ts":
    "claims due deliveries of tenants that have none under way first, then enters each one's",
  "src/jobs/tell-webhook-changes.ts": "reads marks by tenant, then enters each tenant",
  "src/jobs/catalog-keep.ts":
    "reads marks without a tenant, then enters each tenant that sells a product, in turn",
  "src/jobs/find-double-claims.ts":
    "reads public entries by tenant, then enters each tenant to raise its alarm",
  "src/jobs/finish-refunds.ts": "claims due work of all tenants in turn, then enters each one's tenant",
  "src/jobs/follow-medusa.ts": "reads marks of all tenants in turn, then enters each one's tenant",
  "src/jobs/purge-expired.ts": "enters each tenant of the registry, archived ones too",
  "src/jobs/reconcile-payments.ts": "claims due work of all tenants in turn, then enters each one's tenant",
  "src/jobs/send-due-mails.ts": "reads due work of all tenants in turn, then enters each one's tenant",
}
