import { useState } from "react"
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query"
import type { ListedTenant } from "@contract/tenant"
import { formatMoment } from "~/lib/dates"
import { formatCount } from "~/lib/money"
import { timeLeft } from "~/lib/time-left"
import { useFilters } from "~/lib/use-filters"
import { Button } from "~/ui/button"
import { deletedTenantsQuery, tenantFilters } from "./get-tenants"
import { useRestoreTenant } from "./save-tenant"
import { texts } from "./texts"

function ErasureTime({ erasesAt }: { erasesAt: string | null | undefined }) {
  if (!erasesAt) return <>{texts.notErased}</>
  const left = timeLeft(Date.parse(erasesAt) - Date.now())
  return (
    <time dateTime={erasesAt} title={formatMoment(erasesAt)}>
      {left === null ? texts.erasedSoon : texts.erasedIn(left)}
    </time>
  )
}

function DeletedTenant({ tenant }: { tenant: ListedTenant }) {
  const { id, brandName, domain, erasesAt } = tenant
  const [restoring, setRestoring] = useState(false)
  const restore = useRestoreTenant()
  const run = async () => {
    setRestoring(true)
    await restore(tenant)
    setRestoring(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0">
        <p id={`deleted-${id}`} className="font-medium wrap-anywhere">
          {brandName}
        </p>
        <p className="text-sm wrap-anywhere text-stone-600">{domain}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-stone-700 tabular-nums">
          <ErasureTime erasesAt={erasesAt} />
        </p>
        <Button
          look="outline"
          size="small"
          className="min-h-11"
          busy={restoring}
          aria-describedby={`deleted-${id}`}
          onClick={() => void run()}
        >
          {texts.restore}
        </Button>
      </div>
    </li>
  )
}

/** The deleted tenants that the list's search finds; undefined until they are loaded. */
export function useDeletedTenants() {
  const { search } = useFilters(tenantFilters).values
  const query = useInfiniteQuery({ ...deletedTenantsQuery(search), placeholderData: keepPreviousData })
  return {
    found: query.data?.pages.flatMap((page) => page.items),
    total: query.data?.pages.at(-1)?.total ?? 0,
    isError: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}

/** Leads past the cards to the deleted tenants. */
export const DeletedTenantsLink = ({ count }: { count: number }) => (
  <a href="#deleted-tenants" className="-my-2.5 py-2.5 text-sm underline underline-offset-4">
    {texts.deletedLink(formatCount(count))}
  </a>
)

/** The deleted tenants that can still be restored, each with the time until its data is erased. */
export function DeletedTenants(query: ReturnType<typeof useDeletedTenants>) {
  const { found, isError, hasMore, isLoadingMore, loadMore } = query
  if (isError) return <p className="mt-8 text-sm text-stone-700">{texts.deletedFailed}</p>
  if (!found?.length) return null
  return (
    <section aria-labelledby="deleted-tenants" className="mt-10 grid gap-3">
      <h2 id="deleted-tenants" className="scroll-mt-20 font-display text-2xl">
        {texts.deletedTenants}
      </h2>
      <p className="max-w-prose text-sm text-stone-700">{texts.deletedHint}</p>
      <ul className="divide-y divide-stone-200 overflow-hidden rounded-2xl bg-white shadow-soft">
        {found.map((tenant) => (
          <DeletedTenant key={tenant.id} tenant={tenant} />
        ))}
      </ul>
      {hasMore && (
        <Button look="outline" className="mx-auto" busy={isLoadingMore} onClick={loadMore}>
          {texts.showMore}
        </Button>
      )}
    </section>
  )
}
