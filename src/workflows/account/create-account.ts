import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type CreateAccountInput, createAccountStep } from "./steps/create-account"

/** An account that nobody is signed in to yet: an invited one, or one of the demo shops. */
export const createAccountWorkflow = createWorkflow(
  "create-account",
  (input: WorkflowData<CreateAccountInput>) => {
    return new WorkflowResponse(createAccountStep(input))
  }
)
