import { useState, type SubmitEvent } from "react"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { toast } from "~/ui/toast-store"
import { domainTexts as texts } from "./domain-texts"
import { useAddHost } from "./save-host"

/** Adds a domain to the tenant. The list then shows its required DNS records. */
export function AddHostForm({ tenantId }: { tenantId: string }) {
  const [host, setHost] = useState("")
  const add = useAddHost(tenantId)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    add.mutate(host, {
      onSuccess: (added) => {
        setHost("")
        toast({ title: texts.added(added.host) })
      },
    })
  }
  return (
    <form noValidate aria-label={texts.add} onSubmit={send} className="grid gap-3">
      <TextField
        label={texts.field}
        hint={texts.fieldHint}
        error={add.error ? messageOf(add.error, texts.actionFailed) : undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={host}
        onChange={(event) => {
          add.reset()
          setHost(event.target.value)
        }}
      />
      <Button type="submit" busy={add.isPending} className="justify-self-start">
        {texts.add}
      </Button>
    </form>
  )
}
