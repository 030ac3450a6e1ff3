import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import type { Entry } from "../../../modules/account/entry-passes"
import { deleteSession } from "../../../modules/account/sessions"
import { recordEntry } from "./record-entry"

export interface LeaveTenantInput {
  tenantId: string
  sessionId: string
  entry: Omit<Entry, "reason">
}

const leaveTenantStep = createStep(
  "leave-tenant",
  async ({ tenantId, sessionId, entry }: LeaveTenantInput, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      if (await deleteSession(tx, sessionId)) await recordEntry(tx, entry, "deleted", [])
    })
    return new StepResponse(undefined)
  }
)

/** Ends the session in an admin's place. There is no undo: a session that was ended on purpose must not come back. */
export const leaveTenantWorkflow = createWorkflow(
  "leave-tenant",
  (input: WorkflowData<LeaveTenantInput>) => new WorkflowResponse(leaveTenantStep(input))
)
