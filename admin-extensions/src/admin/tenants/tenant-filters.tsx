import { Input } from "@medusajs/ui"
import { useEffect, useState } from "react"
import { Choice } from "../lib/choice"
import type { TenantFilters } from "./use-tenants"

/** Delay between the last key press and the search, in ms. */
const pauseMs = 250

const states: Record<TenantFilters["state"], string> = {
  all: "All states",
  active: "Active",
  suspended: "Suspended",
  archived: "Archived",
}
const sorts: Record<TenantFilters["sort"], string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Name, A to Z",
  domain: "Domain, A to Z",
}

interface TenantFilterBarProps {
  filters: TenantFilters
  /** Receives the focus when the focused button is removed. */
  autoFocus: boolean
  onChange: (changes: Partial<TenantFilters>) => void
}

/** Filters and sort of the tenant list. */
export const TenantFilterBar = ({ filters, autoFocus, onChange }: TenantFilterBarProps) => (
  <div
    role="search"
    aria-label="Stores"
    className="flex flex-col gap-3 px-6 py-4 md:flex-row md:items-center"
  >
    <div className="min-w-0 flex-1">
      <Search words={filters.search} autoFocus={autoFocus} onSearch={onChange} />
    </div>
    <div className="grid grid-cols-2 gap-3 md:w-80 md:shrink-0">
      <Choice label="State" words={states} value={filters.state} onChoose={(state) => onChange({ state })} />
      <Choice label="Sort" words={sorts} value={filters.sort} onChoose={(sort) => onChange({ sort })} />
    </div>
  </div>
)

interface SearchProps {
  words: string
  autoFocus: boolean
  onSearch: (changes: { search: string }) => void
}

const Search = ({ words, autoFocus, onSearch }: SearchProps) => {
  const [typed, setTyped] = useState(words)
  useEffect(() => {
    const search = typed.trim()
    if (search === words) return undefined
    const timer = setTimeout(() => onSearch({ search }), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, words, onSearch])
  return (
    <Input
      // Medusa's own search input gives its icon no accessible name.
      role="searchbox"
      size="small"
      aria-label="Search stores"
      placeholder="Search by name, domain or slug"
      maxLength={200}
      autoFocus={autoFocus}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
