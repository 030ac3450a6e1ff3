import { webhook, webhookParams, webhookUpdateBody } from "../../../../../contract/webhook"
import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteWebhookWorkflow } from "../../../../../workflows/webhook/delete-webhook"
import { updateWebhookWorkflow } from "../../../../../workflows/webhook/update-webhook"

export const PUT = route(
  {
    access: "admin",
    summary: "Change a webhook, or switch it on or off",
    params: webhookParams,
    body: webhookUpdateBody,
    versioned: true,
    answers: { 200: webhook },
    refusals: ["NOT_FOUND"],
    limits: [{ name: "webhook-change", per: "account", maxPerHour: 120 }],
  },
  async ({ container, tenant, actor }, { params: { id }, body, version }) => {
    const input = { tenantId: tenant.id, actor, id, changes: body, version }
    const { result } = await updateWebhookWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  {
    access: "admin",
    summary: "Remove a webhook with its deliveries",
    params: webhookParams,
    answers: { 204: null },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, tenant, actor }, { params: { id } }) => {
    await deleteWebhookWorkflow(container).run({ input: { tenantId: tenant.id, actor, id } })
    return noContent()
  }
)
