import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { namedHistory } from "../../../../commands/audit/named-history"
import * as endpoints from "../../../../contract/endpoints/history"

export const GET = route(endpoints.listHistory, async (ctx, { query }) => {
  const { entries, total } = await inTenant(ctx, (tx) => namedHistory(tx, query))
  return ok(entries, { "x-total-count": String(total) })
})
