import { inTenant } from "../../../../../../http/kernel/context"
import { ok } from "../../../../../../http/kernel/reply"
import { route } from "../../../../../../http/kernel/route"
import { namedThings } from "../../../../../../commands/audit/named-history"
import * as endpoints from "../../../../../../contract/endpoints/history"

export const GET = route(endpoints.listHistoryEntryThings, async (ctx, { params: { id }, query }) => {
  const { things, total } = await inTenant(ctx, (tx) => namedThings(tx, id, query))
  return ok(things, { "x-total-count": String(total) })
})
