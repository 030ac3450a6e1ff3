import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { flushModules } from "../../medusa/shared-context"
import type { Actor } from "../../domain/actor"
import { ApiError, notFound } from "../../lib/api-error"
import { lockAccount } from "../../modules/account/account"
import { isLastOfRole } from "../../modules/account/last-of-role"
import { deleteSessionsOf } from "../../modules/account/sessions"
import { setRole } from "../../modules/account/staff"
import { recordChange } from "../../modules/history/record-change"
import { eraseHoldings } from "./erase-holdings"

export interface RemoveStaffInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Removes an admin's access at once: the sessions end and the account becomes a customer account. An account whose
 * invitation was never accepted is deleted.
 * @throws ApiError NOT_FOUND, also for another tenant's account; CONFLICT for the last administrator
 */
export async function removeStaff(
  container: MedusaContainer,
  { tenantId, actor, id }: RemoveStaffInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    const account = await lockAccount(tx, id)
    if (account?.role !== "ADMIN") throw notFound("Administrator")
    if (await isLastOfRole(tx, account))
      throw new ApiError(
        "CONFLICT",
        "The last administrator can't be removed. Please invite another one first."
      )
    await recordChange(tx, actor, {
      act: "changed",
      entity: "staff",
      entityId: id,
      version: null,
      changes: [{ field: "role", from: "ADMIN", to: account.isEmailVerified ? "CUSTOMER" : null }],
    })
    if (!account.isEmailVerified) return eraseHoldings({ container, tx, account })
    await setRole(tx, id, "CUSTOMER")
    await deleteSessionsOf(tx, id, null)
    await flushModules(tx)
  })
}
