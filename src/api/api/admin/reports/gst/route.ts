import { z } from "zod"
import { gstReportQuery } from "../../../../../contract/gst-report"
import { inTenant } from "../../../../../http/context"
import { route } from "../../../../../http/route"
import { gstReport } from "../../../../../workflows/order/gst-report"

export const GET = route(
  {
    access: "admin",
    scope: "orders:read",
    summary: "One table of a month's GSTR-1 as CSV, from the invoices and credit notes issued in it",
    query: gstReportQuery,
    answers: { 200: z.string() },
  },
  async (ctx, { query }) => ({
    status: 200,
    raw: { type: "text/csv; charset=utf-8", data: await inTenant(ctx, (tx) => gstReport(tx, query)) },
    headers: {
      "content-disposition": `attachment; filename="gstr1-${query.month}-${query.table}.csv"`,
    },
  })
)
