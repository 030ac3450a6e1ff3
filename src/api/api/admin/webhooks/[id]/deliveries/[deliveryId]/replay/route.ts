import { deliveryParams, webhookDelivery } from "../../../../../../../../contract/webhook"
import { ok } from "../../../../../../../../http/reply"
import { route } from "../../../../../../../../http/route"
import { replayDeliveryWorkflow } from "../../../../../../../../workflows/webhook/replay-delivery"

export const POST = route(
  {
    access: "admin",
    summary: "Send a delivery again, the same message under the same id",
    params: deliveryParams,
    answers: { 200: webhookDelivery },
    refusals: ["NOT_FOUND", "CONFLICT"],
    limits: [{ name: "webhook-replay", per: "account", maxPerHour: 600 }],
  },
  async ({ container, tenant }, { params: { id: webhookId, deliveryId: id } }) => {
    const input = { tenantId: tenant.id, webhookId, id }
    const { result } = await replayDeliveryWorkflow(container).run({ input })
    return ok(result)
  }
)
