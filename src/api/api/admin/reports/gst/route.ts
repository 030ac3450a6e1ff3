import { inTenant } from "../../../../../http/kernel/context"
import { route } from "../../../../../http/kernel/route"
import { gstReport } from "../../../../../commands/order/gst-report"
import * as endpoints from "../../../../../contract/endpoints/report"

export const GET = route(endpoints.getGstReport, async (ctx, { query }) => ({
  status: 200,
  raw: { type: "text/csv; charset=utf-8", data: await inTenant(ctx, (tx) => gstReport(tx, query)) },
  headers: {
    "content-disposition": `attachment; filename="gstr1-${query.month}-${query.table}.csv"`,
  },
}))
