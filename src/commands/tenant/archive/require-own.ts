import { validValues } from "../../../db/valid-values"
import type { TenantTx } from "../../../db/with-tenant"
import {
  allTables,
  columnsWithAny,
  countWritten,
  countWrittenBut,
  countWrittenOutside,
  idsNamed,
} from "../../../db/written-rows"
import { medusaDemands } from "../../../medusa/tenant/archive-demands"
import { medusaForeign, medusaRows } from "../../../medusa/tenant/archive-rules"
import { requireArchivedRow } from "../../../modules/tenant/archived-row"
import { adapterOf } from "../../../payments/adapters"
import { archivedRows } from "./archive-tables"

const maxUnknown = 10_000

/**
 * Tables without a tenant that triggers write to: the queue of products whose catalog entries are to be rebuilt, and the
 * counters of the platform.
 */
const marks = new Set(["catalog_stale", "platform_figure"])

/** Columns with ids that each installation has of its own. */
const mapped: readonly string[] = medusaForeign.mapped

/**
 * Checks the rows that a transaction has written from an archive, which may be malicious: every row is the tenant's
 * own, refers to nothing of another tenant, and claims no rights that an archive can't give.
 * @throws Error with a sentence
 */
export async function requireOwn(tx: TenantTx): Promise<void> {
  await requireOwnRows(tx)
  await requireOwnIds(tx)
  for (const { table, condition, otherwise } of medusaDemands) {
    if (await countWrittenBut(tx, table, condition)) {
      throw new Error(`The archive's table ${table} has a row that ${otherwise}`)
    }
  }
  for (const table of Object.keys(archivedRows)) {
    if (await countWrittenBut(tx, table, await validValues(tx, table))) {
      throw new Error(`The archive's table ${table} has a number or a time that is out of range`)
    }
  }
  adapterOf({ provider: await requireArchivedRow(tx) })
}

/** The rows that the export's rule finds for this tenant must be the rows that were written. */
async function requireOwnRows(tx: TenantTx): Promise<void> {
  for (const [table, condition] of Object.entries(archivedRows)) {
    const { written, owned, both } = await countWritten(tx, table, condition)
    if (written !== both)
      throw new Error(`The archive's table ${table} has a row that is not the store's own`)
    if (owned !== both) throw new Error(`The archive claims a row of ${table} that belongs to another store`)
  }
  for (const table of await allTables(tx)) {
    if (Object.hasOwn(archivedRows, table) || marks.has(table)) continue
    if (await countWrittenOutside(tx, table)) {
      throw new Error(`The archive changes rows of ${table}, which belong to the platform`)
    }
  }
}

/** An id that isn't in the archive must refer to nothing or to something shared, never to another tenant's row. */
async function requireOwnIds(tx: TenantTx): Promise<void> {
  const tables = Object.keys(archivedRows)
  const named = await idsNamed(tx, tables, maxUnknown + 1)
  const foreign = named.find(({ table }) => table !== null)
  if (foreign) {
    throw new Error(`The archive names ${foreign.id}, a row of ${foreign.table ?? ""} of another store`)
  }
  const unknown = named.map(({ id }) => id)
  if (unknown.length > maxUnknown)
    throw new Error("The archive references too many rows that it doesn't contain")
  if (!unknown.length) return
  // Nothing has that id today. A later row with it would belong to two tenants.
  const dangling = (await columnsWithAny(tx, Object.keys(medusaRows), unknown)).find(
    ({ column }) => !mapped.includes(column)
  )
  if (dangling) {
    throw new Error(
      `The archive's table ${dangling.table} names ${dangling.id} in ${dangling.column}, which it doesn't hold`
    )
  }
}
