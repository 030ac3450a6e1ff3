import { noContent } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { deleteKey } from "../../../../../commands/key/delete-key"
import * as endpoints from "../../../../../contract/endpoints/key"

export const DELETE = route(endpoints.deleteKey, async ({ container, tenant, actor }, { params }) => {
  await deleteKey(container, { tenantId: tenant.id, actor, id: params.id })
  return noContent()
})
