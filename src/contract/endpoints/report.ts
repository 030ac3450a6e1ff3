import { z } from "zod"
import { page } from "../common"
import { gstReportQuery, uncreditedOrder } from "../gst-report"
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

export const listUncredited = endpoint({
  method: "GET",
  path: "/api/admin/reports/uncredited",
  access: "admin",
  scope: "orders:read",
  summary: "Cancelled orders whose invoices still count, because credit notes don't take all of them back",
  query: z.object(page),
  responses: { 200: z.array(uncreditedOrder) },
})
