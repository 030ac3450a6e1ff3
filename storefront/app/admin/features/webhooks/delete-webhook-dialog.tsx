import type { Webhook } from "@contract/webhook"
import { messageOf } from "~/lib/api"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useDeleteWebhook } from "./delete-webhook"

/** Asks for confirmation and deletes an outgoing webhook. */
export function DeleteWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const remove = useDeleteWebhook({
    onSuccess: () => {
      onClose()
      toast({ title: "Webhook deleted" })
    },
    onError: (error) => {
      onClose()
      showError(messageOf(error, "The webhook could not be deleted"))
    },
  })
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      description="No more messages are sent to it. Its deliveries are deleted, and pending ones are not sent."
      name={webhook.url}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(webhook.id)}
      onClose={onClose}
    />
  )
}
