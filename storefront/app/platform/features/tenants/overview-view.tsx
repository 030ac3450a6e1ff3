import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query"
import { useFilters } from "~/lib/use-filters"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { overviewFilters, overviewQuery } from "./get-overview"
import { OverviewCards } from "./overview-cards"
import { TenantOverview } from "./tenant-overview"
import { texts } from "./texts"

/** The platform's overview: total figures and each tenant's. */
export function OverviewView() {
  const filters = useFilters(overviewFilters)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...overviewQuery(filters.values),
    placeholderData: keepPreviousData,
  })
  const latest = data?.pages.at(-1)
  if (!data || !latest) {
    return isError ? (
      <EmptyState icon="alert" title={texts.overviewFailed}>
        <Button onClick={() => void refetch()}>{texts.retry}</Button>
      </EmptyState>
    ) : (
      <Loading label={texts.loadingOverview} />
    )
  }
  return (
    <div className="grid gap-6">
      <OverviewCards overview={latest} />
      <TenantOverview
        tenants={data.pages.flatMap((page) => page.tenantBreakdown)}
        found={latest.matchingTenants}
        filters={filters}
      >
        {hasNextPage && (
          <Button
            look="outline"
            className="mx-auto"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {texts.showMore}
          </Button>
        )}
      </TenantOverview>
    </div>
  )
}
