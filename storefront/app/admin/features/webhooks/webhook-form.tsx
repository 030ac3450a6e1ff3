import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { webhookCreateBody, type NewWebhook } from "@contract/webhook"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { useCreateWebhook } from "./create-webhook"
import { WebhookFields, type WebhookValues } from "./webhook-fields"

/**
 * Form that creates an outgoing webhook.
 * @param onMade receives the only response that contains its secret
 */
export function WebhookForm({ onMade }: { onMade: (made: NewWebhook) => void }) {
  const form = useForm<WebhookValues>({
    resolver: zodResolver(webhookCreateBody),
    defaultValues: { url: "", events: [] },
  })
  const create = useCreateWebhook()
  const send = form.handleSubmit((body) =>
    create.mutate(body, {
      onSuccess: (made) => {
        form.reset()
        onMade(made)
      },
      onError: (error) =>
        form.setError(
          "url",
          { message: messageOf(error, "The webhook could not be created") },
          { shouldFocus: true }
        ),
    })
  )
  return (
    <form
      noValidate
      aria-label="Create a webhook"
      onSubmit={(event) => void send(event)}
      className="grid gap-5 rounded-2xl bg-white p-5 shadow-soft sm:p-6"
    >
      <WebhookFields form={form} />
      <Button type="submit" busy={create.isPending} className="justify-self-start">
        Create webhook
      </Button>
    </form>
  )
}
