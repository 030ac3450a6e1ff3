import { zodResolver } from "@hookform/resolvers/zod"
import { webhookCreateBody, type Webhook } from "@contract/webhook"
import { useEditForm } from "~/lib/use-edit-form"
import { ConflictNote } from "~/ui/conflict-note"
import { Dialog } from "~/ui/dialog"
import { FormShell } from "~/ui/form/form-shell"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { texts } from "./texts"
import { useUpdateWebhook } from "./update-webhook"
import { WebhookFields, type WebhookValues } from "./webhook-fields"

const labels = { url: texts.url, events: texts.events } as const

/** Edits an outgoing webhook's URL and events. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { mutateAsync } = useUpdateWebhook()
  const edit = useEditForm<WebhookValues, Webhook>({
    resolver: zodResolver(webhookCreateBody),
    entity: webhook,
    valuesOf: (it) => ({ url: it?.url ?? "", events: it?.events ?? [] }),
    save: ({ changes, base }) => mutateAsync({ id: webhook.id, version: (base ?? webhook).version, changes }),
    onSaved: () => {
      onClose()
      toast({ title: "Webhook saved" })
    },
    onFailed: showError,
    fallback: "The webhook could not be saved",
  })
  return (
    <Dialog title="Edit the webhook" shape="panel" onClose={onClose}>
      <FormShell
        label="Edit the webhook"
        onSubmit={edit.submit}
        isDirty={edit.isDirty}
        isSaving={edit.isSaving}
        onCancel={onClose}
        wrong={edit.wrong.map((name) => ({ name, label: labels[name as keyof typeof labels] }))}
        onChooseWrong={edit.focus}
        className="p-0! shadow-none!"
      >
        <WebhookFields form={edit.form} />
        {(["url", "events"] as const).map((name) => {
          const conflict = edit.conflictOf(name)
          return conflict && <ConflictNote key={name} label={labels[name]} {...conflict} />
        })}
      </FormShell>
    </Dialog>
  )
}
