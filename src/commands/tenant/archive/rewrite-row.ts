import { medusaForeign } from "../../../medusa/tenant/archive-rules"
import { openPan, sealPan } from "../../../domain/buyer-pan"
import type { AcceptedSecrets } from "../../../lib/accepted-secrets"
import { decidedHere, secretColumns } from "./own-tables"

interface PlatformKeys {
  from: AcceptedSecrets
  to: AcceptedSecrets
}

/** Values that differ at the destination. */
export interface Elsewhere {
  tenantId: string
  slug: string
  domain: string
  /** Column → value, for what each installation has of its own. */
  mapped: Readonly<Record<(typeof medusaForeign.mapped)[number], string>>
  /** The platform keys of source and destination, in base64; null if they are the same. */
  keys: PlatformKeys | null
}

type Row = Record<string, unknown>

/** Rewrites an archived row for its destination. */
export function rewriteRow(table: string, row: Row, it: Elsewhere): Row {
  const written: Row = { ...row }
  // The database refuses it as well; this error is readable for the person who imports.
  if (table === "account" && row["role"] === "SUPERADMIN") {
    throw new Error("The archive holds a SUPERADMIN, whose account belongs to the platform's own store")
  }
  for (const column of secretColumns[table] ?? []) if (column in written) written[column] = null
  for (const [column, value] of Object.entries(decidedHere[table] ?? {})) {
    if (column in written) written[column] = value
  }
  if (table === "tenant") {
    Object.assign(written, { slug: it.slug, domain: it.domain })
  } else {
    for (const column of medusaForeign.dropped) if (column in written) written[column] = null
  }
  for (const column of medusaForeign.mapped) {
    if (written[column] !== undefined && written[column] !== null) written[column] = it.mapped[column]
  }
  return it.keys ? (resealed(written, it.tenantId, it.keys) as Row) : written
}

/** Seals buyers' PANs, anywhere in a row, with the key of the destination. */
function resealed(value: unknown, tenantId: string, keys: PlatformKeys): unknown {
  if (Array.isArray(value)) return value.map((each) => resealed(each, tenantId, keys))
  if (value === null || typeof value !== "object") return value
  const { sealed, masked } = value as Row
  if (typeof sealed === "string" && typeof masked === "string") {
    return sealPan(keys.to, tenantId, openPan(keys.from, tenantId, { sealed, masked }))
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, resealed(each, tenantId, keys)])
  )
}
