import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import type { ApiKey, NewApiKey } from "@contract/key"
import { ListPage } from "~/admin/list/list-page"
import { formatDate } from "~/lib/dates"
import { Badge } from "~/ui/badge"
import { Button } from "~/ui/button"
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
  const [made, setMade] = useState<NewApiKey | null>(null)
  return (
    <ListPage
      query={useQuery(keysQuery())}
      loading="Loading keys"
      loadFailed="The keys could not be loaded. Nothing has changed."
      above={<KeyForm onMade={setMade} />}
      empty={
        <p className="px-1 text-stone-600">
          No other software is connected to this store yet. A key lets it read the catalog, send orders to
          your accounts, or keep stock in sync.
        </p>
      }
      look="plate"
      row={(apiKey, { onRemove }) => <KeyRow apiKey={apiKey} onRevoke={onRemove} />}
      removal={(apiKey, onClose) => <RevokeKeyDialog apiKey={apiKey} onClose={onClose} />}
    >
      {made && <NewKeyDialog made={made} onClose={() => setMade(null)} />}
    </ListPage>
  )
}
