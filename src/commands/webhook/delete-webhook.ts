import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { deleteWebhookRow, getWebhook, holdWebhooks } from "../../modules/webhook/endpoints"
import { recordEdit } from "../audit/record-edit"
import { editedWebhook } from "./edited-webhook"

export interface DeleteWebhookInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Deletes an outgoing webhook with its deliveries. Waiting deliveries are not sent.
 * @throws ApiError NOT_FOUND, also for another tenant's webhook
 */
export async function deleteWebhook(
  container: MedusaContainer,
  { tenantId, actor, id }: DeleteWebhookInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    await holdWebhooks(tx)
    const before = await getWebhook(tx, id)
    await deleteWebhookRow(tx, id)
    await recordEdit(tx, actor, "webhook", editedWebhook(before), null)
  })
}
