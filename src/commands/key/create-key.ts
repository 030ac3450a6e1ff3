import type { MedusaContainer } from "@medusajs/framework/types"
import { type KeyCreateBody, maxKeys, type NewApiKey } from "../../contract/key"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { newId } from "../../lib/ids"
import { hashToken } from "../../lib/tokens"
import { hintOf, newKeyText } from "../../modules/key/key-text"
import { getKey, holdKeys, insertKey, listKeys } from "../../modules/key/keys"
import { recordEdit } from "../audit/record-edit"
import { editedKey } from "./edited-key"

export interface CreateKeyInput {
  tenantId: string
  actor: Actor
  key: KeyCreateBody
}

/**
 * Creates an API key for an integrator. Only this response contains its secret.
 * @throws ApiError CONFLICT for a name that is taken, and above the maximum number of keys
 */
export async function createKey(
  container: MedusaContainer,
  { tenantId, actor, key }: CreateKeyInput
): Promise<NewApiKey> {
  const secret = newKeyText()
  return withTenant(container, tenantId, async (tx): Promise<NewApiKey> => {
    await holdKeys(tx)
    const beside = await listKeys(tx)
    if (beside.some((it) => it.name.toLowerCase() === key.name.toLowerCase())) {
      const message = `There is a key "${key.name}" already`
      throw new ApiError("CONFLICT", message, { details: [{ path: "name", message }] })
    }
    if (beside.length >= maxKeys)
      throw new ApiError("CONFLICT", `There can be at most ${String(maxKeys)} keys. Revoke one first.`)
    const id = newId("key")
    const by = { createdBy: actor.name, createdById: actor.id }
    await insertKey(tx, { ...key, ...by, id, hint: hintOf(secret), tokenHash: hashToken(secret) })
    await recordEdit(tx, actor, "key", null, editedKey(await getKey(tx, id)))
    return { id, ...key, key: secret }
  })
}
