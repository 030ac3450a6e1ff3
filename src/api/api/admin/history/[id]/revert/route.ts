import { ok } from "../../../../../../http/kernel/reply"
import { route } from "../../../../../../http/kernel/route"
import { revertEntry } from "../../../../../../commands/revert/revert-entry"
import * as endpoints from "../../../../../../contract/endpoints/history"

export const POST = route(
  endpoints.revertHistoryEntry,
  async ({ container, tenant, actor }, { params: { id }, body }) => {
    const input = { tenant: { id: tenant.id, slug: tenant.slug }, actor, id, ...body }
    return ok(await revertEntry(container, input))
  }
)
