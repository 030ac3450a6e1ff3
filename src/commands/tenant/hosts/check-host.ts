import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import { hostView } from "../../../modules/tenant/hosts/host-view"
import { lockHost } from "../../../modules/tenant/hosts/hosts"
import { requireTenant } from "../require-editable"
import type { HostInput } from "./add-host"
import { checkHostProof } from "./check-host-proof"
import type { TenantHost } from "../../../contract/domain"

/**
 * Checks a host's proof immediately.
 * @throws ApiError NOT_FOUND
 */
export async function checkHost(
  container: MedusaContainer,
  { now, ...input }: HostInput & { now: Date }
): Promise<TenantHost> {
  const { id, host } = input
  await requireTenant(container, id)
  await checkHostProof(container, { tenantId: id, host, actor: input.actor, now })
  return withTenant(container, id, async (tx) => hostView(await lockHost(tx, host)))
}
