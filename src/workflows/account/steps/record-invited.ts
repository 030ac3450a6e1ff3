import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { recordChange } from "../../../modules/history/record-change"

export interface RecordInvitedInput {
  tenantId: string
  actor: Actor
  accountId: string
}

/** Records an admin's invitation in the history, without a name: names are removed with the account. */
export const recordInvitedStep = createStep(
  "record-invited",
  async ({ tenantId, actor, accountId }: RecordInvitedInput, { container }) => {
    await withTenant(container, tenantId, (tx) =>
      recordChange(tx, actor, {
        act: "created",
        entity: "staff",
        entityId: accountId,
        version: null,
        changes: [{ field: "role", from: null, to: "ADMIN" }],
      })
    )
    return new StepResponse(undefined)
  }
)
