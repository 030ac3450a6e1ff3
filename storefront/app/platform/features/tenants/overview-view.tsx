import { useQuery } from "@tanstack/react-query"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { overviewQuery } from "./get-overview"
import { OverviewCards } from "./overview-cards"
import { TenantOverview } from "./tenant-overview"
import { texts } from "./texts"

/** The platform's overview: total figures and each tenant's. */
export function OverviewView() {
  const { data, isError, refetch } = useQuery(overviewQuery())
  if (!data) {
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
      <OverviewCards overview={data} />
      <TenantOverview tenants={data.tenantBreakdown} />
    </div>
  )
}
