import { bulkEditBody, bulkEditLimit, bulkEditResult } from "../../../../../contract/bulk-edit"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { ApiError } from "../../../../../lib/api-error"
import { bulkEditWorkflow } from "../../../../../workflows/catalog/edit/bulk-edit"
import { listedIds } from "../../../../../workflows/catalog/edit/list-admin-products"

export const POST = route(
  {
    access: "admin",
    scope: "catalog:write",
    summary: "Give many products the same values, named by their ids or by a filter, or each its own",
    body: bulkEditBody,
    bodyLimit: "10mb",
    answers: { 200: bulkEditResult },
    refusals: ["PAYLOAD_TOO_LARGE", "CONFLICT"],
  },
  async ({ container, tenant, actor }, { body: { ids, filter, rows, ...edit } }) => {
    const listed = () => listedIds(container, tenant.id, filter ?? {}, bulkEditLimit + 1)
    const named = rows ? [] : (ids ?? (await listed()))
    if (named.length > bulkEditLimit) {
      throw new ApiError("PAYLOAD_TOO_LARGE", `At most ${bulkEditLimit} products can be changed at once`)
    }
    const input = {
      ...{ tenant: { id: tenant.id, slug: tenant.slug }, actor, edit },
      ...(rows ? { rows } : { ids: [...new Set(named)] }),
    }
    const { result } = await bulkEditWorkflow(container).run({ input })
    return ok(result)
  }
)
