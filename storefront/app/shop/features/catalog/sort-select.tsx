import { useNavigate } from "react-router-dom"
import { shopTexts } from "@contract/texts/shop"
import { useText } from "~/lib/site"
import { shopHref, sorts, type ShopFilters, type Sort } from "./shop-view"

const labels: Record<Sort, keyof typeof shopTexts> = {
  relevance: "shop_sort_relevance",
  newest: "shop_sort_newest",
  price_asc: "shop_sort_price_asc",
  price_desc: "shop_sort_price_desc",
  name: "shop_sort_name",
}

/** The sort order of the products. Best match is available only while searching. */
export function SortSelect({ filters }: { filters: ShopFilters }) {
  const text = useText(shopTexts)
  const navigate = useNavigate()
  const offered = sorts.filter((it) => it !== "relevance" || filters.search !== "")
  return (
    <label className="flex items-center gap-3 text-sm text-stone-700">
      <span className="max-sm:sr-only">{text("shop_sort_title")}</span>
      <select
        value={filters.sort}
        onChange={(event) => {
          const sort = sorts.find((it) => it === event.target.value) ?? filters.sort
          void navigate(shopHref({ ...filters, sort }), { preventScrollReset: true })
        }}
        className="select-arrow min-h-11 appearance-none rounded-full border border-stone-300 bg-white pr-10 pl-4 text-base text-stone-900 hover:border-stone-400"
      >
        {offered.map((it) => (
          <option key={it} value={it}>
            {text(labels[it])}
          </option>
        ))}
      </select>
    </label>
  )
}
