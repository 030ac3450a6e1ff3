import type { Facets } from "@contract/product"
import { shopTexts } from "@contract/texts/shop"
import { useText } from "~/lib/site"
import { cn } from "~/ui/cn"
import { ColorDot } from "./color-dot"
import { typeLabel } from "@contract/stone-fields/words"

interface ChoiceListProps {
  /** The filter's name in the URL. */
  name: "type" | "color"
  title: string
  chosen: string
  choices: Facets["type"]
}

const rowLook = cn(
  "relative flex min-h-10 cursor-pointer items-center gap-2.5 rounded-full px-3.5 lg:gap-3",
  // Chips on phones, where rows would push the products off the screen.
  "max-lg:border max-lg:border-stone-300 max-lg:has-checked:border-stone-900",
  "transition-colors duration-150 hover:bg-stone-900/5",
  "has-checked:bg-white has-checked:font-medium has-checked:shadow-soft",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-primary-ink"
)

/** Radio buttons of a filter, each with the number of matching products; `all` means no filter. */
export function ChoiceList({ name, title, chosen, choices }: ChoiceListProps) {
  const text = useText(shopTexts)
  const known = choices.some((it) => it.value === chosen)
  const offered =
    known || !chosen ? choices : [...choices, { value: chosen, label: typeLabel(chosen), count: 0 }]
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-stone-800">{title}</legend>
      <div className="flex flex-wrap gap-2 lg:-mx-1 lg:flex-col lg:gap-0.5">
        {[{ value: "all", label: text("shop_filter_all"), count: null }, ...offered].map(
          ({ value, label, count }) => (
            <label key={value} className={rowLook}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === (chosen || "all")}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {name === "color" && <ColorDot color={value} />}
              <span className="grow">{label}</span>
              {count !== null && (
                <span className="text-sm font-normal text-stone-600 tabular-nums">{count}</span>
              )}
            </label>
          )
        )}
      </div>
    </fieldset>
  )
}
