import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { getDelivery, makeDueAgain } from "../../modules/webhook/deliveries"
import { getWebhook, holdWebhooks } from "../../modules/webhook/endpoints"
import type { WebhookDelivery } from "../../contract/webhook"

export interface ReplayDeliveryInput {
  tenantId: string
  webhookId: string
  id: string
}

/**
 * Makes a delivery due again: the same message under the same id.
 * @throws ApiError NOT_FOUND, also for another tenant's delivery; CONFLICT while the webhook is off
 */
export async function replayDelivery(
  container: MedusaContainer,
  { tenantId, webhookId, id }: ReplayDeliveryInput
): Promise<WebhookDelivery> {
  return withTenant(container, tenantId, async (tx) => {
    await holdWebhooks(tx)
    const { isActive } = await getWebhook(tx, webhookId)
    await getDelivery(tx, webhookId, id)
    if (!isActive) throw new ApiError("CONFLICT", "The webhook is switched off. Switch it on first.")
    await makeDueAgain(tx, webhookId, id)
    return getDelivery(tx, webhookId, id)
  })
}
