import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { ProductValues } from "../../../contract/admin-product"
import { type BulkEditBody, type BulkEditResult, previewLength } from "../../../contract/bulk-edit"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../lib/actor"
import { paise, paiseFromRupees, rupeesText, scalePaise } from "../../../lib/money"
import { fieldChanges } from "../../../lib/versions"
import { holdProducts } from "../../../modules/gemstone/write-gemstones"
import { newEntryId } from "../../../modules/history/record-change"
import { valuesOf } from "./product-values"
import { freshen, readProducts } from "./read-product"
import { typedValues } from "./typed-values"
import { type PlannedProduct, writePlanned } from "./write-planned"

export interface BulkEditInput {
  tenant: { id: string; slug: string }
  actor: Actor
  ids: readonly string[]
  edit: Pick<BulkEditBody, "changes" | "pricePercent" | "dryRun">
}

const batchSize = 500

/** A price so many per cent higher, or lower, to the paisa. */
function raised(price: string, percent: number): string {
  const hundredths = Math.round((100 + percent) * 100)
  return rupeesText(paise(scalePaise(paiseFromRupees(price), hundredths, 10_000)))
}

function edited(before: ProductValues, { changes, pricePercent }: BulkEditInput["edit"]): ProductValues {
  const { isListed } = changes
  const after = { ...before, ...typedValues(changes), ...(isListed === undefined ? {} : { isListed }) }
  return pricePercent === undefined ? after : { ...after, price: raised(after.price, pricePercent) }
}

/**
 * Gives many products the same values; what is so already isn't touched. Each batch is one transaction; all of them are one
 * entry of the history. A dry run makes the same plan and stops there.
 */
const bulkEditStep = createStep(
  "bulk-edit",
  async ({ tenant, actor, ids, edit }: BulkEditInput, { container }) => {
    const result: BulkEditResult = { changed: 0, unchanged: 0, errors: [] }
    const entryId = newEntryId()
    const preview: NonNullable<BulkEditResult["preview"]> = []
    for (let from = 0; from < ids.length; from += batchSize) {
      const batch = ids.slice(from, from + batchSize)
      await freshen(container, tenant.id, batch)
      await withTenant(container, tenant.id, async (tx) => {
        if (!edit.dryRun) await holdProducts(tx)
        const products = await readProducts(tx, batch)
        const todo: PlannedProduct[] = []
        for (const id of batch) {
          const product = products.get(id)
          if (!product) {
            result.errors.push({ id, message: "Product not found" })
            continue
          }
          const before = valuesOf(product)
          const after = edited(before, edit)
          const changes = fieldChanges(before, after)
          if (!changes.length) {
            result.unchanged++
            continue
          }
          result.changed++
          todo.push({ id, before, after, changes })
          if (preview.length < previewLength) preview.push({ id, name: before.name, changes })
        }
        if (!edit.dryRun) await writePlanned(tx, { tenantSlug: tenant.slug, actor, entryId }, todo)
      })
    }
    return new StepResponse(edit.dryRun ? { ...result, preview } : result)
  }
)

export const bulkEditWorkflow = createWorkflow(
  "bulk-edit",
  (input: WorkflowData<BulkEditInput>) => new WorkflowResponse(bulkEditStep(input))
)
