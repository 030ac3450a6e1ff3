import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { findAddress } from "../../modules/address/find-addresses"
import { deleteAddressRow, lockAddresses, promoteNewest } from "../../modules/address/write-addresses"

export interface DeleteAddressInput {
  tenantId: string
  accountId: string
  id: string
}

/**
 * Deletes an address. If it was the default, the newest remaining address becomes the default.
 * @throws ApiError NOT_FOUND, also for another account's address
 */
export async function deleteAddress(
  container: MedusaContainer,
  { tenantId, accountId, id }: DeleteAddressInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    await lockAddresses(tx, accountId)
    if (!(await findAddress(tx, accountId, id))) throw notFound("Address")
    await deleteAddressRow(tx, accountId, id)
    await promoteNewest(tx, accountId)
  })
}
