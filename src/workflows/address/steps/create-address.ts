import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { AddressBody } from "../../../contract/address"
import { withTenant } from "../../../db/with-tenant"
import { newId } from "../../../lib/ids"
import { ShopError } from "../../../lib/shop-error"
import { listAddresses } from "../../../modules/address/find-addresses"
import {
  deleteAddress,
  insertAddress,
  lockAddresses,
  promoteNewest,
  setDefault,
  unsetDefault,
} from "../../../modules/address/write-addresses"

export interface CreateAddressInput {
  tenantId: string
  accountId: string
  address: AddressBody
}

const most = 50

/**
 * Adds an address; the first one is the default. Undone by removing it and giving the default back.
 * @throws ShopError CONFLICT when the account has as many as it can
 */
export const createAddressStep = createStep(
  "create-address",
  async ({ tenantId, accountId, address }: CreateAddressInput, { container }) => {
    const id = newId("addr")
    const { written, priorDefault } = await withTenant(container, tenantId, async (tx) => {
      await lockAddresses(tx, accountId)
      const all = await listAddresses(tx, accountId)
      if (all.length >= most)
        throw new ShopError("CONFLICT", `You can keep at most ${String(most)} addresses`)
      const isDefault = address.isDefault || all.length === 0
      if (isDefault) await unsetDefault(tx, accountId)
      return {
        written: await insertAddress(tx, accountId, id, { ...address, isDefault }),
        priorDefault: all.find((it) => it.isDefault)?.id ?? null,
      }
    })
    return new StepResponse(written, { tenantId, accountId, id, priorDefault })
  },
  async (undo, { container }) => {
    if (!undo) return
    await withTenant(container, undo.tenantId, async (tx) => {
      await lockAddresses(tx, undo.accountId)
      await deleteAddress(tx, undo.accountId, undo.id)
      if (undo.priorDefault) await setDefault(tx, undo.accountId, undo.priorDefault)
      await promoteNewest(tx, undo.accountId)
    })
  }
)
