import { platform, type SiteRule } from "./site-rule"

/** Advisory locks whose statement does not contain `tenantId` itself. */
export const lockRules: Record<string, SiteRule> = {
  "src/db/queue-table.ts ?": platform("one process at a time claims rows of a queue whose limits all share"),
  "src/db/repeatable-sql.ts applyRepeatableSql": platform("one process applies functions at a time"),
  "src/medusa/tenant/ensure-platform.ts ensurePlatform": platform(
    "one process makes the platform's own rows"
  ),
  "src/modules/account/last-of-role.ts isLastOfRole": {
    rule: "the key holds the tenant",
    key: { text: "`leaving:${tx.tenantId}:${account.role}`" },
  },
  "src/modules/cart/sql/cart-functions.ts cartFunctions": {
    rule: "the key holds the tenant",
    key: { text: "'cart:' || p_tenant || ':' || p_account" },
  },
  "src/modules/cart/sql/change-functions.ts changeFunctions": {
    rule: "the key holds the tenant",
    key: { text: "'cart:' || p_tenant || ':' || p_account" },
  },
  "src/modules/checkout/sql/ledger-functions.ts ledgerFunctions": {
    rule: "the key holds the tenant",
    key: { text: "'payment:' || p_tenant || ':' || p_cart" },
  },
  "src/modules/address/sql/address-functions.ts addressFunctions": {
    rule: "the key holds the tenant",
    key: { text: "'address:' || p_tenant || ':' || p_account" },
  },
  "src/modules/wishlist/sql/wishlist-functions.ts wishlistFunctions": {
    rule: "the key holds the tenant",
    key: { text: "'wishlist:' || p_tenant || ':' || p_account" },
  },
}

/** Statements that end a transaction outside `src/db/transaction.ts`. */
export const endRules: Record<string, SiteRule> = {
  "src/db/backup/back-up.ts": platform("a connection of its own, that only reads"),
  "src/db/backup/restore.ts": platform("pg's own client, which rejects when its commit fails"),
  "src/db/transaction.ts": platform("the response of COMMIT, compared"),
  "src/commands/tenant/erase/purge-tenant.ts": { rule: "back to a savepoint; the transaction goes on" },
}

/** Files that read or write the file system. */
export const fileRules: Record<string, SiteRule> = {
  "src/picture-store/local-store.ts": {
    rule: "names of one form: the tenant's folder, and a hash of the content",
    key: { text: "pathInside(this.root, requirePictureName(name))" },
  },
  "src/modules/invoice/render/font-files.ts": platform("fonts of packages"),
  "src/lib/task-pool/process-usage.ts": platform("what Linux counts of a task process"),
  "src/lib/task-pool/task-process.ts": platform("its own rank when memory is short"),
  "src/http/kernel/registry.ts": platform("route files, at the start"),
  "src/http/kernel/medusa-admin.ts": platform("looks whether Medusa Admin is built"),
  "src/db/connection.ts": platform("the certificate that DATABASE_URL names"),
  "src/api/api/docs/[file]/route.ts": platform("files of the API description's page, by a list"),
  "src/cli/catalog-import.ts": platform("a file that its operator names"),
  "src/cli/load-tenant.ts": platform("files that its operator names"),
  "src/cli/tenant-load.ts": platform("files that its operator names"),
  "src/cli/tenant-export.ts": platform("a file that its operator names"),
  "src/lib/bounded-gunzip.ts": platform("a file that its operator names"),
  "src/cli/tenant-import.ts": platform("a new folder of its own, for the time of an import"),
  ...Object.fromEntries(
    ["back-up", "copy-in", "copy-out", "digest", "manifest", "uploads"].map((it) => [
      `src/db/backup/${it}.ts`,
      platform("the whole installation, into and from a folder that its operator names"),
    ])
  ),
  "src/commands/tenant/archive/insert-tenant-rows.ts": { rule: "unpacked rows of one archive" },
  "src/commands/tenant/archive/insert-pictures.ts": {
    rule: "unpacked files of one archive; pictures go into the tenant's folder",
    key: { text: "put(`${tx.tenantId}/${file}`" },
  },
  "src/commands/tenant/archive/unpack.ts": {
    rule: "names of one form, inside the folder of one import",
    key: { text: "pathInside(folder, name)" },
  },
  "src/config/build.ts": platform("the hash of the server's own sources"),
  "storefront/server/render/assets.ts": platform("the build's own files"),
}

/** How each job and each recurring work iterates over tenants. */
export const jobRules: Record<string, string> = {
  "check-due-hosts": "claims due hosts of all tenants in turn, then enters each one's tenant",
  "erase-archived": "enters each archived tenant whose time is over",
  "send-due-webhooks":
    "claims due deliveries of tenants that have none under way first, then enters each one's",
  "queue-product-events": "reads marks by tenant, then enters each tenant",
  "refresh-catalog": "claims marks of all tenants in turn, then enters each tenant that sells a product",
  "find-double-claims": "reads public entries by tenant, then enters each tenant to raise its alarm",
  "finish-refunds": "claims due work of all tenants in turn, then enters each one's tenant",
  "sync-orders": "claims marks of all tenants in turn, then enters each one's tenant",
  "purge-expired": "enters each tenant of the registry, archived ones too, 500 in one call",
  "reconcile-payments": "claims due work of all tenants in turn, then enters each one's tenant",
  "sweep-payments":
    "enters each tenant of the registry, archived ones too, four at once, each with its own account",
  "create-picture-copies": "claims due work of all tenants in turn, then enters each one's tenant",
  "sweep-pictures": "enters each tenant of the registry, archived ones too",
  "send-due-mails": "claims due work of all tenants in turn, then enters each one's tenant",
}
