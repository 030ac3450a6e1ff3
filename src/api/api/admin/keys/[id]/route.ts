import { noContent } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteKey } from "../../../../../commands/key/delete-key"
import * as endpoints from "../../../../../contract/endpoints/key"

export const DELETE = route(endpoints.deleteKey, async ({ container, tenant, actor }, { params }) => {
  await deleteKey(container, { tenantId: tenant.id, actor, id: params.id })
  return noContent()
})
