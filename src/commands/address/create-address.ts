import type { MedusaContainer } from "@medusajs/framework/types"
import type { AddressBody, Address } from "../../contract/address"
import { withTenant } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { ApiError } from "../../lib/api-error"
import { requireAccount } from "../../modules/account/account"
import { listAddresses } from "../../modules/address/find-addresses"
import { insertAddress, lockAddresses, unsetDefault } from "../../modules/address/write-addresses"
import { validatePincode } from "./validate-pincode"

export interface CreateAddressInput {
  tenantId: string
  accountId: string
  address: AddressBody
}

const maxAddresses = 50

/**
 * Creates an address; the first one becomes the default.
 * @throws ApiError CONFLICT if the account has the maximum number of addresses
 */
export async function createAddress(
  container: MedusaContainer,
  { tenantId, accountId, address }: CreateAddressInput
): Promise<Address> {
  await validatePincode(container, address)
  return withTenant(container, tenantId, async (tx) => {
    await requireAccount(tx, accountId)
    await lockAddresses(tx, accountId)
    const all = await listAddresses(tx, accountId)
    if (all.length >= maxAddresses)
      throw new ApiError("CONFLICT", `You can keep at most ${String(maxAddresses)} addresses`)
    const isDefault = address.isDefault || all.length === 0
    if (isDefault) await unsetDefault(tx, accountId)
    return insertAddress(tx, accountId, newId("addr"), { ...address, isDefault })
  })
}
