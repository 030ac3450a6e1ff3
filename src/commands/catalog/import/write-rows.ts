import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { mapInSlices } from "../../../lib/in-slices"
import { productsBySlug } from "../../../modules/gemstone/read-gemstones"
import { holdProducts } from "../../../modules/gemstone/write-gemstones"
import { freshen } from "../edit/read-product"
import { writePlanned } from "../edit/write-planned"
import { type FindImages, validateRow, type PlannedRow, planRows, type SluggedRow } from "./plan-rows"

export interface RowsInput {
  tenant: { readonly id: string; readonly slug: string }
  actor: Actor
  /** The history entry of the whole file. */
  entryId: string
  rows: readonly SluggedRow[]
  dryRun: boolean
  findImages: (tx: TenantTx, files: readonly string[]) => ReturnType<FindImages>
}

/**
 * Writes one batch of rows in one transaction. Valid rows are written, faulty rows are skipped, unchanged products
 * aren't touched. A dry run returns the plan without writing.
 * @returns the result of each row, in their order
 */
export async function writeRows(
  container: Pick<MedusaContainer, "resolve">,
  { tenant, actor, entryId, rows, dryRun, findImages }: RowsInput
): Promise<PlannedRow[]> {
  const keys = rows.flatMap(({ key }) => key ?? [])
  const known = await withTenant(container, tenant.id, (tx) => productsBySlug(tx, keys))
  if (known.size) await freshen(container, tenant.id, [...known.values()])
  const validated = await mapInSlices(rows, validateRow)
  return withTenant(container, tenant.id, async (tx) => {
    if (!dryRun) await holdProducts(tx)
    const planned = await planRows(tx, validated, (files) => findImages(tx, files))
    const todo = planned.filter((it) => it.result === "created" || it.result === "changed")
    if (!dryRun) await writePlanned(tx, { tenantSlug: tenant.slug, actor, entryId }, todo)
    return planned
  })
}
