import { compareTexts } from "@contract/texts/compare"
import { useText } from "~/lib/site"
import { Button, ButtonLink } from "~/ui/button"
import { cn } from "~/ui/cn"
import { chosenStones, compareHref, maxCompared } from "./chosen-stones"

const docked = "sticky bottom-4 z-20 mx-auto mt-8 shadow-float backdrop-blur"
const places = { dock: docked, wide: `${docked} max-md:hidden`, inline: "md:hidden" } as const

/** The number of selected products, and a link to their comparison. */
export function CompareBar({ chosen, place }: { chosen: readonly string[]; place: keyof typeof places }) {
  const text = useText(compareTexts)
  return (
    <section
      data-bar=""
      aria-label={text("compare_button")}
      className={cn(
        "flex w-fit max-w-full animate-rise items-center gap-1 rounded-full border border-stone-200 bg-white/95 py-1.5 pr-1.5 pl-5",
        places[place]
      )}
    >
      <p aria-live="polite" className="mr-1 text-sm whitespace-nowrap tabular-nums">
        {text("compare_chosen", { n: chosen.length, max: maxCompared })}
      </p>
      <Button look="quiet" size="small" className="min-h-11" onClick={() => chosenStones.write([])}>
        {text("compare_clear")}
      </Button>
      <ButtonLink to={compareHref(chosen)}>{text("compare_button")}</ButtonLink>
    </section>
  )
}
