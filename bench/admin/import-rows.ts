import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import Papa from "papaparse"
import type { BulkImportResult } from "../../src/contract/bulk-import"
import { importBatch, importsAtOnce } from "../../src/contract/rules/import-batches"
import { Slugs } from "../../src/contract/rules/slugs"
import { csvColumns } from "../../src/contract/stone-fields/csv"
import type { Client } from "../../integration-tests/support/client"
import { expectStatus } from "../../integration-tests/support/shopper"
import { diamondsFile } from "../catalog/diamonds"

type Row = Record<string, string>

/** Rows of a file in the form that the back office's page sends: by our columns, each with its slug. */
export async function rowsOfPage(count: number): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-diamonds-"))
  try {
    const file = path.join(folder, "diamonds.csv")
    await diamondsFile(file, count)
    const { data } = Papa.parse<Row>(readFileSync(file, "utf8"), { header: true, skipEmptyLines: true })
    const slugs = new Slugs()
    const columns = csvColumns.map((it) => it.column).filter((it) => data[0]?.[it] !== undefined)
    return data.map((cells) => ({
      ...Object.fromEntries(columns.map((column) => [column, cells[column] ?? ""])),
      slug: slugs.next(cells["name"] ?? "", null),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Sends rows as the back office's page does, and retries when the rate limit refuses them: the first batch of a real
 * import alone, to get the import's id, then several concurrently.
 * @param onBatch called after each response
 */
export async function sendRows(
  admin: Client,
  rows: readonly Row[],
  dryRun: boolean,
  onBatch: (response: BulkImportResult) => void
): Promise<void> {
  let importId: string | undefined
  let next = 0
  const send = async () => {
    const products = rows.slice(next, (next += importBatch))
    const body = { products, dryRun, fileName: "diamonds.csv", ...(importId !== undefined && { importId }) }
    const post = () => admin.post<BulkImportResult>("/api/admin/products/bulk-import", body)
    let response = await post()
    for (; response.status === 429; response = await post()) await sleep(1_000)
    const result = expectStatus(response, 200).body
    importId ??= result.importId
    onBatch(result)
  }
  const lane = async () => {
    while (next < rows.length) await send()
  }
  if (!dryRun) await send()
  await Promise.all(Array.from({ length: importsAtOnce }, lane))
}
