import { z } from "zod"
import { newWebhook, webhook, webhookCreateBody } from "../../../../contract/webhook"
import { inTenant } from "../../../../http/context"
import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listWebhooks } from "../../../../modules/webhook/endpoints"
import { createWebhookWorkflow } from "../../../../workflows/webhook/create-webhook"

export const GET = route(
  {
    access: "admin",
    summary: "Whom the shop tells of what happens in it",
    answers: { 200: z.array(webhook) },
  },
  async (ctx) => ok(await inTenant(ctx, listWebhooks))
)

export const POST = route(
  {
    access: "admin",
    summary: "Make a webhook; its secret is shown in this answer only",
    body: webhookCreateBody,
    answers: { 201: newWebhook },
    refusals: ["CONFLICT"],
    limits: [{ name: "webhook", per: "account", maxPerHour: 60 }],
    answersSecret: true,
  },
  async ({ container, tenant, actor }, { body }) => {
    const input = { tenantId: tenant.id, actor, webhook: body }
    const { result } = await createWebhookWorkflow(container).run({ input })
    return created(result)
  }
)
