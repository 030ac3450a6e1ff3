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
import { newId } from "../../lib/ids"
import { ApiError } from "../../lib/api-error"
import { requireAccount } from "../../modules/account/account"
import { listAddresses } from "../../modules/address/find-addresses"
import { insertAddress, lockAddresses, unsetDefault } from "../../modules/address/write-addresses"
import { validatePincodeStep } from "./validate-pincode"

export interface CreateAddressInput {
  tenantId: string
  accountId: string
  address: AddressBody
}

const maxAddresses = 50

/**
 * Adds an address; the first one is the default. Nothing comes after it, so it has no undo.
 * @throws ApiError CONFLICT when the account has as many as it can
 */
const createAddressStep = createStep(
  "create-address",
  async ({ tenantId, accountId, address }: CreateAddressInput, { container }) => {
    const written = await withTenant(container, tenantId, async (tx) => {
      await requireAccount(tx, accountId)
      await lockAddresses(tx, accountId)
      const all = await listAddresses(tx, accountId)
      if (all.length >= maxAddresses)
        throw new ApiError("CONFLICT", `You can keep at most ${String(maxAddresses)} addresses`)
      const isDefault = address.isDefault || all.length === 0
      if (isDefault) await unsetDefault(tx, accountId)
      return insertAddress(tx, accountId, newId("addr"), { ...address, isDefault })
    })
    return new StepResponse(written)
  }
)

export const createAddressWorkflow = createWorkflow(
  "create-address",
  (input: WorkflowData<CreateAddressInput>) => {
    validatePincodeStep(transform(input, (it) => it.address))
    return new WorkflowResponse(createAddressStep(input))
  }
)
