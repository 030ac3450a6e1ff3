import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type ResetPasswordInput, resetPasswordStep } from "./steps/reset-password"

export const resetPasswordWorkflow = createWorkflow(
  "reset-password",
  (input: WorkflowData<ResetPasswordInput>) => {
    return new WorkflowResponse(resetPasswordStep(input))
  }
)
