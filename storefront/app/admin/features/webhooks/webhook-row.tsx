import type { Webhook } from "@contract/webhook"
import { messageOf } from "~/lib/api"
import { formatDate, formatMoment } from "~/lib/dates"
import { Badge } from "~/ui/badge"
import { Button } from "~/ui/button"
import { Switch } from "~/ui/switch"
import { showError } from "~/ui/show-error"
import { eventName, texts } from "./texts"
import { useUpdateWebhook } from "./update-webhook"

export type WebhookTask = "deliveries" | "edit" | "rotate" | "delete"

const tasks: readonly (readonly [WebhookTask, string])[] = [
  ["deliveries", "Deliveries"],
  ["edit", "Edit"],
  ["rotate", "New secret"],
  ["delete", "Delete"],
]

const sinceWhen = ({ createdAt, lastSuccessAt }: Webhook): string =>
  `made on ${formatDate(createdAt)} · ${lastSuccessAt ? `last delivered ${formatMoment(lastSuccessAt)}` : "nothing delivered yet"}`

/** An outgoing webhook with its state and actions. */
export function WebhookRow({ webhook, onTask }: { webhook: Webhook; onTask: (task: WebhookTask) => void }) {
  const { id, url, version, isActive, offReason, oldSecretUntil } = webhook
  const update = useUpdateWebhook({
    onError: (error) => showError(messageOf(error, "The webhook could not be updated")),
  })
  return (
    <li className="grid gap-3 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-medium [overflow-wrap:anywhere]">{url}</p>
        <Switch
          label={texts.active}
          aria-label={`${texts.active}: ${url}`}
          checked={isActive}
          disabled={update.isPending}
          onChange={(on) => update.mutate({ id, version, changes: { isActive: on } })}
        />
      </div>
      <p className="flex flex-wrap gap-2">
        {webhook.events.map((it) => (
          <Badge key={it}>{eventName(it)}</Badge>
        ))}
      </p>
      {offReason && <p className="rounded-xl bg-red-50 px-4 py-3 text-sm text-red-900">{offReason}.</p>}
      <p className="text-sm text-stone-600">
        {sinceWhen(webhook)}
        {oldSecretUntil && ` · the old secret works until ${formatMoment(oldSecretUntil)}`}
      </p>
      <div className="-ml-4 flex flex-wrap gap-1">
        {tasks.map(([task, label]) => (
          <Button
            key={task}
            size="small"
            look="quiet"
            aria-label={`${label}: ${url}`}
            onClick={() => onTask(task)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}
