import { useCallback } from "react"
import { useSearchParams } from "react-router-dom"

/** One filter of an address: what it may be, and what it is where the address doesn't say. */
interface Filter {
  allowed?: readonly string[]
  fallback?: string
  /** It only orders the list: nothing to clear. */
  orders?: true
}

type Filters = Record<string, Filter>
type Values<F extends Filters> = { [Name in keyof F]: string }

/** Reads an address's filters; what isn't allowed counts as not given. */
export function readFilters<F extends Filters>(filters: F, params: URLSearchParams): Values<F> {
  const entries = Object.entries(filters).map(([name, { allowed, fallback = "" }]) => {
    const value = (params.get(name) ?? fallback).trim().slice(0, 200)
    return [name, allowed && !allowed.includes(value) ? fallback : value]
  })
  return Object.fromEntries(entries) as Values<F>
}

interface FilterState<F extends Filters> {
  values: Values<F>
  /** Changes some of them, the same function while the address is; what is as it would be anyway leaves the address. `typing`: no step of its own to go back to. */
  set: (changes: Partial<Values<F>>, typing?: boolean) => void
  clear: () => void
  isFiltered: boolean
}

/** A list's filters, kept in the page's address: shared with it, and walked through by back and forward. */
export function useFilters<F extends Filters>(filters: F): FilterState<F> {
  const [params, setParams] = useSearchParams()
  const values = readFilters(filters, params)
  const fallbackOf = (name: string) => filters[name]?.fallback ?? ""
  const set = useCallback(
    (changes: Partial<Values<F>>, typing = false) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries<string | undefined>(changes)) {
            if (value === undefined || value === (filters[name]?.fallback ?? "")) after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace: typing, preventScrollReset: true }
      ),
    [setParams, filters]
  )
  const narrowing = Object.keys(filters).filter((name) => !filters[name]?.orders)
  return {
    values,
    set,
    clear: () =>
      set(Object.fromEntries(narrowing.map((name) => [name, fallbackOf(name)])) as Partial<Values<F>>),
    isFiltered: narrowing.some((name) => values[name] !== fallbackOf(name)),
  }
}
