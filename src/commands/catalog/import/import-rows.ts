import type { MedusaContainer } from "@medusajs/framework/types"
import type { BulkImportResult } from "../../../contract/bulk-import"
import { maxMembers } from "../../../contract/rules/body-values"
import { analyzeIfGrown } from "../../../db/analyze-tables"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import type { BulkCall } from "../../../lib/bulk-work-pacer"
import { mapInSlices } from "../../../lib/in-slices"
import { newEntryId } from "../../../modules/history/record-change"
import { beginImport, countImport, entryOfImport } from "../../../modules/catalog/files/imports"
import { keptImages } from "./find-images"
import type { PlannedRow } from "./plan-rows"
import { type ReadRow, readRow, wideRow } from "./read-row"
import { slugRows } from "./slug-rows"
import { writeRows } from "./write-rows"

export interface ImportRowsInput {
  tenant: { id: string; slug: string }
  actor: Actor
  rows: readonly Record<string, unknown>[]
  dryRun: boolean
  /** The import that this batch continues. */
  importId: string | undefined
  fileName: string
}

/**
 * Imports rows of a catalog file that a client has read. Valid rows are written; faulty rows are reported. Each batch
 * is one transaction. Writing the same rows again changes nothing, so a retry completes an interrupted batch.
 * @param bulk decides how many rows a batch has, and when it runs
 * @throws ApiError NOT_FOUND for an import that isn't the tenant's
 */
export async function importRows(
  container: MedusaContainer,
  input: ImportRowsInput,
  bulk: BulkCall
): Promise<BulkImportResult> {
  const { tenant, rows, dryRun, fileName } = input
  const actor: Actor = { ...input.actor, way: "import" }
  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(container, tenant.id, work)
  const { importId } = input
  const entryId =
    importId === undefined ? newEntryId() : await inTenant((tx) => entryOfImport(tx, importId, newEntryId()))
  const slugged = slugRows(await mapInSlices(rows, (values, index) => readOrFail(index + 1, values)))
  const planned: PlannedRow[] = []
  while (planned.length < slugged.length) {
    const batch = slugged.slice(planned.length, planned.length + bulk.rows())
    const write = { tenant, actor, entryId, rows: batch, dryRun, findImages: keptImages }
    planned.push(...(await bulk.run(() => writeRows(container, write))))
  }
  if (dryRun) return resultOf(planned, true)
  const counts = countsOf(planned)
  const id = await inTenant(async (tx) => {
    const known = importId ?? (await beginImport(tx, { by: actor.name, fileName, entryId }))
    await countImport(tx, known, counts)
    return known
  })
  if (counts.created) await analyzeIfGrown(container)
  const entry = counts.created + counts.changed > 0 ? { entryId } : {}
  return { ...resultOf(planned, false), importId: id, ...entry }
}

const readOrFail = (row: number, values: Readonly<Record<string, unknown>>): ReadRow =>
  Object.keys(values).length > maxMembers ? wideRow(row) : readRow(row, values)

function countsOf(planned: readonly PlannedRow[]): {
  created: number
  changed: number
  unchanged: number
  failed: number
} {
  const counts = { created: 0, changed: 0, unchanged: 0, failed: 0 }
  for (const { result } of planned) counts[result]++
  return counts
}

function resultOf(planned: readonly PlannedRow[], dryRun: boolean): BulkImportResult {
  const { failed } = countsOf(planned)
  return {
    success: planned.length - failed,
    failed,
    warnings: planned.flatMap((it) => it.warnings),
    errors: planned.flatMap((it) => it.faults),
    rows: planned.map(({ row, result, changes }) => ({
      row,
      result,
      ...(dryRun && changes.length ? { changes: [...changes] } : {}),
    })),
  }
}
