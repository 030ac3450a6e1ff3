import type { MedusaContainer } from "@medusajs/framework/types"
import type { AddressBody, Address } from "../../contract/address"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { findAddress } from "../../modules/address/find-addresses"
import { lockAddresses, unsetDefault, updateAddressRow } from "../../modules/address/write-addresses"
import { validatePincode } from "./validate-pincode"

export interface UpdateAddressInput {
  tenantId: string
  accountId: string
  id: string
  address: AddressBody
}

/**
 * Replaces an address. The default stays the default until another address becomes it, so that there always is one.
 * @throws ApiError NOT_FOUND, also for another account's address
 */
export async function updateAddress(
  container: MedusaContainer,
  { tenantId, accountId, id, address }: UpdateAddressInput
): Promise<Address> {
  await validatePincode(container, address)
  return withTenant(container, tenantId, async (tx) => {
    await lockAddresses(tx, accountId)
    const prior = await findAddress(tx, accountId, id)
    if (!prior) throw notFound("Address")
    const isDefault = address.isDefault || prior.isDefault
    if (isDefault) await unsetDefault(tx, accountId)
    const row = await updateAddressRow(tx, accountId, id, { ...address, isDefault })
    if (!row) throw notFound("Address")
    return row
  })
}
