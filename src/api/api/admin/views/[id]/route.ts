import { noContent, ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { deleteView } from "../../../../../commands/view/delete-view"
import { saveView } from "../../../../../commands/view/save-view"
import * as endpoints from "../../../../../contract/endpoints/view"

export const PUT = route(
  endpoints.updateView,
  async ({ container, tenant, actor }, { params: { id }, body }) => {
    const input = { tenantId: tenant.id, accountId: actor.id ?? "", save: { id, changes: body } }
    return ok(await saveView(container, input))
  }
)

export const DELETE = route(
  endpoints.deleteView,
  async ({ container, tenant, actor }, { params: { id } }) => {
    await deleteView(container, { tenantId: tenant.id, accountId: actor.id ?? "", id })
    return noContent()
  }
)
