import type { ProductValues } from "../../../contract/admin-product"
import type { FieldChange } from "../../../contract/history"
import type { TenantTx } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { mapInSlices } from "../../../lib/in-slices"
import { versionsOf } from "../../../modules/gemstone/read-gemstones"
import { recordThings } from "../../../modules/history/record-change"
import { writeProducts } from "../write-products"
import { writeOf } from "./product-values"

/** The planned change of one product among many. */
export interface PlannedProduct {
  /** Null for a new product. */
  id: string | null
  before: ProductValues | null
  after: ProductValues
  /** Changes of an existing product. */
  changes: readonly FieldChange[]
}

/**
 * For a product that a file created, the history keeps only its naming fields and its stock: reverting it deletes it.
 */
const named = ({ after }: PlannedProduct): FieldChange[] =>
  (["name", "slug", "stock"] as const).map((field) => ({ field, from: null, to: after[field] }))

interface PlannedWrite {
  tenantSlug: string
  actor: Actor
  /** The history entry of these products, shared with other batches. */
  entryId: string
}

/** Writes many products at once, with a row for each in one history entry. */
export async function writePlanned(
  tx: TenantTx,
  { tenantSlug, actor, entryId }: PlannedWrite,
  planned: readonly PlannedProduct[]
): Promise<void> {
  const ids = await writeProducts(
    tx,
    tenantSlug,
    await mapInSlices(planned, (it) => writeOf(it.id, it.before, it.after))
  )
  const versions = await versionsOf(tx, ids)
  const things = await mapInSlices(planned, (it, n) => {
    const entityId = ids[n] ?? ""
    const version = versions.get(entityId) ?? null
    return it.before
      ? { entityId, act: "changed" as const, version, changes: it.changes }
      : { entityId, act: "created" as const, version, changes: named(it) }
  })
  await recordThings(tx, actor, { id: entryId, entity: "product" }, things)
}
