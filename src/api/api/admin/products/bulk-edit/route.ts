import { bulkEditBody, bulkEditLimit, bulkEditResult } from "../../../../../contract/bulk-edit"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { ApiError } from "../../../../../lib/api-error"
import { bulkEditWorkflow } from "../../../../../workflows/catalog/edit/bulk-edit"
import { listedIds } from "../../../../../workflows/catalog/edit/list-admin-products"

export const POST = route(
  {
    access: "admin",
    summary: "Give many products the same values, named by their ids or by a filter",
    body: bulkEditBody,
    answers: { 200: bulkEditResult },
    refusals: ["PAYLOAD_TOO_LARGE"],
  },
  async ({ container, tenant, actor }, { body: { ids, filter, ...edit } }) => {
    const named = ids ?? (await listedIds(container, tenant.id, filter ?? {}, bulkEditLimit + 1))
    if (named.length > bulkEditLimit) {
      throw new ApiError("PAYLOAD_TOO_LARGE", `At most ${bulkEditLimit} products can be changed at once`)
    }
    const input = { tenant: { id: tenant.id, slug: tenant.slug }, actor, ids: [...new Set(named)], edit }
    const { result } = await bulkEditWorkflow(container).run({ input })
    return ok(result)
  }
)
