import { memo, useEffect, useId, useRef, useState, type ChangeEvent } from "react"
import { useNavigate } from "react-router-dom"
import type { Facets } from "@contract/product"
import { shopTexts } from "@contract/texts/shop"
import { useText } from "~/lib/site"
import { Button, buttonClass } from "~/ui/button"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { useStoneCount, showResults } from "./results-region"
import { FilterFields } from "./filter-fields"
import { SearchBox } from "./search-box"
import { activeFilters, readShopView, shopHref, type ShopFilters as Filters } from "./shop-view"

const typingMs = 350

interface ShopFiltersProps {
  filters: Filters
  facets: Facets | undefined
  /** Number of matching products. */
  total: number
}

/**
 * The filters; their state is the URL. A choice applies at once, typed text after a short pause. Without scripts the
 * form still submits. Memoized, because the router renders the page again when a move to another one begins.
 */
export const ShopFilters = memo(function ShopFilters({ filters, facets, total }: ShopFiltersProps) {
  const [open, setOpen] = useState(false)
  const [fresh, setFresh] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const text = useText(shopTexts)
  const panel = useId()
  const countStones = useStoneCount()
  const active = activeFilters(filters)

  const inAddress = shopHref(filters)
  const formAddress = useRef(inAddress)
  const inForm = (): string | null =>
    form.current && shopHref({ ...readShopView(new FormData(form.current)).filters, sort: filters.sort })

  // The URL may change from elsewhere (back, clear all): the form is then reset from it, unless somebody is typing,
  // whose text has yet to reach the URL. At first, the form can only differ by what was entered before hydration.
  useEffect(() => {
    if (formAddress.current === inAddress) return
    formAddress.current = inAddress
    if (typing.current === undefined && inForm() !== inAddress) setFresh((it) => it + 1)
  }, [inAddress])

  const rest = (): void => {
    clearTimeout(typing.current)
    typing.current = undefined
  }
  const apply = (): void => {
    rest()
    if (!form.current) return
    const next = readShopView(new FormData(form.current)).filters
    const order = next.search === filters.search ? { sort: filters.sort } : {}
    void navigate(shopHref({ ...next, ...order }), { preventScrollReset: true, replace: true })
  }
  const onChange = (event: ChangeEvent<HTMLFormElement>): void => {
    rest()
    const typed = event.target instanceof HTMLInputElement && event.target.type !== "radio"
    typing.current = setTimeout(apply, typed ? typingMs : 0)
  }
  const clear = (): void => {
    rest()
    void navigate("/shop", { preventScrollReset: true })
  }

  const pick = (href: string): void => {
    rest()
    void navigate(href, { preventScrollReset: href.startsWith("/shop") })
    show()
  }
  const show = (): void => {
    setOpen(false)
    showResults()
  }

  const heading = (
    <>
      {text("shop_filters_title")}
      {active > 0 && (
        <span className="inline-grid h-6 min-w-6 place-items-center rounded-full bg-brand-primary px-1.5 text-sm text-brand-on-primary tabular-nums">
          {active}
          <span className="sr-only"> {text("shop_filters_active")}</span>
        </span>
      )}
    </>
  )
  return (
    <section aria-label={text("shop_filters_title")}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className={buttonClass({ look: "outline" }, "lg:hidden")}
        >
          <Icon name="filters" /> {heading}
        </button>
        <h2 className="hidden items-center gap-2.5 font-sans text-lg font-semibold tracking-normal lg:flex">
          {heading}
        </h2>
        {active > 0 && (
          <Button look="quiet" size="small" onClick={clear} className="-mr-4 underline underline-offset-4">
            {text("shop_filters_clear")}
          </Button>
        )}
      </div>
      <form
        ref={form}
        id={panel}
        key={fresh}
        action="/shop"
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
        className={cn("mt-4 flex flex-col gap-7 max-lg:pb-4", !open && "max-lg:hidden")}
      >
        <SearchBox filters={filters} onPick={pick} />
        <FilterFields filters={filters} facets={facets} />
        <div data-bar="" className="sticky bottom-0 -mx-4 bg-paper/95 px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
          <Button type="submit" onClick={show} className="w-full">
            {text("shop_filters_show")} {countStones(total)}
          </Button>
        </div>
      </form>
    </section>
  )
})
