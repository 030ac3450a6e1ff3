import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import { deleteSession, deleteSessionsOf } from "../../modules/account/sessions"

export type EndSessionsInput = { tenantId: string } & (
  { sessionId: string } | { othersOf: string; keep: string }
)

/** There is no undo: a session that was ended on purpose must not come back. */
const endSessionsStep = createStep("end-sessions", async (input: EndSessionsInput, { container }) => {
  const ended = await withTenant(container, input.tenantId, (tx) =>
    "sessionId" in input
      ? deleteSession(tx, input.sessionId)
      : deleteSessionsOf(tx, input.othersOf, input.keep)
  )
  return new StepResponse(ended)
})

/** Ends one session, or all of an account but one. */
export const signOutWorkflow = createWorkflow("sign-out", (input: WorkflowData<EndSessionsInput>) => {
  return new WorkflowResponse(endSessionsStep(input))
})
