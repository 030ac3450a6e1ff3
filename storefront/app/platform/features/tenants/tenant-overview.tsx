import { useMemo, useState } from "react"
import type { TenantFigures } from "@contract/platform"
import { formatCount } from "~/lib/money"
import { useFilters } from "~/lib/use-filters"
import { Button, ButtonLink } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { ListFilter, ListSearch, ListToolbar } from "~/ui/list/list-toolbar"
import { CreateTenantButton } from "./create-tenant-button"
import { overviewSorts, sortedTenants } from "./sorted-tenants"
import { TenantRow } from "./tenant-row"
import { texts } from "./texts"

const filters = {
  search: {},
  sort: { allowed: overviewSorts.map((it) => it.value), fallback: "newest", orders: true },
} as const

const atOnce = 20

/** Every tenant with its figures: searchable, sortable, one screenful at a time. */
export function TenantOverview({ tenants }: { tenants: readonly TenantFigures[] }) {
  const { values, set, clear, isFiltered } = useFilters(filters)
  const [shown, setShown] = useState(atOnce)
  const found = useMemo(() => sortedTenants(tenants, values), [tenants, values.search, values.sort])
  const isOne = found.length === 1
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
      {tenants.length === 0 ? (
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
              onChange={(search) => {
                setShown(atOnce)
                set({ search }, true)
              }}
            />
            <ListFilter
              label={texts.sort}
              value={values.sort}
              options={overviewSorts}
              onChange={(sort) => set({ sort })}
            />
          </ListToolbar>
          <p role="status" className="min-h-5 text-sm text-stone-600">
            {(isFiltered ? texts.found : texts.count)(formatCount(found.length), isOne)}
          </p>
          {found.length === 0 ? (
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
              {found.slice(0, shown).map((it) => (
                <TenantRow key={it.tenant.id} figures={it} />
              ))}
            </ul>
          )}
          {found.length > shown && (
            <Button look="outline" className="mx-auto" onClick={() => setShown(shown + atOnce)}>
              {texts.showMore}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
