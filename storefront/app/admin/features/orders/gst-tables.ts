import type { GstTable } from "@contract/gst-report"

/** The tables of the return with their names on the screen, in the sequence of the return. */
export const gstTableEntries: readonly { table: GstTable; label: string; hint: string }[] = [
  { table: "b2b", label: "B2B", hint: "Table 4: to buyers with a GSTIN" },
  { table: "b2cl", label: "B2C large", hint: "Table 5: above ₹1,00,000 into another state" },
  { table: "exp", label: "Exports", hint: "Table 6A: with or without payment of IGST" },
  { table: "b2cs", label: "B2C small", hint: "Table 7: by place and rate, less credit notes" },
  { table: "exemp", label: "Nil rated", hint: "Table 8: sold at 0% in India, less credit notes" },
  { table: "cdnr", label: "Notes, registered", hint: "Table 9B: to buyers with a GSTIN" },
  { table: "cdnur", label: "Notes, unregistered", hint: "Table 9B: of large sales and exports" },
  { table: "hsn-b2b", label: "HSN of B2B", hint: "Table 12: of buyers with a GSTIN" },
  { table: "hsn-b2c", label: "HSN of B2C", hint: "Table 12: of consumers and exports" },
  { table: "docs", label: "Documents", hint: "Table 13: the series that were issued" },
  { table: "hsn", label: "HSN summary", hint: "For reading: both parts of table 12 together" },
  { table: "credit-notes", label: "Credit notes", hint: "For reading: whichever table deducts them" },
]
