import { stoneTexts } from "@contract/texts/stones"
import { cn } from "~/ui/cn"
import { useSite, useText } from "~/lib/site"

/**
 * The GST rate of a product in percent: its own, else the tenant's; null when the tenant's is unknown, 0 in a store that
 * isn't registered for GST.
 */
export function useGstRate(own: number | null | undefined): number | null {
  const { gstRate, gstRegistered } = useSite().settings
  return gstRegistered ? (own ?? gstRate) : 0
}

/** States beside a price whether GST is added, and its rate; nothing in a store that isn't registered for it. A tenant's style rules don't select it. */
export function GstNote({ own, className }: { own: number | null | undefined; className?: string }) {
  const text = useText(stoneTexts)
  const { gstRegistered } = useSite().settings
  const rate = useGstRate(own)
  if (!gstRegistered) return null
  return (
    <span data-protected="" className={cn("text-xs font-normal whitespace-nowrap text-stone-600", className)}>
      {rate === null
        ? text("stone_plus_gst")
        : rate === 0
          ? text("stone_no_gst")
          : text("stone_plus_gst_rate", { rate })}
    </span>
  )
}
