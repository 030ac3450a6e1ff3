import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { deleteKeyRow, getKey, holdKeys } from "../../modules/key/keys"
import { recordEdit } from "../audit/record-edit"
import { editedKey } from "./edited-key"

export interface DeleteKeyInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Revokes an API key: its next request is refused.
 * @throws ApiError NOT_FOUND, also for another tenant's key
 */
export async function deleteKey(
  container: MedusaContainer,
  { tenantId, actor, id }: DeleteKeyInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    await holdKeys(tx)
    const before = await getKey(tx, id)
    await deleteKeyRow(tx, id)
    await recordEdit(tx, actor, "key", editedKey(before), null)
  })
}
