import { medusaForeign } from "../../../medusa/tenant/archive-rules"
import { openPan, sealPan } from "../../../domain/buyer-pan"
import { decidedHere, secretColumns } from "./own-tables"

/** What is different where a tenant goes. */
export interface Elsewhere {
  tenantId: string
  slug: string
  domain: string
  /** Column → value, for what each installation has of its own. */
  mapped: Readonly<Record<(typeof medusaForeign.mapped)[number], string>>
  /** The keys that sealed here and there, in base64; null where both are one. */
  keys: { from: string; to: string } | null
}

type Row = Record<string, unknown>

/** A row of an archive as it is written elsewhere. */
export function rewriteRow(table: string, row: Row, it: Elsewhere): Row {
  const written: Row = { ...row }
  // The database refuses it as well; this says so in the words of whoever imports.
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

/** Buyers' PANs, wherever in a row they stand, under the key of the installation that they come to. */
function resealed(value: unknown, tenantId: string, keys: { from: string; to: string }): unknown {
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
