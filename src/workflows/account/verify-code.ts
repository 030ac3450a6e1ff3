import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type VerifyCodeInput, verifyCodeStep } from "./steps/verify-code"

export const verifyCodeWorkflow = createWorkflow("verify-code", (input: WorkflowData<VerifyCodeInput>) => {
  return new WorkflowResponse(verifyCodeStep(input))
})
