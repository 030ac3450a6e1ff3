import { Button, Input, Label, Text, Textarea } from "@medusajs/ui"
import { useId, useState, type FormEvent } from "react"
import type { Entry } from "../../../../src/contract/entry"
import { useTenantChange } from "../lib/tenant-calls"

interface EntryRowProps {
  tenantId: string
  /** `/settings` or `/content`. */
  path: string
  entry: Entry
  label: string
  hint?: string | undefined
  /** What stands in while nothing is set. */
  placeholder?: string | undefined
  isLong: boolean
  problem: (typed: string) => string | undefined
}

/** One value, saved by itself with the version that it was changed from. */
export const EntryRow = ({
  tenantId,
  path,
  entry,
  label,
  hint,
  placeholder,
  isLong,
  problem,
}: EntryRowProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const save = useTenantChange<Entry>(tenantId, `${label} saved`)
  const value = typed ?? entry.value
  const wrong = typed === undefined ? undefined : problem(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed === undefined || wrong !== undefined) return
    const change = { method: "PUT" as const, path: `${path}/${encodeURIComponent(entry.key)}` }
    save.mutate(
      { ...change, body: { value: typed, version: entry.version } },
      { onSuccess: () => setTyped(undefined) }
    )
  }
  const shared = { id, value, placeholder, "aria-invalid": wrong !== undefined }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2 px-6 py-4">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {isLong ? (
            <Textarea {...shared} rows={2} onChange={(event) => setTyped(event.target.value)} />
          ) : (
            <Input {...shared} size="small" onChange={(event) => setTyped(event.target.value)} />
          )}
        </div>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          isLoading={save.isPending}
          disabled={typed === undefined || typed === entry.value || wrong !== undefined}
        >
          Save
        </Button>
      </div>
      {wrong !== undefined ? (
        <Text role="alert" size="xsmall" className="text-ui-fg-error">
          {wrong}
        </Text>
      ) : (
        hint !== undefined && (
          <Text size="xsmall" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )
      )}
    </form>
  )
}
