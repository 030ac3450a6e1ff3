import { ok } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { rotateWebhookWorkflow } from "../../../../../../workflows/webhook/rotate-webhook"
import * as endpoints from "../../../../../../contract/endpoints/webhook"

export const POST = route(
  endpoints.rotateWebhookSecret,
  async ({ container, tenant, actor }, { params: { id } }) => {
    const { result } = await rotateWebhookWorkflow(container).run({
      input: { tenantId: tenant.id, actor, id },
    })
    return ok(result)
  }
)
