import type { MedusaContainer } from "@medusajs/framework/types"
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { BulkImportResult } from "../../../contract/bulk-import"
import type { ProductWrite } from "../../../lib/product-write"
import { writeProducts } from "../write-products"
import { readRow } from "./read-row"
import { Slugs } from "./slugs"

export interface ImportRowsInput {
  tenant: { id: string; slug: string }
  rows: readonly Record<string, unknown>[]
  dryRun: boolean
}

const batchSize = 500

/**
 * Rows of a catalogue file that a client has read: good ones land, bad ones are told of. Each batch is one transaction
 * and writing the same again changes nothing, so a repeat mends what a fault has cut short; there is no undo.
 */
const importRowsStep = createStep("import-rows", async (input: ImportRowsInput, { container }) => {
  const { writes, result } = sort(input.rows)
  if (!input.dryRun) await write(container, input.tenant, writes)
  return new StepResponse(result)
})

export const importRowsWorkflow = createWorkflow(
  "import-rows",
  (input: WorkflowData<ImportRowsInput>) => new WorkflowResponse(importRowsStep(input))
)

function sort(rows: readonly Record<string, unknown>[]): {
  writes: ProductWrite[]
  result: BulkImportResult
} {
  const slugs = new Slugs()
  const writes: ProductWrite[] = []
  const result: BulkImportResult = { success: 0, failed: 0, warnings: [], errors: [] }
  rows.forEach((values, index) => {
    const read = readRow(index + 1, values)
    if ("faults" in read) {
      result.failed++
      result.errors.push(...read.faults)
      return
    }
    const { imageFiles, ...product } = read.product
    for (const file of imageFiles)
      result.warnings.push(`Row ${index + 1}: The image file ${file} was not found`)
    writes.push({ ...product, slug: slugs.next(product.name, product.slug), images: [] })
    result.success++
  })
  return { writes, result }
}

async function write(container: MedusaContainer, tenant: ImportRowsInput["tenant"], writes: ProductWrite[]) {
  for (let from = 0; from < writes.length; from += batchSize) {
    await writeProducts(container, tenant, writes.slice(from, from + batchSize))
  }
}
