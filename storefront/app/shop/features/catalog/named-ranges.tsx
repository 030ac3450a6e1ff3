import type { Facets } from "@contract/product"
import { weightUnit } from "@contract/stone-fields/words"
import { searchTexts } from "@contract/texts/search"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"

/** The weights and prices that the search named ("under 2 lakh"), as the filters that they are applied as. */
export function NamedRanges({ named }: { named: NonNullable<Facets["named"]> }) {
  const text = useText(searchTexts)
  const inWords = (low: string | undefined, high: string | undefined): string | undefined => {
    if (low !== undefined && high !== undefined) return text("search_named_between", { low, high })
    if (low !== undefined) return text("search_named_from", { low })
    return high === undefined ? undefined : text("search_named_to", { high })
  }
  const weight = (carats: string | undefined): string | undefined =>
    carats && `${String(Number(carats))} ${weightUnit}`
  const price = (rupees: string | undefined): string | undefined => rupees && formatMoney(Number(rupees))
  const ranges = [
    inWords(weight(named.caratMin), weight(named.caratMax)),
    inWords(price(named.priceMin), price(named.priceMax)),
  ].filter((it) => it !== undefined)
  if (ranges.length === 0) return null
  return (
    <p className="mb-6 flex flex-wrap items-center gap-2 text-sm text-stone-700">
      {text("search_named")}
      {ranges.map((range) => (
        <span key={range} className="rounded-full border border-stone-300 bg-white px-3 py-1 tabular-nums">
          {range}
        </span>
      ))}
    </p>
  )
}
