import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { deleteWebhook, getWebhook, holdWebhooks } from "../../modules/webhook/endpoints"
import { recordEdit } from "../history/record-edit"
import { editedWebhook } from "./edited-webhook"

export interface DeleteWebhookInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Removes a webhook with its deliveries; what waits is not sent.
 * @throws ApiError NOT_FOUND, for another tenant's too
 */
const deleteWebhookStep = createStep(
  "delete-webhook",
  async ({ tenantId, actor, id }: DeleteWebhookInput, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      await holdWebhooks(tx)
      const before = await getWebhook(tx, id)
      await deleteWebhook(tx, id)
      await recordEdit(tx, actor, "webhook", editedWebhook(before), null)
    })
    return new StepResponse(undefined)
  }
)

export const deleteWebhookWorkflow = createWorkflow(
  "delete-webhook",
  (input: WorkflowData<DeleteWebhookInput>) => new WorkflowResponse(deleteWebhookStep(input))
)
