import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { type CreateAddressInput, createAddressStep } from "./steps/create-address"
import { validatePincodeStep } from "./steps/validate-pincode"

export const createAddressWorkflow = createWorkflow(
  "create-address",
  (input: WorkflowData<CreateAddressInput>) => {
    validatePincodeStep(transform(input, (it) => it.address))
    return new WorkflowResponse(createAddressStep(input))
  }
)
