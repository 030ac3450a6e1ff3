import { halfPercentText, percentText } from "../../../domain/percent"
import type { GstHeads, GstKind } from "../../../domain/gst-split"

export interface TaxHead {
  key: keyof GstHeads
  /** `"CGST 9%"`, or `"CGST"` without a rate. */
  name: string
}

/** The heads of GST on an invoice: one for IGST, two within a state. */
export function taxHeads({ kind, stateTax }: GstKind, rate?: string): TaxHead[] {
  const named = (name: string, percent: (rate: string) => string): string =>
    rate === undefined ? name : `${name} ${percent(rate)}`
  if (kind === "IGST") return [{ key: "igst", name: named("IGST", percentText) }]
  return [
    { key: "cgst", name: named("CGST", halfPercentText) },
    { key: "sgst", name: named(stateTax, halfPercentText) },
  ]
}
