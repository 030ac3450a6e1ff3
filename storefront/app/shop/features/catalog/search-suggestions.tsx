import { useEffect, useEffectEvent, useId, useState, type RefObject } from "react"
import { searchTexts } from "@contract/texts/search"
import { oneLine } from "@contract/rules/typed-text"
import { useText } from "~/lib/site"
import { useRested } from "~/lib/use-rested"
import { useSuggestions } from "./get-suggestions"
import { noFilters, type ShopFilters } from "./shop-view"
import { SuggestionGroup } from "./suggestion-group"
import { optionsOf } from "./suggestion-options"

const typingMs = 150
/** The API's maximum length of a search text; longer texts match nothing. */
const maxTyped = 100

/** ARIA attributes of the input: the open list and its active option. */
export interface Popup {
  id: string
  active: string | undefined
}

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>
  filters: ShopFilters | undefined
  /** Whether the list pushes down what is below, instead of covering it. */
  isInFlow: boolean
  onPopup: (popup: Popup | null) => void
  onPick: (href: string) => void
}

/** The list under the search box, following the combobox pattern of ARIA 1.2: the focus stays in the input. */
export function SearchSuggestions({
  input,
  filters = noFilters,
  isInFlow,
  onPopup,
  onPick,
}: SearchSuggestionsProps) {
  const [typed, setTyped] = useState("")
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const text = useText(searchTexts)
  const settledTerm = useRested(oneLine(typed).slice(0, maxTyped), typingMs)
  const { data } = useSuggestions(settledTerm)
  const options = open && settledTerm !== "" && data ? optionsOf(data, filters) : []
  const shown = options.length > 0
  const activeId = shown && active >= 0 ? `${id}-${active}` : undefined

  useEffect(() => onPopup(shown ? { id, active: activeId } : null), [shown, id, activeId])

  const close = (): void => {
    setOpen(false)
    setActive(-1)
  }
  const onInput = useEffectEvent(() => {
    setTyped(input.current?.value ?? "")
    setOpen(true)
    setActive(-1)
  })
  const onBlur = useEffectEvent(close)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setTyped(input.current?.value ?? "")
      setOpen(true)
      // Beyond either end, the input itself becomes active again.
      if (shown) setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === "Escape" && shown) {
      // Otherwise the browser would clear the input.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === "Enter") {
      const chosen = shown ? options[active] : undefined
      if (chosen) {
        event.preventDefault()
        onPick(chosen.href)
      }
      close()
    }
  })

  useEffect(() => {
    const element = input.current
    if (!element) return
    // Text typed before this code was loaded.
    if (element.value !== element.defaultValue) onInput()
    const listeners = [
      ["input", () => onInput()],
      ["blur", () => onBlur()],
      ["keydown", (event: Event) => onKey(event as KeyboardEvent)],
    ] as const
    for (const [type, listener] of listeners) element.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener)
    }
  }, [input])

  const filtersShown = options.filter((it) => it.image === undefined).length
  const group = {
    id,
    active,
    typed: settledTerm,
    onPick: (href: string): void => {
      close()
      onPick(href)
    },
  }
  return (
    <>
      <p role="status" className="sr-only">
        {shown ? `${options.length} ${text("shop_suggestions")}` : ""}
      </p>
      {shown && (
        <div
          id={id}
          role="listbox"
          aria-label={text("shop_suggestions_title")}
          className={
            isInFlow
              ? "-mx-3 mt-3"
              : "absolute inset-x-0 top-full z-30 mt-2 max-h-[60vh] overflow-y-auto rounded-2xl border border-stone-200 bg-white p-2 shadow-float lg:w-88"
          }
        >
          <SuggestionGroup
            {...group}
            title={text("shop_suggestions_filters")}
            options={options.slice(0, filtersShown)}
          />
          <SuggestionGroup
            {...group}
            title={text("shop_suggestions_stones")}
            options={options.slice(filtersShown)}
            from={filtersShown}
          />
        </div>
      )}
    </>
  )
}
