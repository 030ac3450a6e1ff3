import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import { ApiError } from "../../../lib/api-error"
import { clearTenantCache } from "../../../modules/tenant/find-tenant"
import { hostView } from "../../../modules/tenant/hosts/host-view"
import { lockHost } from "../../../modules/tenant/hosts/hosts"
import { lockTenant } from "../../../modules/tenant/platform-tenant"
import { requireEditable, requireTenant } from "../require-editable"
import type { HostInput } from "./add-host"
import { movePrimary } from "./move-primary"
import type { TenantHost } from "../../../contract/domain"

/**
 * Makes a host primary: all other hosts redirect to it from now on.
 * @throws ApiError NOT_FOUND, FORBIDDEN for the platform's own tenant; CONFLICT for a host that isn't verified
 */
export async function makePrimary(
  container: MedusaContainer,
  { id, host, actor }: HostInput
): Promise<TenantHost> {
  await requireTenant(container, id)
  const made = await withTenant(container, id, async (tx) => {
    requireEditable(await lockTenant(tx))
    if ((await lockHost(tx, host)).status !== "verified")
      throw new ApiError("CONFLICT", "Only a verified domain can be the primary one")
    await movePrimary(tx, actor, host)
    return hostView(await lockHost(tx, host))
  })
  clearTenantCache()
  return made
}
