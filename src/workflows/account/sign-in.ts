import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type OpenSessionInput, openSessionStep } from "./steps/open-session"

export const signInWorkflow = createWorkflow("sign-in", (input: WorkflowData<OpenSessionInput>) => {
  return new WorkflowResponse(openSessionStep(input))
})
