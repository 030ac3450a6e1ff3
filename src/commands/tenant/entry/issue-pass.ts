import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import { ApiError } from "../../../lib/api-error"
import { newToken } from "../../../lib/tokens"
import { firstAdmin, insertPass } from "../../../modules/account/entry-passes"
import { lockTenant } from "../../../modules/tenant/platform-tenant"
import { reachableOrigin } from "../../../modules/tenant/tenant-origin"
import { requireEditable, requireTenant } from "../require-editable"

export interface IssuePassInput {
  id: string
  byId: string
  byName: string
  reason: string
}

/**
 * Returns a URL on the tenant's host that lets a superadmin act in its admin's place. No step follows it, so it has no
 * compensation.
 * @throws ApiError NOT_FOUND, FORBIDDEN for the platform's own tenant; CONFLICT for a tenant that is closed or has no
 * admin
 */
export async function issuePass(
  container: MedusaContainer,
  { id, ...by }: IssuePassInput
): Promise<{ url: string; expiresAt: string }> {
  await requireTenant(container, id)
  const token = newToken()
  const made = await withTenant(container, id, async (tx) => {
    const tenant = requireEditable(await lockTenant(tx))
    if (!tenant.isActive) throw new ApiError("CONFLICT", "This store is closed. Open it before you enter.")
    if (!(await firstAdmin(tx)))
      throw new ApiError("CONFLICT", "This store has no administrator to act for. Invite one first.")
    return { tenant, until: await insertPass(tx, token, by) }
  })
  return {
    url: `${reachableOrigin(made.tenant)}/api/auth/enter/${token}`,
    expiresAt: made.until.toISOString(),
  }
}
