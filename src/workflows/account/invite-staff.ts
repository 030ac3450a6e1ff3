import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { StaffMember } from "../../contract/staff"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { findAccountByEmail } from "../../modules/account/account"
import { staffView } from "../../modules/account/staff"
import { inviteAdminWorkflow } from "./invite-admin"
import { invite } from "../../commands/account/invite"
import { promoteToStaff } from "../../commands/account/promote-to-staff"
import { recordInvitedStep } from "./steps/record-invited"

export interface InviteStaffInput {
  tenantId: string
  actor: Actor
  /** Lower case. */
  email: string
  /** Origin where the inviter sees the tenant. */
  origin: string
}

const inviteNewStaffWorkflow = createWorkflow("invite-new-staff", (input: WorkflowData<InviteStaffInput>) => {
  const account = inviteAdminWorkflow.runAsStep({ input })
  recordInvitedStep(
    transform({ input, account }, (it) => ({
      tenantId: it.input.tenantId,
      actor: it.input.actor,
      accountId: it.account.id,
    }))
  )
  return new WorkflowResponse(account)
})

const unproven = (): ApiError =>
  new ApiError("CONFLICT", "An unverified account with this e-mail exists. Ask its owner to verify it first.")

/**
 * Invites another admin: a new e-mail gets an account and an invitation, an account invited before gets another link,
 * and a customer account of the tenant becomes an admin with its current password.
 * @throws ApiError CONFLICT for an account that is an admin already, and for an account without a verified e-mail
 */
export async function inviteStaff(container: MedusaContainer, input: InviteStaffInput): Promise<StaffMember> {
  const { tenantId, actor, email, origin } = input
  const known = await withTenant(container, tenantId, (tx) => findAccountByEmail(tx, email))
  if (!known) {
    const { result } = await inviteNewStaffWorkflow(container).run({ input })
    return staffView(result)
  }
  if (known.role === "CUSTOMER") {
    if (!known.isEmailVerified) throw unproven()
    const result = await promoteToStaff(container, { tenantId, actor, id: known.id })
    return result
  }
  if (known.role !== "ADMIN" || known.isEmailVerified)
    throw new ApiError("CONFLICT", "This person is an administrator already")
  await invite(container, { tenantId, accountId: known.id, email, origin })
  return staffView(known)
}
