import { halfPercentText, percentText } from "../../../domain/percent"
import type { LineGst } from "../../../domain/gst-split"
import type { InvoiceDocument } from "./document"

export interface TaxHead {
  key: keyof LineGst
  /** `"CGST 9%"` */
  name: string
}

/** The heads of GST on an invoice, with their rates: one for IGST, two within a state. */
export function taxHeads({ split, gstRate }: Pick<InvoiceDocument, "split" | "gstRate">): TaxHead[] {
  if (split.kind === "IGST") return [{ key: "igst", name: `IGST ${percentText(gstRate)}` }]
  const half = halfPercentText(gstRate)
  return [
    { key: "cgst", name: `CGST ${half}` },
    { key: "sgst", name: `${split.stateTax} ${half}` },
  ]
}
