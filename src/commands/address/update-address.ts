import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AddressBody, Address } from "../../contract/address"
import { notFound } from "../../lib/api-error"
import { replaceAddress } from "../../modules/address/write-addresses"
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
  const owned = { tenantId, accountId, id }
  const row = await replaceAddress(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), owned, address)
  if (!row) throw notFound("Address")
  return row
}
