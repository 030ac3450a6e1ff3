import { ok } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { revertEntryWorkflow } from "../../../../../../workflows/history/revert-entry"
import * as endpoints from "../../../../../../contract/endpoints/history"

export const POST = route(
  endpoints.revertHistoryEntry,
  async ({ container, tenant, actor }, { params: { id }, body }) => {
    const input = { tenant: { id: tenant.id, slug: tenant.slug }, actor, id, ...body }
    const { result } = await revertEntryWorkflow(container).run({ input })
    return ok(result)
  }
)
