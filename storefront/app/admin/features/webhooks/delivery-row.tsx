import type { WebhookDelivery } from "@contract/webhook"
import { formatMoment } from "~/lib/dates"
import { Badge } from "~/ui/badge"
import { Button } from "~/ui/button"
import { eventName, stateWords } from "./texts"

const attempts = (count: number): string => (count === 1 ? "1 attempt" : `${String(count)} attempts`)

/** The result in one line. */
function outcome({ state, problem, nextAttemptAt, attempts: count }: WebhookDelivery): string {
  if (state === "delivered") return attempts(count)
  const parts = [problem, attempts(count)]
  if (state === "pending" && count > 0 && nextAttemptAt) parts.push(`next ${formatMoment(nextAttemptAt)}`)
  return parts.filter(Boolean).join(" · ")
}

interface DeliveryRowProps {
  delivery: WebhookDelivery
  /** Absent while the webhook is off. */
  onReplay: (() => void) | undefined
  isReplaying: boolean
}

export function DeliveryRow({ delivery, onReplay, isReplaying }: DeliveryRowProps) {
  const [state, tone] = stateWords[delivery.state]
  const name = `${eventName(delivery.event)}, ${formatMoment(delivery.createdAt)}`
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {eventName(delivery.event)} <Badge tone={tone}>{state}</Badge>
        </p>
        <p className="mt-1 text-sm text-stone-600">{formatMoment(delivery.createdAt)}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-stone-600">{outcome(delivery)}</p>
        <p className="text-xs [overflow-wrap:anywhere] text-stone-600">
          <code>{delivery.id}</code>
        </p>
      </div>
      {onReplay && (
        <Button
          size="small"
          look="outline"
          busy={isReplaying}
          aria-label={`Send again: ${name}`}
          onClick={onReplay}
        >
          Send again
        </Button>
      )}
    </li>
  )
}
