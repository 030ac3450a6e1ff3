import { createReadStream } from "node:fs"
import { readdir } from "node:fs/promises"
import { createInterface } from "node:readline"
import type { MedusaContainer } from "@medusajs/framework/types"
import { inForeignKeyOrder, insertJson, updateJson, writableColumns } from "../../../db/insert-json"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { raiseMaxStock } from "../../../modules/catalog/raise-max-stock"
import { highestValues } from "../../../modules/history/highest-values"
import { markImported } from "../../../modules/history/mark-imported"
import { resignPassports } from "../../../modules/passport/resign-passports"
import { findTenantEvenArchived, clearTenantCache, tenantIn } from "../../../modules/tenant/find-tenant"
import { assignFirstHost } from "../../../modules/tenant/first-host"
import { pathInside } from "../../../lib/path-inside"
import { medusaLater } from "../../../medusa/tenant/archive-rules"
import { takeNumbers } from "../../../medusa/tenant/take-numbers"
import { rebuildCatalog } from "../../catalog/rebuild-catalog"
import type { ArchiveManifest } from "./manifest"
import { insertPictures } from "./insert-pictures"
import { requireOwn } from "./require-own"
import { type Elsewhere, rewriteRow } from "./rewrite-row"

const rowsAtOnce = 200

/**
 * Writes an unpacked archive: every row, the catalog and the pictures in one transaction, so that the tenant appears
 * completely or not at all. The archive may be malicious: everything is checked before the commit.
 * @returns the number of products
 * @throws Error with a sentence if a row is taken already, or isn't the tenant's own
 */
export async function insertTenantRows(
  container: MedusaContainer,
  folder: string,
  manifest: ArchiveManifest,
  elsewhere: Elsewhere
): Promise<number> {
  const { id } = manifest.tenant
  if (await findTenantEvenArchived(container, id)) {
    throw new Error("This store exists already, or existed before: nothing was imported")
  }
  try {
    const products = await withTenant(container, id, async (tx) => {
      await insertRows(tx, folder, manifest, elsewhere)
      // A revert would write the values of the archive's history unchecked.
      await markImported(tx)
      await requireOwn(tx)
      if (elsewhere.keys) await resignPassports(tx, elsewhere.keys.from)
      await assignFirstHost(tx, elsewhere.domain)
      const built = await rebuildCatalog(container, await tenantIn(tx))
      // A piece that is nearly sold out differs from a one-off piece by the stock it once had.
      await raiseMaxStock(tx, await highestValues(tx, { entity: "product", field: "stock" }))
      await takeNumbers(tx)
      await insertPictures(tx, pathInside(folder, "uploads"))
      return built
    })
    clearTenantCache()
    return products
  } catch (error) {
    throw inWords(error)
  }
}

async function insertRows(
  tx: TenantTx,
  folder: string,
  { tables }: ArchiveManifest,
  elsewhere: Elsewhere
): Promise<void> {
  for (const table of await inForeignKeyOrder(tx, Object.keys(tables), medusaLater)) {
    const inserted = await insertTable(tx, table, pathInside(folder, "tables", table), elsewhere)
    if (inserted !== tables[table]) {
      throw new Error(`${table} got ${inserted} of ${tables[table] ?? 0} rows: nothing was imported`)
    }
  }
  await updateDeferredColumns(tx, folder)
}

async function insertTable(tx: TenantTx, table: string, folder: string, it: Elsewhere): Promise<number> {
  const columns = await writableColumns(tx, table)
  const later = medusaLater[table]
  let count = 0
  for await (const rows of batchesIn(folder)) {
    const written = rows.map((row) => rewriteRow(table, later ? { ...row, [later]: null } : row, it))
    // Rows of one table have the same members. Columns added since the export get their default.
    const members = columns.filter((column) => column in (written[0] ?? {}))
    count += await insertJson(tx, table, members, JSON.stringify(written))
  }
  return count
}

async function updateDeferredColumns(tx: TenantTx, folder: string): Promise<void> {
  for (const [table, column] of Object.entries(medusaLater)) {
    for await (const rows of batchesIn(pathInside(folder, "tables", table))) {
      const set = rows.filter((row) => row[column] !== null)
      if (set.length) await updateJson(tx, table, column, JSON.stringify(set))
    }
  }
}

async function* batchesIn(folder: string): AsyncGenerator<Record<string, unknown>[]> {
  const parts = await readdir(folder).catch(() => [])
  for (const part of parts.toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10))) {
    let batch: Record<string, unknown>[] = []
    for await (const line of createInterface({ input: createReadStream(pathInside(folder, part)) })) {
      batch.push(JSON.parse(line) as Record<string, unknown>)
      if (batch.length < rowsAtOnce) continue
      yield batch
      batch = []
    }
    if (batch.length) yield batch
  }
}

const uniqueViolation = "23505"

/** PostgreSQL's message about a row as a sentence, without the statement. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error) || !("severity" in error)) return error
  const table = "table" in error && typeof error.table === "string" ? `table ${error.table}` : "rows"
  const detail = error.message.split(" - ").at(-1)?.slice(0, 300) ?? ""
  const message =
    error.code === uniqueViolation
      ? `A row of this store exists already (${table}): nothing was imported`
      : `The archive's ${table} can't be written, nothing was imported: ${detail}`
  return new Error(message, { cause: error })
}
