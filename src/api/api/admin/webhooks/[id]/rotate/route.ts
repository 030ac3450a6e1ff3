import { newWebhook, webhookParams } from "../../../../../../contract/webhook"
import { ok } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { rotateWebhookWorkflow } from "../../../../../../workflows/webhook/rotate-webhook"

export const POST = route(
  {
    access: "admin",
    summary: "Give a webhook a new secret, shown in this answer only; the old one signs too for 24 hours",
    params: webhookParams,
    answers: { 200: newWebhook },
    refusals: ["NOT_FOUND"],
    limits: [{ name: "webhook", per: "account", maxPerHour: 60 }],
    answersSecret: true,
  },
  async ({ container, tenant, actor }, { params: { id } }) => {
    const { result } = await rotateWebhookWorkflow(container).run({
      input: { tenantId: tenant.id, actor, id },
    })
    return ok(result)
  }
)
