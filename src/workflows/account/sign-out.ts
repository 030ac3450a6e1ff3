import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { endSessionsStep, type EndSessionsInput } from "./steps/end-sessions"

/** Ends one session, or all of an account but one. */
export const signOutWorkflow = createWorkflow("sign-out", (input: WorkflowData<EndSessionsInput>) => {
  return new WorkflowResponse(endSessionsStep(input))
})
