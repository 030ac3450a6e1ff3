import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type CreateFaqInput, createFaqStep } from "./steps/create-faq"

export const createFaqWorkflow = createWorkflow("create-faq", (input: WorkflowData<CreateFaqInput>) => {
  return new WorkflowResponse(createFaqStep(input))
})
