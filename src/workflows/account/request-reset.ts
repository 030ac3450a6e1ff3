import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type RequestResetInput, requestResetStep } from "./steps/request-reset"

export const requestResetWorkflow = createWorkflow(
  "request-reset",
  (input: WorkflowData<RequestResetInput>) => {
    return new WorkflowResponse(requestResetStep(input))
  }
)
