import { Link } from "react-router-dom"
import { headerTexts } from "@contract/texts/header"
import { searchTexts } from "@contract/texts/search"
import { useText } from "~/lib/site"
import { cn } from "~/ui/cn"
import { Loading } from "~/ui/spinner"
import { useFacets } from "./get-facets"
import { noFilters, shopHref } from "./shop-view"

interface TypeLinksProps {
  /** Chips in the phone's menu, which has little height; rows with the numbers of stones in the header. */
  place: "header" | "menu"
  onChosen: () => void
}

const rows = { list: "", link: "flex min-h-11 justify-between gap-4 rounded-xl px-3 hover:bg-stone-900/5" }
const chips = {
  list: "flex flex-wrap gap-2",
  link: "flex min-h-11 rounded-full border border-stone-300 px-4",
}

/** Links to the tenant's product types. Renders nothing for a tenant without products. */
export function TypeLinks({ place, onChosen }: TypeLinksProps) {
  const text = useText(headerTexts, searchTexts)
  const { data, isPending } = useFacets(noFilters)
  const isMenu = place === "menu"
  const look = isMenu ? chips : rows
  // The menu's links stay where they are when the chips arrive: these are above them.
  if (isPending) return isMenu ? null : <Loading label={text("header_types")} />
  const types = data?.type ?? []
  if (isMenu && types.length === 0) return null
  return (
    <nav aria-label={text("header_types")}>
      {isMenu && <p className="mb-3 text-sm font-semibold text-stone-700">{text("header_types")}</p>}
      <ul className={look.list}>
        {types.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              to={shopHref({ ...noFilters, type: value })}
              prefetch="intent"
              onClick={onChosen}
              className={cn("items-center", look.link)}
            >
              {label}
              {!isMenu && <span className="text-sm text-stone-600 tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
        {!isMenu && (
          <li>
            <Link to="/shop" onClick={onChosen} className={cn("items-center font-medium", look.link)}>
              {text("search_types_all")}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
