import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteViewWorkflow } from "../../../../../workflows/view/delete-view"
import { saveViewWorkflow } from "../../../../../workflows/view/save-view"
import * as endpoints from "../../../../../contract/endpoints/view"

export const PUT = route(
  endpoints.updateView,
  async ({ container, tenant, actor }, { params: { id }, body }) => {
    const input = { tenantId: tenant.id, accountId: actor.id ?? "", save: { id, changes: body } }
    const { result } = await saveViewWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  endpoints.deleteView,
  async ({ container, tenant, actor }, { params: { id } }) => {
    await deleteViewWorkflow(container).run({ input: { tenantId: tenant.id, accountId: actor.id ?? "", id } })
    return noContent()
  }
)
