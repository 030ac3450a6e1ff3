import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { type UpdateAddressInput, updateAddressStep } from "./steps/update-address"
import { validatePincodeStep } from "./steps/validate-pincode"

export const updateAddressWorkflow = createWorkflow(
  "update-address",
  (input: WorkflowData<UpdateAddressInput>) => {
    validatePincodeStep(transform(input, (it) => it.address))
    return new WorkflowResponse(updateAddressStep(input))
  }
)
