import { Button, Text } from "@medusajs/ui"
import { useCallback, useState } from "react"
import { useShownTenant } from "../lib/shown-tenant"
import { Failed, Waiting } from "../lib/states"
import { useChooseTenant } from "../lib/use-choose-tenant"
import { TenantFilterBar } from "./tenant-filters"
import { TenantRow } from "./tenant-row"
import { pageSize, type TenantFilters, useTenants } from "./use-tenants"

const noFilters: TenantFilters = { search: "", state: "all", sort: "newest", page: 0 }

/** Tenants that match the filters, page by page. */
export const TenantList = () => {
  const [filters, setFilters] = useState(noFilters)
  // Changed filters start at the first page.
  const change = useCallback(
    (changes: Partial<TenantFilters>) => setFilters((before) => ({ ...before, page: 0, ...changes })),
    []
  )
  /** Number of times that all filters were cleared; used as the key that remounts the filter bar. */
  const [started, setStarted] = useState(0)
  const showAll = () => {
    setFilters(noFilters)
    setStarted(started + 1)
  }
  const { data, isError, error, isPlaceholderData, refetch } = useTenants(filters)
  return (
    <>
      <TenantFilterBar key={started} filters={filters} autoFocus={started > 0} onChange={change} />
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data && !isError && (
        <div className="divide-y" aria-busy={isPlaceholderData}>
          <Rows {...data} onShowAll={showAll} />
          <Pager total={data.total} page={filters.page} onPage={(page) => change({ page })} />
        </div>
      )}
    </>
  )
}

type Found = NonNullable<ReturnType<typeof useTenants>["data"]>

const Rows = ({ items, onShowAll }: Pick<Found, "items"> & { onShowAll: () => void }) => {
  const { data: shown } = useShownTenant()
  const { choose, isChoosing } = useChooseTenant()
  if (!items.length)
    return (
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-8">
        <Text className="text-ui-fg-subtle">No store fits your search.</Text>
        <Button size="small" variant="secondary" onClick={onShowAll}>
          Show all stores
        </Button>
      </div>
    )
  return (
    <ul aria-label="Stores" className="divide-y">
      {items.map((it) => (
        <TenantRow
          key={it.id}
          tenant={it}
          isShown={it.id === shown?.tenant?.id}
          isBusy={isChoosing}
          onShow={() => choose(it.id)}
        />
      ))}
    </ul>
  )
}

interface PagerProps {
  total: number
  page: number
  onPage: (page: number) => void
}

const Pager = ({ total, page, onPage }: PagerProps) => {
  const first = page * pageSize + 1
  const last = Math.min(total, first + pageSize - 1)
  const words = total === 1 ? "1 store" : `${total.toLocaleString("en-IN")} stores`
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <Text size="small" role="status" className="text-ui-fg-subtle">
        {total > pageSize ? `${String(first)} to ${String(last)} of ${words}` : words}
      </Text>
      {total > pageSize && (
        <div className="flex gap-2">
          <Button size="small" variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button size="small" variant="secondary" disabled={last >= total} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </div>
  )
}
