import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { lockAccount } from "../../modules/account/account"
import { emailTaken } from "../../modules/account/email-taken"
import { setRole, staffView } from "../../modules/account/staff"
import { recordChange } from "../../modules/history/record-change"

const promoteToStaffStep = createStep(
  "promote-to-staff",
  async ({ tenantId, actor, id }: { tenantId: string; actor: Actor; id: string }, { container }) => {
    const promoted = await withTenant(container, tenantId, async (tx) => {
      const account = await lockAccount(tx, id)
      // Whoever has not proven the e-mail may be somebody else.
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
    return new StepResponse(staffView(promoted))
  }
)

/** Makes a shopper an administrator; nothing comes after it, so it has no undo. */
export const promoteToStaffWorkflow = createWorkflow(
  "promote-to-staff",
  (input: WorkflowData<{ tenantId: string; actor: Actor; id: string }>) =>
    new WorkflowResponse(promoteToStaffStep(input))
)
