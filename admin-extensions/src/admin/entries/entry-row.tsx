import { Button } from "@medusajs/ui"
import { useState, type ComponentProps, type FormEvent } from "react"
import type { Entry } from "../../../../src/contract/entry"
import { Field } from "../lib/field"
import { useTenantChange } from "../lib/tenant-calls"

type Input = Pick<
  ComponentProps<typeof Field>,
  "hint" | "placeholder" | "rows" | "choices" | "emptyChoice" | "inputMode"
>

interface EntryRowProps extends Input {
  tenantId: string
  /** `/settings` or `/content`. */
  path: string
  entry: Entry
  label: string
  problem: (typed: string) => string | undefined
}

/** Row of one value, which is saved separately with the version on which the change is based. */
export const EntryRow = ({ tenantId, path, entry, label, problem, ...input }: EntryRowProps) => {
  const [typed, setTyped] = useState<string>()
  const save = useTenantChange<Entry>(tenantId, `${label} saved`)
  const wrong = typed === undefined ? undefined : problem(typed)
  const isChanged = typed !== undefined && typed !== entry.value
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || wrong !== undefined) return
    const change = { method: "PUT" as const, path: `${path}/${encodeURIComponent(entry.key)}` }
    save.mutate(
      { ...change, body: { value: typed, version: entry.version } },
      { onSuccess: () => setTyped(undefined) }
    )
  }
  return (
    <form onSubmit={submit} noValidate aria-label={label} className="px-6 py-4">
      <Field
        {...input}
        className="max-w-3xl"
        label={label}
        value={typed ?? entry.value}
        onChange={setTyped}
        problem={wrong}
        beside={
          <Button
            type="submit"
            size="small"
            variant="secondary"
            isLoading={save.isPending}
            disabled={!isChanged || wrong !== undefined}
          >
            Save
          </Button>
        }
      />
    </form>
  )
}
