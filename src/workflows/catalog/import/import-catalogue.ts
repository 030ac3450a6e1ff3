import type { Readable } from "node:stream"
import { maxPictures } from "../../../contract/rules/pictures"
import { neededColumns } from "../../../contract/stone-fields/csv"
import type { MedusaContainer } from "@medusajs/framework/types"
import { readCsv } from "../../../lib/read-csv"
import type { ProductWrite } from "../../../lib/product-write"
import { analyzeCatalog } from "../../../modules/catalog/build-entries"
import { analyzeGemstones } from "../../../modules/gemstone/read-gemstones"
import { writeProducts } from "../write-products"
import { readRow, type RowFault, type RowProduct } from "./read-row"
import { Slugs } from "./slugs"

export interface ImportReport {
  rows: number
  created: number
  updated: number
  failed: number
  warnings: string[]
}

export interface ImportOptions {
  /** Told of each faulty row; nothing of them is kept here, so that a file of any size fits. */
  onFault: (fault: RowFault) => void
  onProgress?: (report: ImportReport) => void
  /** Finds a row's pictures by their file names. */
  images?: (files: readonly string[]) => Promise<{ urls: string[]; missing: string[] }>
}

const batchSize = 500
const maxWarnings = 1_000
const largeFile = 1_000

/**
 * Reads a catalogue file as it streams in: good rows land, batch by batch, bad ones are told of. The same file again
 * updates what it made before.
 * @throws Error when the file is no CSV or lacks the columns that every row needs
 */
export async function importCatalogue(
  container: Pick<MedusaContainer, "resolve">,
  tenant: { readonly id: string; readonly slug: string },
  input: Readable,
  options: ImportOptions
): Promise<ImportReport> {
  const report: ImportReport = { rows: 0, created: 0, updated: 0, failed: 0, warnings: [] }
  const slugs = new Slugs()
  let batch: ProductWrite[] = []
  const flush = async () => {
    const written = await writeProducts(container, tenant, batch)
    batch = []
    report.created += written.created
    report.updated += written.updated
    options.onProgress?.(report)
  }
  for await (const values of recordsOf(input)) {
    report.rows++
    const read = readRow(report.rows, values)
    if ("faults" in read) {
      report.failed++
      read.faults.forEach(options.onFault)
      continue
    }
    batch.push(await writeOf(read.product, report, slugs, options))
    if (batch.length >= batchSize) await flush()
  }
  await flush()
  if (report.rows >= largeFile) await learnStatistics(container)
  return report
}

/** Until PostgreSQL knows the new table, it plans searches for the old one; by itself it looks after a minute or so. */
async function learnStatistics(container: Pick<MedusaContainer, "resolve">): Promise<void> {
  await analyzeCatalog(container)
  await analyzeGemstones(container)
}

async function writeOf(
  { imageFiles, ...product }: RowProduct,
  report: ImportReport,
  slugs: Slugs,
  { images }: ImportOptions
): Promise<ProductWrite> {
  const found =
    images && imageFiles.length
      ? await images(imageFiles.slice(0, maxPictures))
      : { urls: [], missing: imageFiles }
  const warn = (text: string) =>
    report.warnings.length < maxWarnings && report.warnings.push(`Row ${report.rows}: ${text}`)
  for (const file of found.missing) warn(`The image file ${file} was not found`)
  if (imageFiles.length > maxPictures) warn(`Only the first ${maxPictures} image files are taken`)
  return { ...product, slug: slugs.next(product.name, product.slug), images: found.urls }
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
