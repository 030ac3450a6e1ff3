import { useRef } from "react"
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { formatCount } from "~/lib/money"
import { useFilters } from "~/lib/use-filters"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { ListFilter, ListSearch, ListToolbar } from "~/ui/list/list-toolbar"
import { Loading } from "~/ui/spinner"
import { CreateTenantButton } from "./create-tenant-button"
import { DeletedTenantsLink } from "./deleted-tenants"
import { checklistsQuery } from "./get-checklists"
import { tenantFilters, tenantsQuery } from "./get-tenants"
import { TenantCard } from "./tenant-card"
import type { TenantDialogs } from "./tenant-actions"
import { texts } from "./texts"

const sorts = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "Name, A to Z" },
  { value: "domain", label: "Domain, A to Z" },
]
const statuses = [
  { value: "", label: texts.allStatuses },
  { value: "active", label: texts.onlyActive },
  { value: "inactive", label: texts.onlyInactive },
]

interface TenantGridProps extends TenantDialogs {
  /** The number of deleted tenants, which are listed below the cards. */
  deletedCount: number
  onEdit: (id: string) => void
}

/** The platform's tenants as cards, with search, sorting, and loading of further pages. */
export function TenantGrid({ deletedCount, onEdit, ...dialogs }: TenantGridProps) {
  const { values, set, clear, isFiltered } = useFilters(tenantFilters)
  const query = useInfiniteQuery({ ...tenantsQuery(values), placeholderData: keepPreviousData })
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const count = useRef<HTMLParagraphElement>(null)
  const tenants = data?.pages.flatMap((it) => it.items)
  const steps = useQuery(checklistsQuery(tenants?.map((it) => it.id) ?? [])).data
  const total = data?.pages.at(-1)?.total ?? 0

  if (!tenants) {
    return isError ? (
      <EmptyState icon="alert" title={texts.tenantsFailed}>
        <Button onClick={() => void refetch()}>{texts.retry}</Button>
      </EmptyState>
    ) : (
      <Loading label={texts.loadingTenants} />
    )
  }
  if (total === 0 && !isFiltered) {
    return (
      <EmptyState title={texts.empty}>
        <CreateTenantButton label={texts.createYourFirst} />
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-3">
      <ListToolbar isFiltered={isFiltered} onClear={clear}>
        <ListSearch label={texts.search} value={values.search} onChange={(search) => set({ search }, true)} />
        <ListFilter
          label={texts.status}
          value={values.status}
          options={statuses}
          onChange={(status) => set({ status })}
        />
        <ListFilter
          label={texts.sort}
          value={values.sort}
          options={sorts}
          onChange={(sort) => set({ sort })}
        />
      </ListToolbar>
      <div className="flex flex-wrap justify-between gap-x-6">
        {/* Receives the focus when a card is deleted. */}
        <p ref={count} tabIndex={-1} role="status" className="min-h-5 text-sm text-stone-600 outline-none">
          {(isFiltered ? texts.found : texts.count)(formatCount(total), total === 1)}
        </p>
        {deletedCount > 0 && <DeletedTenantsLink count={deletedCount} />}
      </div>
      {total === 0 ? (
        <EmptyState icon="search" title={texts.noMatch}>
          <Button look="outline" onClick={clear}>
            {texts.clear}
          </Button>
        </EmptyState>
      ) : (
        <ul aria-label={texts.tenants} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {tenants.map((it) => (
            <li key={it.id} className="min-w-0">
              <TenantCard
                tenant={it}
                steps={steps?.find((each) => each.id === it.id)}
                onEdit={() => onEdit(it.id)}
                onDeleted={() => count.current?.focus()}
                {...dialogs}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && total > 0 && (
        <Button
          look="outline"
          className="mx-auto"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {texts.showMore}
        </Button>
      )}
    </div>
  )
}
