import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { deleteKey, getKey, holdKeys } from "../../modules/key/keys"
import { recordEdit } from "../history/record-edit"
import { editedKey } from "./edited-key"

export interface DeleteKeyInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Revokes a key: its next call is refused.
 * @throws ApiError NOT_FOUND, for another tenant's key too
 */
const deleteKeyStep = createStep(
  "delete-key",
  async ({ tenantId, actor, id }: DeleteKeyInput, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      await holdKeys(tx)
      const before = await getKey(tx, id)
      await deleteKey(tx, id)
      await recordEdit(tx, actor, "key", editedKey(before), null)
    })
    return new StepResponse(undefined)
  }
)

export const deleteKeyWorkflow = createWorkflow("delete-key", (input: WorkflowData<DeleteKeyInput>) => {
  return new WorkflowResponse(deleteKeyStep(input))
})
