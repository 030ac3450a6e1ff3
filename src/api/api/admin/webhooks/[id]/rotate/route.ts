import { ok } from "../../../../../../http/kernel/reply"
import { route } from "../../../../../../http/kernel/route"
import { rotateWebhook } from "../../../../../../commands/webhook/rotate-webhook"
import * as endpoints from "../../../../../../contract/endpoints/webhook"

export const POST = route(
  endpoints.rotateWebhookSecret,
  async ({ container, tenant, actor }, { params: { id } }) => {
    return ok(await rotateWebhook(container, { tenantId: tenant.id, actor, id }))
  }
)
