import { useRef, useState } from "react"
import { useQuery } from "@tanstack/react-query"
import type { TenantView } from "@contract/tenant"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { Dialog } from "~/ui/dialog"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { AddHostForm } from "./add-host-form"
import { domainTexts as texts } from "./domain-texts"
import { hostsQuery } from "./get-hosts"
import { HostItem } from "./host-item"
import { useRemoveHost } from "./save-host"

function Hosts({ tenantId, onRemove }: { tenantId: string; onRemove: (host: string) => void }) {
  const { data: hosts, isError, refetch } = useQuery(hostsQuery(tenantId))
  if (hosts)
    return (
      <ul aria-label={texts.list} className="divide-y divide-stone-200">
        {hosts.map((it) => (
          <HostItem key={it.host} tenantId={tenantId} host={it} onRemove={() => onRemove(it.host)} />
        ))}
      </ul>
    )
  return isError ? (
    <EmptyState icon="alert" title={texts.failed}>
      <Button onClick={() => void refetch()}>{texts.retry}</Button>
    </EmptyState>
  ) : (
    <Loading label={texts.loading} />
  )
}

/** A tenant's domains with their DNS records; one of them is the primary domain. */
export function DomainsDialog({ tenant, onClose }: { tenant: TenantView; onClose: () => void }) {
  const [removing, setRemoving] = useState<string | null>(null)
  /** Receives the focus when a domain is removed. */
  const top = useRef<HTMLDivElement>(null)
  const done = () => {
    setRemoving(null)
    top.current?.focus()
  }
  const remove = useRemoveHost(tenant.id, {
    onSuccess: (_none, host) => {
      toast({ title: texts.removed(host) })
      done()
    },
    onError: (error) => {
      showError(messageOf(error, texts.actionFailed))
      done()
    },
  })
  return (
    <Dialog shape="panel" title={texts.title(tenant.brandName)} description={texts.hint} onClose={onClose}>
      <div ref={top} tabIndex={-1} className="grid gap-6 outline-none">
        <Hosts tenantId={tenant.id} onRemove={setRemoving} />
        <div className="border-t border-stone-200 pt-6">
          <AddHostForm tenantId={tenant.id} />
        </div>
        <p className="text-sm text-stone-600">{texts.preview}</p>
      </div>
      {removing !== null && (
        <ConfirmDialog
          title={texts.removeTitle}
          description={texts.removeHint}
          name={removing}
          confirmLabel={texts.remove}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Dialog>
  )
}
