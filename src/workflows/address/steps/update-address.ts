import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { AddressBody } from "../../../contract/address"
import { withTenant } from "../../../db/with-tenant"
import { notFound } from "../../../lib/shop-error"
import { findAddress, listAddresses } from "../../../modules/address/find-addresses"
import {
  lockAddresses,
  setDefault,
  unsetDefault,
  updateAddress,
} from "../../../modules/address/write-addresses"

export interface UpdateAddressInput {
  tenantId: string
  accountId: string
  id: string
  address: AddressBody
}

/**
 * Writes an address anew. The default stays the default until another becomes it, so that there always is one.
 * Undone by writing the prior address and default back.
 * @throws ShopError NOT_FOUND, for anybody else's address too
 */
export const updateAddressStep = createStep(
  "update-address",
  async ({ tenantId, accountId, id, address }: UpdateAddressInput, { container }) => {
    const { written, before, priorDefault } = await withTenant(container, tenantId, async (tx) => {
      await lockAddresses(tx, accountId)
      const all = await listAddresses(tx, accountId)
      const prior = all.find((it) => it.id === id)
      if (!prior) throw notFound("Address")
      const isDefault = address.isDefault || prior.isDefault
      if (isDefault) await unsetDefault(tx, accountId)
      const row = await updateAddress(tx, accountId, id, { ...address, isDefault })
      if (!row) throw notFound("Address")
      return { written: row, before: prior, priorDefault: all.find((it) => it.isDefault)?.id ?? null }
    })
    return new StepResponse(written, { tenantId, accountId, before, priorDefault })
  },
  async (undo, { container }) => {
    if (!undo) return
    const { tenantId, accountId, before, priorDefault } = undo
    await withTenant(container, tenantId, async (tx) => {
      await lockAddresses(tx, accountId)
      if (!(await findAddress(tx, accountId, before.id))) return
      // It was read from the table, where only countries of the list can be.
      const body = { ...before, isDefault: false, country: before.country as AddressBody["country"] }
      await updateAddress(tx, accountId, before.id, body)
      if (priorDefault) await setDefault(tx, accountId, priorDefault)
    })
  }
)
