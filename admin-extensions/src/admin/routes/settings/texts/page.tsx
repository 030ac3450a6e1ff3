import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Input, Text } from "@medusajs/ui"
import { useState } from "react"
import type { Entry } from "../../../../../../src/contract/entry"
import { textLabel, textPlaces } from "../../../../../../src/contract/text-labels"
import { isTextKey, texts } from "../../../../../../src/contract/texts"
import { EntryRow } from "../../../entries/entry-row"
import { useTenantData } from "../../../lib/tenant-calls"
import { Failed, Waiting } from "../../../lib/states"
import { TenantBox } from "../../../lib/tenant-box"

const shownAtOnce = 50
/** Name of a text: its section and its label. */
const nameByKey = new Map<string, string>(
  textPlaces.flatMap(({ name, keys }) => keys.map((key) => [key, `${name}: ${textLabel(key)}`] as const))
)
const nameOf = (key: string): string => nameByKey.get(key) ?? key
const builtIn = (key: string): string => (isTextKey(key) ? texts[key] : "")

/** All texts that shoppers read, with the built-in text where the tenant has none of its own. */
const TextsPage = () => (
  <TenantBox title="Texts" subtitle="What shoppers read. Built-in texts are grey until the store has its own">
    {(tenantId) => <TextList key={tenantId} tenantId={tenantId} />}
  </TenantBox>
)

const TextList = ({ tenantId }: { tenantId: string }) => {
  const { data, isError, error, refetch } = useTenantData<Entry[]>(tenantId, "/content")
  const [search, setSearch] = useState("")
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const word = search.trim().toLowerCase()
  const found = data.filter(({ key, value }) =>
    `${key} ${nameOf(key)} ${value} ${builtIn(key)}`.toLowerCase().includes(word)
  )
  return (
    <div className="divide-y">
      <div className="px-6 py-4">
        <Input
          role="searchbox"
          size="small"
          aria-label="Search texts"
          placeholder="Search by name or words"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {found.slice(0, shownAtOnce).map((entry) => (
        <EntryRow
          key={entry.key}
          tenantId={tenantId}
          path="/content"
          entry={entry}
          label={nameOf(entry.key)}
          placeholder={builtIn(entry.key)}
          {...((builtIn(entry.key).length > 60 || entry.value.length > 60) && { rows: 3 })}
          problem={(typed) => (typed.trim() ? undefined : "Content cannot be empty")}
        />
      ))}
      <Text size="small" className="px-6 py-4 text-ui-fg-subtle" role="status">
        {found.length === 0 && "No text matches your search."}
        {found.length > shownAtOnce &&
          `The first ${String(shownAtOnce)} of ${String(found.length)} texts. Search to find the others.`}
      </Text>
    </div>
  )
}

export const config = defineRouteConfig({ label: "Texts", rank: 3 })

export default TextsPage
