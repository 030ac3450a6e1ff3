import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { findAddress } from "../../modules/address/find-addresses"
import { deleteAddress, lockAddresses, promoteNewest } from "../../modules/address/write-addresses"

export interface DeleteAddressInput {
  tenantId: string
  accountId: string
  id: string
}

/**
 * Removes an address; when it was the default, the newest of the others becomes it. Nothing comes after it, so it has
 * no undo.
 * @throws ApiError NOT_FOUND, for anybody else's address too
 */
const deleteAddressStep = createStep(
  "delete-address",
  async ({ tenantId, accountId, id }: DeleteAddressInput, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      await lockAddresses(tx, accountId)
      if (!(await findAddress(tx, accountId, id))) throw notFound("Address")
      await deleteAddress(tx, accountId, id)
      await promoteNewest(tx, accountId)
    })
    return new StepResponse(undefined)
  }
)

export const deleteAddressWorkflow = createWorkflow(
  "delete-address",
  (input: WorkflowData<DeleteAddressInput>) => {
    return new WorkflowResponse(deleteAddressStep(input))
  }
)
