import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type SendCodeInput, sendCodeStep } from "./steps/send-code"

export const sendCodeWorkflow = createWorkflow("send-code", (input: WorkflowData<SendCodeInput>) => {
  return new WorkflowResponse(sendCodeStep(input))
})
