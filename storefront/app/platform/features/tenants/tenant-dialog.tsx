import { useQuery } from "@tanstack/react-query"
import { isStatus } from "~/lib/api"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { tenantQuery } from "./get-tenant"
import { TenantForm } from "./tenant-form"
import { texts } from "./texts"

interface TenantDialogProps {
  /** A tenant's id, or `new`. */
  opened: string
  onClose: () => void
}

/** Edits the tenant's current version, not the one that the grid has loaded. */
function EditTenant({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(tenantQuery(id))
  return (
    <Dialog shape="panel" title={data ? texts.editTitle(data.brandName) : texts.edit} onClose={onClose}>
      {data ? (
        <TenantForm tenant={data} onClose={onClose} />
      ) : error ? (
        <EmptyState icon="alert" title={isStatus(error, 404) ? texts.tenantGone : texts.tenantsFailed}>
          {!isStatus(error, 404) && (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          )}
        </EmptyState>
      ) : (
        <Loading label={texts.loadingTenant} />
      )}
    </Dialog>
  )
}

/** Creates or edits a tenant. Asks for confirmation before unsaved changes are discarded. */
export function TenantDialog({ opened, onClose }: TenantDialogProps) {
  if (opened !== "new") return <EditTenant id={opened} onClose={onClose} />
  return (
    <Dialog shape="panel" title={texts.createTenant} description={texts.createHint} onClose={onClose}>
      <TenantForm tenant={null} onClose={onClose} />
    </Dialog>
  )
}
