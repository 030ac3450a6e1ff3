import { lazy, Suspense, useRef, useState } from "react"
import { shopTexts } from "@contract/texts/shop"
import { useText } from "~/lib/site"
import { TextField } from "~/ui/field"
import type { Popup } from "./search-suggestions"
import type { ShopFilters } from "./shop-view"

const SearchSuggestions = lazy(async () => ({
  default: (await import("./search-suggestions")).SearchSuggestions,
}))

interface SearchBoxProps {
  filters: ShopFilters
  onPick: (href: string) => void
}

/** The search input. Its suggestions, code included, are loaded when a visitor is about to use it. */
export function SearchBox({ filters, onPick }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [reached, setReached] = useState(false)
  const [popup, setPopup] = useState<Popup | null>(null)
  const text = useText(shopTexts)
  return (
    <div className="relative">
      <TextField
        ref={input}
        label={text("shop_search_label")}
        type="search"
        name="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={popup !== null}
        aria-controls={popup?.id}
        aria-activedescendant={popup?.active}
        onFocus={() => setReached(true)}
        maxLength={200}
        defaultValue={filters.search}
        placeholder={text("shop_search_hint")}
        autoComplete="off"
        enterKeyHint="search"
      />
      {reached && (
        <Suspense fallback={null}>
          <SearchSuggestions input={input} filters={filters} onPopup={setPopup} onPick={onPick} />
        </Suspense>
      )}
    </div>
  )
}
