import { historyParams, revertBody, revertResult } from "../../../../../../contract/history"
import { ok } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { revertEntryWorkflow } from "../../../../../../workflows/history/revert-entry"

export const POST = route(
  {
    access: "admin",
    summary: "Take a change back, field by field; what was changed since stays, unless it is chosen",
    params: historyParams,
    body: revertBody,
    answers: { 200: revertResult },
    refusals: ["NOT_FOUND", "CONFLICT", "INSUFFICIENT_STOCK"],
  },
  async ({ container, tenant, actor }, { params: { id }, body }) => {
    const input = { tenant: { id: tenant.id, slug: tenant.slug }, actor, id, ...body }
    const { result } = await revertEntryWorkflow(container).run({ input })
    return ok(result)
  }
)
