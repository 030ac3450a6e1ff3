import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductValues } from "../../../contract/admin-product"
import {
  type BulkEditBody,
  type BulkEditResult,
  type BulkEditRow,
  previewLength,
} from "../../../contract/bulk-edit"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { ApiError } from "../../../lib/api-error"
import { paise, paiseFromRupees, rupeesText, scalePaise } from "../../../domain/money"
import { fieldChanges } from "../../../domain/versions"
import { holdProducts } from "../../../modules/gemstone/write-gemstones"
import { newEntryId } from "../../../modules/history/record-change"
import { type BulkTargets, targetsOfRows } from "./bulk-targets"
import { valuesOf } from "./product-values"
import { listingProblem } from "./listing-problem"
import { freshen, readProducts } from "./read-product"
import { typedValues } from "./typed-values"
import { type PlannedProduct, writePlanned } from "./write-planned"

export interface BulkEditInput {
  tenant: { id: string; slug: string }
  actor: Actor
  edit: Pick<BulkEditBody, "changes" | "pricePercent" | "dryRun" | "previewOffset" | "plan">
  /** The products that all get the same values. */
  ids?: readonly string[]
  /** Products that each get values of their own. */
  rows?: readonly BulkEditRow[]
}

/** A price raised, or lowered, by a percentage, to the paisa. */
function raised(price: string, percent: number): string {
  const hundredths = Math.round((100 + percent) * 100)
  return rupeesText(paise(scalePaise(paiseFromRupees(price), hundredths, 10_000)))
}

function edited(
  before: ProductValues,
  changes: BulkEditBody["changes"],
  pricePercent: number | undefined
): ProductValues {
  const { isListed } = changes
  const after = { ...before, ...typedValues(changes), ...(isListed === undefined ? {} : { isListed }) }
  return pricePercent === undefined ? after : { ...after, price: raised(after.price, pricePercent) }
}

/** Fingerprint of a plan: another change or another product gives another fingerprint. */
const planName = (planned: readonly PlannedProduct[]): string =>
  createHash("sha256")
    .update(JSON.stringify(planned.map(({ id, changes }) => [id, changes])))
    .digest("hex")
    .slice(0, 32)

/** Plans the changes product by product. Unchanged products are counted and skipped. */
async function planEdit(
  tx: TenantTx,
  { targets, errors }: BulkTargets,
  pricePercent: number | undefined
): Promise<{ result: BulkEditResult; todo: PlannedProduct[] }> {
  const result: BulkEditResult = { changed: 0, unchanged: 0, errors: [...errors] }
  const todo: PlannedProduct[] = []
  const products = await readProducts(
    tx,
    targets.map((it) => it.id)
  )
  for (const { id, key, row, changes: given } of targets) {
    const product = products.get(id)
    if (!product) {
      result.errors.push({ id: key, ...(row !== undefined && { row }), message: "Product not found" })
      continue
    }
    const before = valuesOf(product)
    const after = edited(before, given, pricePercent)
    const changes = fieldChanges(before, after)
    const problem = listingProblem(before, after)
    if (problem !== undefined) {
      result.errors.push({ id: key, ...(row !== undefined && { row }), message: problem })
      continue
    }
    if (changes.length) todo.push({ id, before, after, changes })
    else result.unchanged++
  }
  return { result: { ...result, changed: todo.length }, todo }
}

const previewOf = (todo: readonly PlannedProduct[], offset: number): BulkEditResult["preview"] =>
  todo
    .slice(offset, offset + previewLength)
    .map(({ id, before, changes }) => ({ id: id ?? "", name: before?.name ?? "", changes: [...changes] }))

/**
 * Gives many products the same values, or each its own, in one transaction and one history entry. A dry run returns the
 * plan without writing. A run that names the plan makes exactly these changes.
 * @throws ApiError CONFLICT if the named plan differs from the current one
 */
export async function bulkEdit(container: MedusaContainer, input: BulkEditInput): Promise<BulkEditResult> {
  const { tenant, actor, edit, ids, rows } = input
  const found: BulkTargets = rows
    ? await withTenant(container, tenant.id, (tx) => targetsOfRows(tx, rows))
    : { targets: (ids ?? []).map((id) => ({ id, key: id, changes: edit.changes })), errors: [] }
  await freshen(
    container,
    tenant.id,
    found.targets.map((it) => it.id)
  )
  return withTenant(container, tenant.id, async (tx): Promise<BulkEditResult> => {
    if (!edit.dryRun) await holdProducts(tx)
    const { result, todo } = await planEdit(tx, found, edit.pricePercent)
    const plan = planName(todo)
    if (edit.dryRun) return { ...result, plan, preview: previewOf(todo, edit.previewOffset) }
    if (edit.plan !== undefined && edit.plan !== plan) {
      throw new ApiError("CONFLICT", "The products have changed since the preview. Please look at it again.")
    }
    if (todo.length === 0) return result
    const entryId = newEntryId()
    await writePlanned(tx, { tenantSlug: tenant.slug, actor, entryId }, todo)
    return { ...result, entryId }
  })
}
