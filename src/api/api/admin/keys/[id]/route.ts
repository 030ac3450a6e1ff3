import { keyParams } from "../../../../../contract/key"
import { noContent } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteKeyWorkflow } from "../../../../../workflows/key/delete-key"

export const DELETE = route(
  { access: "admin", summary: "Revoke a key", params: keyParams, answers: { 204: null } },
  async ({ container, tenant, actor }, { params }) => {
    await deleteKeyWorkflow(container).run({ input: { tenantId: tenant.id, actor, id: params.id } })
    return noContent()
  }
)
