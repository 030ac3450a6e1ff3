import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import type { ApiKey, NewApiKey } from "@contract/key"
import { formatDate } from "~/lib/dates"
import { Badge } from "~/ui/badge"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { keysQuery } from "./get-keys"
import { KeyForm } from "./key-form"
import { NewKeyDialog } from "./new-key-dialog"
import { RevokeKeyDialog } from "./revoke-key-dialog"
import { scopeWords } from "./texts"

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const used = apiKey.lastUsedAt ? `last used ${formatDate(apiKey.lastUsedAt)}` : "not used yet"
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="truncate">{apiKey.name}</span>
          {apiKey.scopes.map((it) => (
            <Badge key={it}>{scopeWords[it][0]}</Badge>
          ))}
        </p>
        <p className="mt-1 text-sm [overflow-wrap:anywhere] text-stone-600">
          <code>{apiKey.hint}…</code> · made by {apiKey.createdBy} on {formatDate(apiKey.createdAt)} · {used}
        </p>
      </div>
      <Button size="small" look="quiet" aria-label={`Revoke the key for ${apiKey.name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  )
}

/** Lists, creates and revokes the tenant's API keys. */
export function KeyManager() {
  const { data: keys, isError, refetch } = useQuery(keysQuery())
  const [made, setMade] = useState<NewApiKey | null>(null)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  if (!keys) {
    return isError ? (
      <EmptyState icon="alert" title="The keys could not be loaded. Nothing has changed.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </EmptyState>
    ) : (
      <Loading label="Loading keys" />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <KeyForm onMade={setMade} />
      {keys.length > 0 ? (
        <ul className="divide-y divide-stone-200 rounded-2xl bg-white shadow-soft">
          {keys.map((it) => (
            <KeyRow key={it.id} apiKey={it} onRevoke={() => setRevoking(it)} />
          ))}
        </ul>
      ) : (
        <p className="px-1 text-stone-600">
          No program works with this store yet. A key lets one read the catalogue, send orders to your
          accounts, or keep the stock in step.
        </p>
      )}
      {made && <NewKeyDialog made={made} onClose={() => setMade(null)} />}
      {revoking && <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </div>
  )
}
