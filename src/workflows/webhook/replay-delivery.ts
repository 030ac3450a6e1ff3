import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { getDelivery, makeDueAgain } from "../../modules/webhook/deliveries"
import { getWebhook, holdWebhooks } from "../../modules/webhook/endpoints"

export interface ReplayDeliveryInput {
  tenantId: string
  webhookId: string
  id: string
}

/**
 * Makes a delivery due again, the same message under the same id.
 * @throws ApiError NOT_FOUND, for another tenant's too; CONFLICT while the webhook is off
 */
const replayDeliveryStep = createStep(
  "replay-delivery",
  async ({ tenantId, webhookId, id }: ReplayDeliveryInput, { container }) => {
    const result = await withTenant(container, tenantId, async (tx) => {
      await holdWebhooks(tx)
      const { isActive } = await getWebhook(tx, webhookId)
      await getDelivery(tx, webhookId, id)
      if (!isActive) throw new ApiError("CONFLICT", "The webhook is switched off. Switch it on first.")
      await makeDueAgain(tx, webhookId, id)
      return getDelivery(tx, webhookId, id)
    })
    return new StepResponse(result)
  }
)

export const replayDeliveryWorkflow = createWorkflow(
  "replay-delivery",
  (input: WorkflowData<ReplayDeliveryInput>) => new WorkflowResponse(replayDeliveryStep(input))
)
