import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { namedHistory } from "../../../../commands/audit/named-history"
import * as endpoints from "../../../../contract/endpoints/history"

export const GET = route(endpoints.listHistory, async (ctx, { query }) => {
  const { entries, total } = await inTenant(ctx, (tx) => namedHistory(tx, query))
  return ok(entries, { "x-total-count": String(total) })
})
