import type { GstTable } from "../../../contract/gst-report"
import { cdnr, cdnur, creditNotes } from "./note-tables"
import { b2b, b2cl, b2cs, exemp, exp } from "./sales-tables"
import type { GstSheet, Table } from "./sheet"
import { docs, hsn, hsnB2b, hsnB2c } from "./summary-tables"
import type { Supply } from "./supply"

const tables: Record<GstTable, Table> = {
  b2b,
  b2cl,
  b2cs,
  exp,
  exemp,
  cdnr,
  cdnur,
  hsn,
  "hsn-b2b": hsnB2b,
  "hsn-b2c": hsnB2c,
  docs,
  "credit-notes": creditNotes,
}

/** One table of a month's return, from all its invoices and credit notes. */
export const gstSheet = (table: GstTable, supplies: readonly Supply[]): GstSheet => tables[table](supplies)
