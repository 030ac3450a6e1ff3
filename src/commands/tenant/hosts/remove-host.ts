import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import { ApiError } from "../../../lib/api-error"
import { clearTenantCache } from "../../../modules/tenant/find-tenant"
import { deleteHost, lockHost } from "../../../modules/tenant/hosts/hosts"
import { lockTenant } from "../../../modules/tenant/platform-tenant"
import { requireEditable, requireTenant } from "../require-editable"
import type { HostInput } from "./add-host"
import { recordHost } from "./record-host"

/**
 * Removes a host: from now on it serves nothing and is free.
 * @throws ApiError NOT_FOUND, FORBIDDEN for the platform's own tenant; CONFLICT for the primary host
 */
export async function removeHost(container: MedusaContainer, { id, host, actor }: HostInput): Promise<void> {
  await requireTenant(container, id)
  await withTenant(container, id, async (tx) => {
    requireEditable(await lockTenant(tx))
    const before = await lockHost(tx, host)
    if (before.isPrimary)
      throw new ApiError("CONFLICT", "This is the primary domain. Make another one primary first.")
    await deleteHost(tx, host)
    await recordHost(tx, actor, host, "deleted", { from: host, to: null })
  })
  clearTenantCache()
}
