import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantLimits } from "../../contract/tenant-limits"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { notFound } from "../../lib/api-error"
import { fieldChanges } from "../../domain/versions"
import { recordChange } from "../../modules/history/record-change"
import { clearTenantCache } from "../../modules/tenant/find-tenant"
import { lockLimits, writeLimits } from "../../modules/tenant/platform-tenant"
import { requireTenant } from "./require-editable"

interface SetTenantLimitsInput {
  id: string
  limits: TenantLimits
  actor: Actor
}

/**
 * Sets a tenant's limits. Unchanged limits write nothing. The tenant's history shows the change under the superadmin's
 * name; its admins can't revert it, because no history entry of this kind is revertible.
 * @throws ApiError NOT_FOUND, also for an archived tenant
 */
export async function setTenantLimits(
  container: MedusaContainer,
  { id, limits, actor }: SetTenantLimitsInput
): Promise<void> {
  await requireTenant(container, id)
  await withTenant(container, id, async (tx) => {
    const before = await lockLimits(tx)
    if (!before) throw notFound("Tenant")
    const changes = fieldChanges(before, { ...limits })
    if (changes.length === 0) return
    await writeLimits(tx, limits)
    await recordChange(tx, actor, {
      ...{ act: "changed", entity: "limits", entityId: id, version: null },
      changes,
    })
  })
  clearTenantCache()
}
