import { useQuery } from "@tanstack/react-query"
import type { TenantView } from "@contract/tenant"
import { isStatus } from "~/lib/api"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { limitsQuery } from "./get-limits"
import { limitTexts as texts } from "./limit-texts"
import { LimitsForm } from "./limits-form"

/** Dialog of a tenant's current rate limits. */
export function LimitsDialog({ tenant, onClose }: { tenant: TenantView; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(limitsQuery(tenant.id))
  const isGone = isStatus(error, 404)
  return (
    <Dialog title={texts.title(tenant.brandName)} description={texts.hint} onClose={onClose}>
      {data ? (
        <LimitsForm tenant={tenant} limits={data} onClose={onClose} />
      ) : error ? (
        <EmptyState icon="alert" title={isGone ? texts.gone : texts.failed}>
          {!isGone && (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          )}
        </EmptyState>
      ) : (
        <Loading label={texts.loading} />
      )}
    </Dialog>
  )
}
