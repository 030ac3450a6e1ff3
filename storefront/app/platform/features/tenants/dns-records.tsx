import type { DnsRecord } from "@contract/domain"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { IconButton } from "~/ui/button"
import { domainTexts as texts } from "./domain-texts"

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => toast({ title: texts.copied, description: text }),
    () => showError(texts.notCopied)
  )

function Part({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <dt className="w-12 shrink-0 text-xs text-stone-600">{label}</dt>
      <dd className="min-w-0 grow font-mono text-sm wrap-anywhere select-all">{text}</dd>
      <dd>
        <IconButton icon="copy" label={texts.copy(text)} onClick={() => void copy(text)} />
      </dd>
    </div>
  )
}

/** The DNS records that a domain needs; each part can be copied. */
export const DnsRecords = ({ host, records }: { host: string; records: readonly DnsRecord[] }) => (
  <ul aria-label={texts.records(host)} className="grid gap-2">
    {records.map((it) => (
      <li key={`${it.type} ${it.value}`} className="rounded-xl bg-stone-50 py-1 pr-1 pl-4">
        <dl>
          <div className="flex items-center gap-2 pt-2">
            <dt className="w-12 shrink-0 text-xs text-stone-600">{texts.type}</dt>
            <dd className="text-sm font-medium">{it.type}</dd>
          </div>
          <Part label={texts.name} text={it.name} />
          <Part label={texts.value} text={it.value} />
        </dl>
      </li>
    ))}
  </ul>
)
