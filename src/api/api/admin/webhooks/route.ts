import { inTenant } from "../../../../http/kernel/context"
import { created, ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { listWebhooks } from "../../../../modules/webhook/endpoints"
import { createWebhook } from "../../../../commands/webhook/create-webhook"
import * as endpoints from "../../../../contract/endpoints/webhook"

export const GET = route(endpoints.listWebhooks, async (ctx) => ok(await inTenant(ctx, listWebhooks)))

export const POST = route(endpoints.createWebhook, async ({ container, tenant, actor }, { body }) => {
  const input = { tenantId: tenant.id, actor, webhook: body }
  return created(await createWebhook(container, input))
})
