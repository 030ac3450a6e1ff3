import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminProduct } from "../../../contract/admin-product"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { fieldChanges } from "../../../domain/versions"
import { buildEntries } from "../../../modules/catalog/build-entries"
import { holdProducts, raiseVersions } from "../../../modules/gemstone/write-gemstones"
import { recordEdit } from "../../audit/record-edit"
import { nameNewProducts } from "../name-new-products"
import { editedOf } from "./product-values"
import { freshen, readProducts } from "./read-product"

export interface StaffEditInput {
  tenant: { id: string; slug: string }
  actor: Actor
  /** The products that were changed or created. */
  ids: readonly string[]
  /** The products that existed before, in their previous state. */
  before: readonly AdminProduct[]
}

/** Reads products before a user changes them in Medusa Admin. */
export async function productsAsTheyAre(
  container: MedusaContainer,
  tenantId: string,
  ids: readonly string[]
): Promise<AdminProduct[]> {
  if (!ids.length) return []
  await freshen(container, tenantId, ids)
  return withTenant(container, tenantId, async (tx) => [...(await readProducts(tx, ids)).values()])
}

/**
 * Updates the catalog with what Medusa has written, and records it in the history under the name of the user who did
 * it. If two users change one product at the same moment, each may be named for both changes, because Medusa's own
 * writes can't be locked.
 */
export async function recordStaffEdit(container: MedusaContainer, input: StaffEditInput): Promise<void> {
  await withTenant(container, input.tenant.id, async (tx) => {
    await holdProducts(tx)
    await nameNewProducts(tx, input.tenant.slug, input.ids)
    await buildEntries(tx, input.ids)
    await record(tx, input)
  })
}

async function record(tx: TenantTx, { actor, ids, before }: StaffEditInput): Promise<void> {
  const was = new Map(before.map((it) => [it.id, editedOf(it)]))
  for (const [id, now] of await readProducts(tx, ids)) {
    const old = was.get(id) ?? null
    const made = editedOf(now)
    if (old && !fieldChanges(old, made).length) continue
    const version = old ? now.version + 1 : now.version
    await raiseVersions(tx, new Map([[id, version]]))
    await recordEdit(tx, actor, "product", old, { ...made, version })
  }
}
