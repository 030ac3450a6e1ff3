import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { SecretDialog } from "~/ui/secret-dialog"
import { Loading } from "~/ui/spinner"
import { DeleteWebhookDialog } from "./delete-webhook-dialog"
import { DeliveriesPanel } from "./deliveries-panel"
import { EditWebhookDialog } from "./edit-webhook-dialog"
import { webhooksQuery } from "./get-webhooks"
import { RotateWebhookDialog } from "./rotate-webhook-dialog"
import { texts } from "./texts"
import { WebhookForm } from "./webhook-form"
import { WebhookRow, type WebhookTask } from "./webhook-row"

interface Shown {
  title: string
  description: string
  secret: string
}

/** Lists, creates and manages the tenant's outgoing webhooks. */
export function WebhookManager() {
  const { data: webhooks, isError, refetch } = useQuery(webhooksQuery())
  const [shown, setShown] = useState<Shown | null>(null)
  const [doing, setDoing] = useState<{ task: WebhookTask; id: string } | null>(null)
  if (!webhooks) {
    return isError ? (
      <EmptyState icon="alert" title="The webhooks could not be loaded. Nothing has changed.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </EmptyState>
    ) : (
      <Loading label="Loading webhooks" />
    )
  }
  const webhook = webhooks.find((it) => it.id === doing?.id)
  const close = () => setDoing(null)
  const show = (title: string, description: string) => (made: { secret: string }) =>
    setShown({ title, description, secret: made.secret })
  return (
    <div className="grid grid-cols-1 gap-6">
      <WebhookForm onMade={show("The webhook's secret", texts.secretHint)} />
      {webhooks.length > 0 ? (
        <ul className="divide-y divide-stone-200 rounded-2xl bg-white shadow-soft">
          {webhooks.map((it) => (
            <WebhookRow key={it.id} webhook={it} onTask={(task) => setDoing({ task, id: it.id })} />
          ))}
        </ul>
      ) : (
        <p className="px-1 text-stone-600">{texts.empty}</p>
      )}
      {webhook && doing?.task === "deliveries" && <DeliveriesPanel webhook={webhook} onClose={close} />}
      {webhook && doing?.task === "edit" && <EditWebhookDialog webhook={webhook} onClose={close} />}
      {webhook && doing?.task === "delete" && <DeleteWebhookDialog webhook={webhook} onClose={close} />}
      {webhook && doing?.task === "rotate" && (
        <RotateWebhookDialog
          webhook={webhook}
          onRotated={show("The new secret", texts.rotatedHint)}
          onClose={close}
        />
      )}
      {shown && <SecretDialog {...shown} onClose={() => setShown(null)} />}
    </div>
  )
}
