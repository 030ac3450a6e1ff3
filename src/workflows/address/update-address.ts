import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { AddressBody } from "../../contract/address"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { findAddress } from "../../modules/address/find-addresses"
import { lockAddresses, unsetDefault, updateAddress } from "../../modules/address/write-addresses"
import { validatePincodeStep } from "./validate-pincode"

export interface UpdateAddressInput {
  tenantId: string
  accountId: string
  id: string
  address: AddressBody
}

/**
 * Writes an address anew. The default stays the default until another becomes it, so that there always is one.
 * Nothing comes after it, so it has no undo.
 * @throws ApiError NOT_FOUND, for anybody else's address too
 */
const updateAddressStep = createStep(
  "update-address",
  async ({ tenantId, accountId, id, address }: UpdateAddressInput, { container }) => {
    const written = await withTenant(container, tenantId, async (tx) => {
      await lockAddresses(tx, accountId)
      const prior = await findAddress(tx, accountId, id)
      if (!prior) throw notFound("Address")
      const isDefault = address.isDefault || prior.isDefault
      if (isDefault) await unsetDefault(tx, accountId)
      const row = await updateAddress(tx, accountId, id, { ...address, isDefault })
      if (!row) throw notFound("Address")
      return row
    })
    return new StepResponse(written)
  }
)

export const updateAddressWorkflow = createWorkflow(
  "update-address",
  (input: WorkflowData<UpdateAddressInput>) => {
    validatePincodeStep(transform(input, (it) => it.address))
    return new WorkflowResponse(updateAddressStep(input))
  }
)
