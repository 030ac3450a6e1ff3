import type { Readable } from "node:stream"
import { Slugs } from "../../../contract/rules/slugs"
import { neededColumns } from "../../../contract/stone-fields/csv"
import type { MedusaContainer } from "@medusajs/framework/types"
import { analyzeIfGrown, analyzeTables } from "../../../db/analyze-tables"
import type { TenantTx } from "../../../db/with-tenant"
import { readCsv } from "../../../lib/read-csv"
import type { Actor } from "../../../domain/actor"
import { newEntryId } from "../../../modules/history/record-change"
import { keptImages } from "./find-images"
import type { SluggedRow } from "./plan-rows"
import { readRow, type RowFault } from "./read-row"
import { writeRows } from "./write-rows"

export interface ImportReport {
  rows: number
  created: number
  updated: number
  failed: number
  warnings: string[]
}

export interface ImportOptions {
  /** Receives each faulty row. Faults aren't collected here, so that memory stays bounded for a file of any size. */
  onFault: (fault: RowFault) => void
  onProgress?: (report: ImportReport) => void
  /** Stores the picture with this file name and returns its URL; undefined if there is none. */
  images?: (file: string) => Promise<string | undefined>
}

const batchSize = 500
const maxWarnings = 1_000
const picturesAtOnce = 4
const largeFile = 1_000

/** Actor in the history for a file imported on the command line. */
const commandLine: Actor = { way: "import", id: null, name: "Command line", email: "", enteredBy: null }

/**
 * Imports a catalog file as a stream. Valid rows are written batch by batch; faulty rows are reported. Importing the
 * same file again updates the products it created.
 * @throws Error if the file is no CSV or lacks the columns that every row needs
 */
export async function importCatalog(
  container: Pick<MedusaContainer, "resolve">,
  tenant: { readonly id: string; readonly slug: string },
  input: Readable,
  { images, onFault, onProgress }: ImportOptions
): Promise<ImportReport> {
  const report: ImportReport = { rows: 0, created: 0, updated: 0, failed: 0, warnings: [] }
  const slugs = new Slugs()
  const entryId = newEntryId()
  let batch: SluggedRow[] = []
  const flush = async () => {
    const rows = batch
    batch = []
    const given = await imagesIn(rows, images)
    const findImages = async (tx: TenantTx, files: readonly string[]) =>
      new Map([...(await keptImages(tx, files)), ...given])
    const planned = await writeRows(container, {
      tenant,
      actor: commandLine,
      entryId,
      rows,
      dryRun: false,
      findImages,
    })
    for (const it of planned) {
      if (it.result === "created") report.created++
      else if (it.result === "failed") report.failed++
      else report.updated++
      it.faults.forEach(onFault)
      report.warnings.push(...it.warnings.slice(0, maxWarnings - report.warnings.length))
    }
    await analyzeIfGrown(container)
    onProgress?.(report)
  }
  for await (const values of recordsOf(input)) {
    const read = readRow(++report.rows, values)
    const { name = "" } = read.texts
    batch.push({ ...read, key: name || read.slug ? slugs.next(name, read.slug) : null })
    if (batch.length >= batchSize) await flush()
  }
  await flush()
  if (report.rows >= largeFile) await analyzeTables(container)
  return report
}

/** Stores the pictures that come with the file, before the rows are written. */
async function imagesIn(
  rows: readonly SluggedRow[],
  images: ImportOptions["images"]
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (!images) return found
  const files = [...new Set(rows.flatMap((it) => it.imageFiles ?? []))]
  for (let from = 0; from < files.length; from += picturesAtOnce) {
    await Promise.all(
      files.slice(from, from + picturesAtOnce).map(async (file) => {
        const url = await images(file)
        if (url !== undefined) found.set(file, url)
      })
    )
  }
  return found
}

async function* recordsOf(input: Readable): AsyncGenerator<Record<string, unknown>> {
  try {
    yield* readCsv(input, (columns) => {
      const lacking = neededColumns.filter((it) => !columns.includes(it))
      if (lacking.length) throw new Error(`the column ${lacking.join(", ")} is missing`)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`CSV parsing errors: ${reason}`, { cause: error })
  }
}
