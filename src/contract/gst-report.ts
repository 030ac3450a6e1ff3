import { z } from "zod"

/** The tables of GSTR-1 that a tenant selling to consumers files. */
export const gstTables = ["b2cs", "b2cl", "hsn", "docs", "credit-notes"] as const
export type GstTable = (typeof gstTables)[number]

export const gstReportQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Must be a month, as 2026-11"),
  table: z.enum(gstTables),
})
