import type { Totals } from "@contract/checkout"
import { amountTexts } from "@contract/texts/amounts"
import { AmountRow } from "~/ui/amount-row"
import { useSite, useText } from "~/lib/site"

/** The GST of a summary: one row for each rate; none in a store that is not registered for it. Use inside a `dl`. */
export function GstRows({ totals, format }: { totals: Totals; format: (amount: number) => string }) {
  const text = useText(amountTexts)
  const { gstRegistered } = useSite().settings
  const { rates = [], gstRate, gst } = totals
  if (!gstRegistered) return null
  if (rates.length > 1) {
    return rates.map((it) => (
      <AmountRow key={it.rate} label={text("amount_gst_rate", { rate: it.rate })}>
        {format(it.gst)}
      </AmountRow>
    ))
  }
  return <AmountRow label={text("amount_gst_rate", { rate: gstRate ?? 0 })}>{format(gst)}</AmountRow>
}
