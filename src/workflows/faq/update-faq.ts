import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type UpdateFaqInput, updateFaqStep } from "./steps/update-faq"

export const updateFaqWorkflow = createWorkflow("update-faq", (input: WorkflowData<UpdateFaqInput>) => {
  return new WorkflowResponse(updateFaqStep(input))
})
