import { ok } from "../../../../../../../../http/reply"
import { route } from "../../../../../../../../http/route"
import { replayDeliveryWorkflow } from "../../../../../../../../workflows/webhook/replay-delivery"
import * as endpoints from "../../../../../../../../contract/endpoints/webhook"

export const POST = route(
  endpoints.replayWebhookDelivery,
  async ({ container, tenant }, { params: { id: webhookId, deliveryId: id } }) => {
    const input = { tenantId: tenant.id, webhookId, id }
    const { result } = await replayDeliveryWorkflow(container).run({ input })
    return ok(result)
  }
)
