import { halfPercentText, percentText } from "../../../domain/percent"
import type { GstSplit, LineGst } from "../../../domain/gst-split"

export interface TaxHead {
  key: keyof LineGst
  /** `"CGST 9%"`, or `"CGST"` without a rate. */
  name: string
}

/** The heads of GST on an invoice: one for IGST, two within a state. */
export function taxHeads({ kind, stateTax }: GstSplit, rate?: string): TaxHead[] {
  const named = (name: string, percent: (rate: string) => string): string =>
    rate === undefined ? name : `${name} ${percent(rate)}`
  if (kind === "IGST") return [{ key: "igst", name: named("IGST", percentText) }]
  return [
    { key: "cgst", name: named("CGST", halfPercentText) },
    { key: "sgst", name: named(stateTax, halfPercentText) },
  ]
}
