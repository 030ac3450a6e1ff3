import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { recordChange } from "../../../modules/history/record-change"

export interface RecordInvitedInput {
  tenantId: string
  actor: Actor
  accountId: string
}

/** Notes in the history that somebody was invited to run the shop. Without a name: that ends with the account. */
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
