import { useState, type SubmitEvent } from "react"
import type { EntryPass } from "@contract/entry-pass"
import type { TenantView } from "@contract/tenant"
import { messageOf } from "~/lib/api"
import { formatTime } from "~/lib/dates"
import { Button, buttonClass } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { TextField } from "~/ui/field"
import { useEnterTenant } from "./enter-tenant"
import { entryTexts as texts } from "./entry-texts"

/** The single-use address, which opens in a new tab. */
function Ready({ pass, onClose }: { pass: EntryPass; onClose: () => void }) {
  return (
    <>
      <p role="status">{texts.ready(formatTime(pass.expiresAt))}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          {texts.done}
        </Button>
        <a
          href={pass.url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass()}
          onClick={onClose}
          ref={(it) => it?.focus()}
        >
          {texts.go}
          <span className="sr-only">, {texts.goNote}</span>
        </a>
      </div>
    </>
  )
}

/** Asks a superadmin for the reason to enter a tenant, then shows the single-use address. */
export function EnterDialog({ tenant, onClose }: { tenant: TenantView; onClose: () => void }) {
  const [reason, setReason] = useState("")
  const [problem, setProblem] = useState<string>()
  const [pass, setPass] = useState<EntryPass | null>(null)
  const enter = useEnterTenant(tenant.id)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    enter.mutate(reason, {
      onSuccess: setPass,
      onError: (error) => setProblem(messageOf(error, texts.failed)),
    })
  }
  return (
    <Dialog title={texts.title(tenant.brandName)} description={texts.hint} onClose={onClose}>
      {pass ? (
        <Ready pass={pass} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={send} className="grid gap-6">
          <TextField
            data-autofocus
            label={texts.reason}
            hint={texts.reasonHint}
            error={problem}
            autoComplete="off"
            maxLength={300}
            value={reason}
            onChange={(event) => {
              setProblem(undefined)
              setReason(event.target.value)
            }}
          />
          <Button type="submit" busy={enter.isPending} className="justify-self-end">
            {texts.ask}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
