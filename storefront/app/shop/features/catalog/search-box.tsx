import { lazy, Suspense, useRef, useState } from "react"
import { searchTexts } from "@contract/texts/search"
import { useText } from "~/lib/site"
import { IconButton } from "~/ui/button"
import { TextField } from "~/ui/field"
import type { Popup } from "./search-suggestions"
import type { ShopFilters } from "./shop-view"

const SearchSuggestions = lazy(async () => ({
  default: (await import("./search-suggestions")).SearchSuggestions,
}))

interface SearchBoxProps {
  /** The active filters, to which a suggested filter is added; none outside the shop page. */
  filters?: ShopFilters
  onPick: (href: string) => void
  /**
   * In a dialog of its own: focused when it opens, its label for screen readers only, a button to submit it,
   * the list in the flow below.
   */
  isAlone?: boolean
}

/** The search input. Its suggestions, code included, are loaded when a visitor is about to use it. */
export function SearchBox({ filters, onPick, isAlone = false }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [reached, setReached] = useState(false)
  const [popup, setPopup] = useState<Popup | null>(null)
  const text = useText(searchTexts)
  return (
    <div className="relative">
      <TextField
        ref={input}
        label={text("shop_search_label")}
        className={isAlone ? "[&>label]:sr-only" : undefined}
        data-autofocus={isAlone || undefined}
        trailing={isAlone && <IconButton type="submit" label={text("search_button")} icon="search" />}
        type="search"
        name="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={popup !== null}
        aria-controls={popup?.id}
        aria-activedescendant={popup?.active}
        onFocus={() => setReached(true)}
        maxLength={200}
        defaultValue={filters?.search ?? ""}
        placeholder={text("shop_search_hint")}
        autoComplete="off"
        enterKeyHint="search"
      />
      {reached && (
        <Suspense fallback={null}>
          <SearchSuggestions
            input={input}
            filters={filters}
            isInFlow={isAlone}
            onPopup={setPopup}
            onPick={onPick}
          />
        </Suspense>
      )}
    </div>
  )
}
