import { useCallback } from "react"
import { useSearchParams } from "react-router-dom"
import { oneLine } from "@contract/rules/typed-text"

/** One filter in the URL: its allowed values, and its default. */
interface Filter {
  allowed?: readonly string[]
  fallback?: string
  /** Set for a sort order, which `clear` ignores. */
  orders?: true
}

type Filters = Record<string, Filter>
type Values<F extends Filters> = { [Name in keyof F]: string }

/** Reads the filters of a URL. Invalid values count as absent. */
export function readFilters<F extends Filters>(filters: F, params: URLSearchParams): Values<F> {
  const entries = Object.entries(filters).map(([name, { allowed, fallback = "" }]) => {
    const value = oneLine(params.get(name) ?? fallback).slice(0, 200)
    return [name, allowed && !allowed.includes(value) ? fallback : value]
  })
  return Object.fromEntries(entries) as Values<F>
}

interface FilterState<F extends Filters> {
  values: Values<F>
  /**
   * Changes some filters. The function is stable while the URL is unchanged; default values are removed from the URL.
   * `typing`: replaces the browser's history entry.
   */
  set: (changes: Partial<Values<F>>, typing?: boolean) => void
  clear: () => void
  isFiltered: boolean
}

/** Keeps a list's filters in the page's URL, so that they can be shared and work with back and forward. */
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
