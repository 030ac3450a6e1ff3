import { ok } from "../../../../../../../../http/kernel/reply"
import { route } from "../../../../../../../../http/kernel/route"
import { replayDelivery } from "../../../../../../../../commands/webhook/replay-delivery"
import * as endpoints from "../../../../../../../../contract/endpoints/webhook"

export const POST = route(
  endpoints.replayWebhookDelivery,
  async ({ container, tenant }, { params: { id: webhookId, deliveryId: id } }) => {
    const input = { tenantId: tenant.id, webhookId, id }
    return ok(await replayDelivery(container, input))
  }
)
