import type { NewWebhook, Webhook } from "@contract/webhook"
import { messageOf } from "~/lib/api"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { showError } from "~/ui/show-error"
import { useRotateWebhook } from "./rotate-webhook"

interface RotateWebhookDialogProps {
  webhook: Webhook
  /** Receives the only response that contains the new secret. */
  onRotated: (rotated: NewWebhook) => void
  onClose: () => void
}

/** Asks for confirmation and gives an outgoing webhook a new secret. */
export function RotateWebhookDialog({ webhook, onRotated, onClose }: RotateWebhookDialogProps) {
  const rotate = useRotateWebhook({
    onSuccess: (rotated) => {
      onClose()
      onRotated(rotated)
    },
    onError: (error) => {
      onClose()
      showError(messageOf(error, "The secret could not be changed"))
    },
  })
  return (
    <ConfirmDialog
      title="Create a new secret?"
      description="For 24 hours, messages are signed with both the old and the new secret. Update your software in that time."
      name={webhook.url}
      confirmLabel="New secret"
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate(webhook.id)}
      onClose={onClose}
    />
  )
}
