import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type ChangePasswordInput, changePasswordStep } from "./steps/change-password"

export const changePasswordWorkflow = createWorkflow(
  "change-password",
  (input: WorkflowData<ChangePasswordInput>) => {
    return new WorkflowResponse(changePasswordStep(input))
  }
)
