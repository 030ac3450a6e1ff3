import type { HostStatus, TenantHost } from "@contract/domain"
import { messageOf } from "~/lib/api"
import { Badge, type BadgeTone } from "~/ui/badge"
import { Button } from "~/ui/button"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { DnsRecords } from "./dns-records"
import { domainTexts as texts, statusWords } from "./domain-texts"
import { useCheckHost, useMakePrimary } from "./save-host"

const tones: Record<HostStatus, BadgeTone> = { verified: "green", pending: "yellow", lost: "red" }

interface HostItemProps {
  tenantId: string
  host: TenantHost
  onRemove: () => void
}

const onError = (error: Error) => showError(messageOf(error, texts.actionFailed))

/** One domain: its state, its DNS records, and its actions. */
export function HostItem({ tenantId, host: it, onRemove }: HostItemProps) {
  const { host, isPrimary, status, records } = it
  const isGiven = !records.some((record) => record.type === "TXT")
  const check = useCheckHost(tenantId, {
    onSuccess: (now) => {
      if (now.status === "verified") toast({ title: texts.isThere(host) })
      else showError(texts.isNotThere(host))
    },
    onError,
  })
  const promote = useMakePrimary(tenantId, {
    onSuccess: () => toast({ title: texts.madePrimary(host) }),
    onError,
  })
  return (
    <li className="grid gap-3 py-5 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 font-sans text-base font-medium tracking-normal wrap-anywhere">{host}</h3>
        {isPrimary && <Badge>{texts.primary}</Badge>}
        <Badge tone={tones[status]}>{statusWords[status]}</Badge>
      </div>
      {isGiven && <p className="text-sm text-stone-600">{texts.given}</p>}
      {(status !== "verified" || isGiven) && <DnsRecords host={host} records={records} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isGiven && (
          <Button
            size="small"
            look="outline"
            busy={check.isPending}
            aria-label={texts.checking(host)}
            onClick={() => check.mutate(host)}
          >
            {texts.check}
          </Button>
        )}
        {!isPrimary && status === "verified" && (
          <Button
            size="small"
            look="outline"
            busy={promote.isPending}
            aria-label={texts.makePrimaryOf(host)}
            onClick={() => promote.mutate(host)}
          >
            {texts.makePrimary}
          </Button>
        )}
        {!isPrimary && (
          <Button size="small" look="quiet" aria-label={texts.removeOf(host)} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  )
}
