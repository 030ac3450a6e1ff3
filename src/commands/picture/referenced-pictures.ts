import { tenantTables, textsIn } from "../../db/tenant-tables"
import type { TenantTx } from "../../db/with-tenant"
import { pictureUrls } from "../../medusa/product/read-picture-urls"
import { brandTexts } from "../../modules/tenant/brand-texts"

/** Tables without a reference of their own: built from Medusa's products, which are searched, or naming no picture. */
const left: ReadonlySet<string> = new Set([
  "catalog_body",
  "catalog_entry",
  "catalog_word",
  "picture",
  "picture_due",
  "rate_limit",
  "session",
])

/**
 * The hashes of the tenant's pictures that any row of it refers to: products, brand, texts, orders, uploads for an
 * import, and the history, from which a change can be reverted. Every other table is searched too, including future
 * ones.
 */
export async function referencedHashes(tx: TenantTx): Promise<Set<string>> {
  // The id contains letters, digits and underscores only.
  const pattern = `/static/${tx.tenantId}/([0-9a-f]{32})`
  const found = new Set<string>()
  for (const text of [...(await pictureUrls(tx)), ...(await brandTexts(tx))]) {
    for (const [, hash = ""] of text.matchAll(new RegExp(pattern, "g"))) found.add(hash)
  }
  for (const table of await tenantTables(tx)) {
    if (left.has(table)) continue
    for (const hash of await textsIn(tx, table, pattern)) found.add(hash)
  }
  return found
}
