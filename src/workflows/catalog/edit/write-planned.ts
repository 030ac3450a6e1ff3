import type { ProductValues } from "../../../contract/admin-product"
import type { FieldChange } from "../../../contract/history"
import type { TenantTx } from "../../../db/with-tenant"
import type { Actor } from "../../../lib/actor"
import { recordChange } from "../../../modules/history/record-change"
import { writeProducts } from "../write-products"
import { writeOf } from "./product-values"

/** What becomes of one product among many. */
export interface PlannedProduct {
  /** Null for a new one. */
  id: string | null
  before: ProductValues | null
  after: ProductValues
  /** Of one that was there. */
  changes: readonly FieldChange[]
}

/** Of what a file has made, the history keeps what names it: taking it back is removing it. */
const named = ({ after }: PlannedProduct): FieldChange[] =>
  (["name", "slug"] as const).map((field) => ({ field, from: null, to: after[field] }))

/** Writes many products at once, with one entry of the history for those that are new and one for those that change. */
export async function writePlanned(
  tx: TenantTx,
  tenantSlug: string,
  actor: Actor,
  planned: readonly PlannedProduct[]
): Promise<void> {
  const ids = await writeProducts(
    tx,
    tenantSlug,
    planned.map((it) => writeOf(it.id, it.before, it.after))
  )
  const changed: FieldChange[] = []
  const created: FieldChange[] = []
  planned.forEach((it, n) => {
    const entityId = ids[n] ?? ""
    if (it.before) changed.push(...it.changes.map((change) => ({ ...change, entityId })))
    else created.push(...named(it).map((change) => ({ ...change, entityId })))
  })
  const many = { entity: "product", entityId: null, version: null }
  if (created.length) await recordChange(tx, actor, { ...many, act: "created", changes: created })
  if (changed.length) await recordChange(tx, actor, { ...many, act: "changed", changes: changed })
}
