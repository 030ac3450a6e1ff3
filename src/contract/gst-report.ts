import { z } from "zod"
import { instant, moneyText } from "./common"

/** The tables of GSTR-1 that a tenant files, by the names of the offline tool's sheets. */
export const gstTables = [
  "b2b",
  "b2cl",
  "b2cs",
  "exp",
  "exemp",
  "cdnr",
  "cdnur",
  "hsn",
  "hsn-b2b",
  "hsn-b2c",
  "docs",
  "credit-notes",
] as const
export type GstTable = (typeof gstTables)[number]

export const gstReportQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Must be a month, as 2026-11"),
  table: z.enum(gstTables),
})

/** A cancelled order whose invoice still counts, because credit notes don't take all of it back. Amounts in rupees. */
export const uncreditedOrder = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  invoiceNumber: z.string(),
  /** Of the invoice. */
  issuedAt: instant,
  total: moneyText,
  credited: moneyText,
})
export type UncreditedOrder = z.infer<typeof uncreditedOrder>
