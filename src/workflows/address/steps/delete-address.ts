import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { AddressBody } from "../../../contract/address"
import { withTenant } from "../../../db/with-tenant"
import { notFound } from "../../../lib/shop-error"
import { findAddress } from "../../../modules/address/find-addresses"
import {
  deleteAddress,
  insertAddress,
  lockAddresses,
  promoteNewest,
  setDefault,
} from "../../../modules/address/write-addresses"

export interface DeleteAddressInput {
  tenantId: string
  accountId: string
  id: string
}

/**
 * Removes an address; when it was the default, the newest of the others becomes it. Undone by writing it again.
 * @throws ShopError NOT_FOUND, for anybody else's address too
 */
export const deleteAddressStep = createStep(
  "delete-address",
  async ({ tenantId, accountId, id }: DeleteAddressInput, { container }) => {
    const before = await withTenant(container, tenantId, async (tx) => {
      await lockAddresses(tx, accountId)
      const found = await findAddress(tx, accountId, id)
      if (!found) throw notFound("Address")
      await deleteAddress(tx, accountId, id)
      await promoteNewest(tx, accountId)
      return found
    })
    return new StepResponse(undefined, { tenantId, accountId, before })
  },
  async (undo, { container }) => {
    if (!undo) return
    const { tenantId, accountId, before } = undo
    await withTenant(container, tenantId, async (tx) => {
      await lockAddresses(tx, accountId)
      // It was read from the table, where only countries of the list can be.
      const body = { ...before, isDefault: false, country: before.country as AddressBody["country"] }
      await insertAddress(tx, accountId, before.id, body)
      if (before.isDefault) await setDefault(tx, accountId, before.id)
    })
  }
)
