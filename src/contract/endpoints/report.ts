import { gstReportQuery } from "../gst-report"
import { endpoint, file } from "./endpoint"

export const getGstReport = endpoint({
  method: "GET",
  path: "/api/admin/reports/gst",
  access: "admin",
  scope: "orders:read",
  summary: "One table of a month's GSTR-1 as CSV, from the invoices and credit notes issued in it",
  query: gstReportQuery,
  responses: { 200: file },
})
