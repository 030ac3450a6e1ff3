import { lazy, type Ref } from "react"
import { checkoutTexts } from "@contract/texts/checkout"
import { HydratedSuspense } from "~/lib/hydration"
import { useText } from "~/lib/site"
import { Skeleton } from "~/ui/skeleton"
import type { Firm } from "./firm"
import { Section } from "./section"

/** Loaded on demand, because most buyers are consumers. */
const FirmFields = lazy(async () => ({ default: (await import("./firm-fields")).FirmFields }))

interface FirmSectionProps {
  /** Null: a consumer buys. */
  firm: Firm | null
  /** State of the delivery address. */
  state: string | undefined
  tried: boolean
  /** Whether a firm buys. */
  onChoose: (isFirm: boolean) => void
  onChange: (changes: Partial<Firm>) => void
  ref: Ref<HTMLDivElement>
}

/** Chooses whether a registered firm buys, and which. */
export function FirmSection({ firm, state, tried, onChoose, onChange, ref }: FirmSectionProps) {
  const text = useText(checkoutTexts)
  return (
    <Section number={3} title={text("checkout_firm_title")}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-stone-800">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand-primary"
          checked={firm !== null}
          onChange={(event) => onChoose(event.target.checked)}
        />
        {text("checkout_firm_choice")}
      </label>
      {firm && (
        <HydratedSuspense fallback={<Skeleton className="mt-4 h-24" />}>
          <FirmFields ref={ref} value={firm} state={state} tried={tried} onChange={onChange} />
        </HydratedSuspense>
      )}
    </Section>
  )
}
