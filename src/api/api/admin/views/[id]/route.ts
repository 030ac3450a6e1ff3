import { savedView, viewParams, viewUpdateBody } from "../../../../../contract/view"
import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteViewWorkflow } from "../../../../../workflows/view/delete-view"
import { saveViewWorkflow } from "../../../../../workflows/view/save-view"

export const PUT = route(
  {
    access: "admin",
    summary: "Rename a view, change its filters or whose it is",
    params: viewParams,
    body: viewUpdateBody,
    answers: { 200: savedView },
    refusals: ["NOT_FOUND", "CONFLICT"],
  },
  async ({ container, tenant, actor }, { params: { id }, body }) => {
    const input = { tenantId: tenant.id, accountId: actor.id ?? "", save: { id, changes: body } }
    const { result } = await saveViewWorkflow(container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  {
    access: "admin",
    summary: "Remove a view",
    params: viewParams,
    answers: { 204: null },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, tenant, actor }, { params: { id } }) => {
    await deleteViewWorkflow(container).run({ input: { tenantId: tenant.id, accountId: actor.id ?? "", id } })
    return noContent()
  }
)
