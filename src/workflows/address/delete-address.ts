import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type DeleteAddressInput, deleteAddressStep } from "./steps/delete-address"

export const deleteAddressWorkflow = createWorkflow(
  "delete-address",
  (input: WorkflowData<DeleteAddressInput>) => {
    return new WorkflowResponse(deleteAddressStep(input))
  }
)
