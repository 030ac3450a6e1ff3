import { noContent } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteKeyWorkflow } from "../../../../../workflows/key/delete-key"
import * as endpoints from "../../../../../contract/endpoints/key"

export const DELETE = route(endpoints.deleteKey, async ({ container, tenant, actor }, { params }) => {
  await deleteKeyWorkflow(container).run({ input: { tenantId: tenant.id, actor, id: params.id } })
  return noContent()
})
