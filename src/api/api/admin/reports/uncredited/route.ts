import * as endpoints from "../../../../../contract/endpoints/report"
import { rupeesText } from "../../../../../domain/money"
import { inTenant } from "../../../../../http/kernel/context"
import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { readUncredited } from "../../../../../modules/platform-reports/read-uncredited"

export const GET = route(endpoints.listUncredited, async (ctx, { query }) => {
  const { orders, total } = await inTenant(ctx, (tx) => readUncredited(tx, query))
  return ok(
    orders.map((it) => ({
      ...it,
      issuedAt: it.issuedAt.toISOString(),
      total: rupeesText(it.total),
      credited: rupeesText(it.credited),
    })),
    { "x-total-count": String(total) }
  )
})
