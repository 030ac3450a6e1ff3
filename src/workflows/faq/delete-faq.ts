import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type DeleteFaqInput, deleteFaqStep } from "./steps/delete-faq"

export const deleteFaqWorkflow = createWorkflow("delete-faq", (input: WorkflowData<DeleteFaqInput>) => {
  return new WorkflowResponse(deleteFaqStep(input))
})
