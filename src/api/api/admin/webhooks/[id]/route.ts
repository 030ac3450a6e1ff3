import { noContent, ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { deleteWebhook } from "../../../../../commands/webhook/delete-webhook"
import { updateWebhook } from "../../../../../commands/webhook/update-webhook"
import * as endpoints from "../../../../../contract/endpoints/webhook"

export const PUT = route(
  endpoints.updateWebhook,
  async ({ container, tenant, actor }, { params: { id }, body, version }) => {
    const input = { tenantId: tenant.id, actor, id, changes: body, version }
    return ok(await updateWebhook(container, input))
  }
)

export const DELETE = route(
  endpoints.deleteWebhook,
  async ({ container, tenant, actor }, { params: { id } }) => {
    await deleteWebhook(container, { tenantId: tenant.id, actor, id })
    return noContent()
  }
)
