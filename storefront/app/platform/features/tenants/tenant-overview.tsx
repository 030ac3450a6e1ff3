import type { ReactNode } from "react"
import type { TenantFigures } from "@contract/platform"
import { formatCount } from "~/lib/money"
import type { useFilters } from "~/lib/use-filters"
import { Button, ButtonLink } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { ListFilter, ListSearch, ListToolbar } from "~/ui/list/list-toolbar"
import { CreateTenantButton } from "./create-tenant-button"
import { type overviewFilters, overviewSorts } from "./get-overview"
import { TenantRow } from "./tenant-row"
import { texts } from "./texts"

interface TenantOverviewProps {
  /** The loaded tenants, in the chosen order. */
  tenants: readonly TenantFigures[]
  /** Number of tenants that the search finds. */
  found: number
  filters: ReturnType<typeof useFilters<typeof overviewFilters>>
  /** The button that loads more, if there are more. */
  children: ReactNode
}

/** The tenants with their figures: searchable and sortable. */
export function TenantOverview({ tenants, found, filters, children }: TenantOverviewProps) {
  const { values, set, clear, isFiltered } = filters
  return (
    <section aria-labelledby="tenant-overview" className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="tenant-overview" className="font-display text-2xl">
          {texts.list}
        </h2>
        <ButtonLink size="small" look="outline" to="/superadmin/tenants">
          {texts.manageAll}
        </ButtonLink>
      </div>
      {found === 0 && !isFiltered ? (
        <EmptyState title={texts.noneTitle}>
          <p className="-mt-3 text-stone-600">{texts.noneHint}</p>
          <CreateTenantButton label={texts.createFirst} />
        </EmptyState>
      ) : (
        <>
          <ListToolbar isFiltered={isFiltered} onClear={clear}>
            <ListSearch
              label={texts.search}
              value={values.search}
              onChange={(search) => set({ search }, true)}
            />
            <ListFilter
              label={texts.sort}
              value={values.sort}
              options={overviewSorts}
              onChange={(sort) => set({ sort })}
            />
          </ListToolbar>
          <p role="status" className="min-h-5 text-sm text-stone-600">
            {(isFiltered ? texts.found : texts.count)(formatCount(found), found === 1)}
          </p>
          {found === 0 ? (
            <EmptyState icon="search" title={texts.noMatch}>
              <Button look="outline" onClick={clear}>
                {texts.clear}
              </Button>
            </EmptyState>
          ) : (
            <ul
              aria-label={texts.list}
              className="divide-y divide-stone-200 overflow-hidden rounded-2xl bg-white shadow-soft"
            >
              {tenants.map((it) => (
                <TenantRow key={it.tenant.id} figures={it} />
              ))}
            </ul>
          )}
          {children}
        </>
      )}
    </section>
  )
}
