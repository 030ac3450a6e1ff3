import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteWebhookWorkflow } from "../../../../../workflows/webhook/delete-webhook"
import { updateWebhookWorkflow } from "../../../../../workflows/webhook/update-webhook"
import * as endpoints from "../../../../../contract/endpoints/webhook"

export const PUT = route(
  endpoints.updateWebhook,
  async ({ container, tenant, actor }, { params: { id }, body, version }) => {
    const input = { tenantId: tenant.id, actor, id, changes: body, version }
    const { result } = await updateWebhookWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  endpoints.deleteWebhook,
  async ({ container, tenant, actor }, { params: { id } }) => {
    await deleteWebhookWorkflow(container).run({ input: { tenantId: tenant.id, actor, id } })
    return noContent()
  }
)
