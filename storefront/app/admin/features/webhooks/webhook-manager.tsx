import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import { ListPage } from "~/admin/list/list-page"
import { SecretDialog } from "~/ui/secret-dialog"
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
  const webhooks = useQuery(webhooksQuery())
  const [shown, setShown] = useState<Shown | null>(null)
  const [doing, setDoing] = useState<{ task: WebhookTask; id: string } | null>(null)
  const webhook = webhooks.data?.find((it) => it.id === doing?.id)
  const close = () => setDoing(null)
  const show = (title: string, description: string) => (made: { secret: string }) =>
    setShown({ title, description, secret: made.secret })
  return (
    <ListPage
      query={webhooks}
      loading="Loading webhooks"
      loadFailed="The webhooks could not be loaded. Nothing has changed."
      above={<WebhookForm onMade={show("The webhook's secret", texts.secretHint)} />}
      empty={<p className="px-1 text-stone-600">{texts.empty}</p>}
      look="plate"
      row={(it) => <WebhookRow webhook={it} onTask={(task) => setDoing({ task, id: it.id })} />}
    >
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
    </ListPage>
  )
}
