import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { lockAccount } from "../../modules/account/account"
import { emailTaken } from "../../modules/account/email-taken"
import { setRole, staffView } from "../../modules/account/staff"
import { recordChange } from "../../modules/history/record-change"
import type { StaffMember } from "../../contract/staff"

/** Makes a customer account an admin. No step follows it, so it has no compensation. */
export async function promoteToStaff(
  container: MedusaContainer,
  { tenantId, actor, id }: { tenantId: string; actor: Actor; id: string }
): Promise<StaffMember> {
  const promoted = await withTenant(container, tenantId, async (tx) => {
    const account = await lockAccount(tx, id)
    // Without a verified e-mail the account may belong to somebody else.
    if (!account?.isEmailVerified || account.role !== "CUSTOMER") throw emailTaken()
    await setRole(tx, id, "ADMIN")
    await recordChange(tx, actor, {
      act: "changed",
      entity: "staff",
      entityId: id,
      version: null,
      changes: [{ field: "role", from: "CUSTOMER", to: "ADMIN" }],
    })
    return account
  })
  return staffView(promoted)
}
