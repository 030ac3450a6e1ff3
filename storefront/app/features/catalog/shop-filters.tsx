import { useEffect, useId, useRef, useState, type ChangeEvent } from "react"
import { useNavigate } from "react-router-dom"
import type { Facets } from "@contract/product"
import { Button, buttonClass } from "~/ui/button"
import { cn } from "~/ui/cn"
import { SelectField, TextField } from "~/ui/field"
import { Icon } from "~/ui/icon"
import { ChoiceList } from "./choice-list"
import { activeFilters, readShopView, shopHref, type ShopFilters as Filters } from "./shop-view"

const typingMs = 350

interface ShopFiltersProps {
  filters: Filters
  facets: Facets | undefined
}

const rupeesHint = (amount: string | null | undefined): string | undefined =>
  amount ? String(Math.round(Number(amount))) : undefined

/** The chosen origin is offered too where no product of it is left. */
function originOptions(chosen: string, known: Facets["origin"]): { value: string; label: string }[] {
  const missing = chosen && !known.some((it) => it.value === chosen)
  return [
    { value: "all", label: "All origins" },
    ...known.map((it) => ({ value: it.value, label: `${it.label} (${it.count})` })),
    ...(missing ? [{ value: chosen, label: chosen }] : []),
  ]
}

/**
 * The filters; their state is the address. A choice takes hold at once, typing a moment after the last key.
 * Without scripts the form still works as one.
 */
export function ShopFilters({ filters, facets }: ShopFiltersProps) {
  const [open, setOpen] = useState(false)
  const [fresh, setFresh] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const panel = useId()
  const active = activeFilters(filters)

  const inAddress = shopHref(filters)
  const inForm = (): string | null =>
    form.current && shopHref({ ...readShopView(new FormData(form.current)).filters, sort: filters.sort })

  // The address may change from elsewhere (back, clear all): the form is then made anew from it, unless
  // somebody is typing, whose text is on its way into the address.
  useEffect(() => {
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

  const heading = (
    <>
      Filters
      {active > 0 && (
        <span className="inline-grid h-6 min-w-6 place-items-center rounded-full bg-brand-primary px-1.5 text-sm text-brand-on-primary tabular-nums">
          {active}
          <span className="sr-only"> active</span>
        </span>
      )}
    </>
  )
  return (
    <section aria-label="Filters">
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
            Clear all
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
        <TextField
          label="Search"
          type="search"
          name="search"
          maxLength={200}
          defaultValue={filters.search}
          placeholder="Name, origin, cut…"
          autoComplete="off"
          enterKeyHint="search"
        />
        <ChoiceList name="type" title="Type" chosen={filters.type} choices={facets?.type ?? []} />
        <ChoiceList name="color" title="Color" chosen={filters.color} choices={facets?.color ?? []} />
        <fieldset>
          <legend className="mb-2 text-sm font-semibold text-stone-800">Price (₹)</legend>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label="Min price"
              name="priceMin"
              inputMode="decimal"
              defaultValue={filters.priceMin}
              placeholder={rupeesHint(facets?.price.min)}
              autoComplete="off"
            />
            <TextField
              label="Max price"
              name="priceMax"
              inputMode="decimal"
              defaultValue={filters.priceMax}
              placeholder={rupeesHint(facets?.price.max)}
              autoComplete="off"
            />
          </div>
        </fieldset>
        <SelectField
          label="Origin"
          name="origin"
          defaultValue={filters.origin || "all"}
          options={originOptions(filters.origin, facets?.origin ?? [])}
        />
        <Button type="submit" onClick={() => setOpen(false)} className="lg:hidden">
          Show stones
        </Button>
      </form>
    </section>
  )
}
