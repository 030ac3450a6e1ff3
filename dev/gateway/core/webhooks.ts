import type { PaymentRecord, RefundEntity, WebhookTarget } from "./entities"
import { makeEvent, type EventName, type GatewayEvent } from "./events"
import { createCourier, type Courier, type CourierOptions } from "./courier"
import type { Store } from "./store"

export interface Publisher {
  publish: (payment: PaymentRecord, events: EventName[], refund?: RefundEntity) => void
  deliveries: Courier["deliveries"]
  close: () => void
}
export interface PublisherOptions extends CourierOptions {
  /** Delay of "late" webhooks, in milliseconds. */
  lateMs?: number
  /** Time for which "reordered" delays an authorization so that a capture precedes it, in milliseconds. */
  holdMs?: number
}

/** Sends each event to the account's webhooks with the timing that was set for the payment. */
export function createPublisher(store: Store, options: PublisherOptions = {}): Publisher {
  const { lateMs = 20_000, holdMs = 3_000 } = options
  const courier = createCourier(options)
  const timers = new Set<NodeJS.Timeout>()
  /** Authorizations of "reordered" payments with manual capture: sent, or still delayed. */
  const authorizations = new Map<string, { send: () => void; timer: NodeJS.Timeout }>()

  const after = (ms: number, action: () => void): NodeJS.Timeout => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      action()
    }, ms)
    timers.add(timer)
    return timer
  }
  const cancel = (timer: NodeJS.Timeout): void => {
    clearTimeout(timer)
    timers.delete(timer)
  }

  const reorder = (
    payment: PaymentRecord,
    events: GatewayEvent[],
    send: (them: GatewayEvent[]) => void
  ): void => {
    const { id } = payment.entity
    if (events.length === 1 && events[0]?.name === "payment.authorized") {
      const deliver = (): void => {
        send(events)
      }
      authorizations.set(id, { send: deliver, timer: after(holdMs, deliver) })
      return
    }
    send([...events].reverse())
    // The capture has overtaken the authorization. If the authorization was already sent, it is sent a second time, late.
    const overtaken = authorizations.get(id)
    if (!overtaken) return
    authorizations.delete(id)
    cancel(overtaken.timer)
    overtaken.send()
  }

  return {
    publish: (payment, names, refund) => {
      const order = store.orders.get(payment.entity.order_id)
      const targets = targetsOf(store, payment.keyId)
      if (!order || payment.webhook === "never" || targets.length === 0) return
      const events = names.map((name) =>
        makeEvent(name, {
          keyId: payment.keyId,
          payment: payment.entity,
          order: order.entity,
          ...(refund && { refund }),
        })
      )
      // The targets are copied now: a later change of the secret doesn't affect events in delivery.
      const send = (them: GatewayEvent[]): void => {
        courier.send(them, targets)
      }
      const isAttempt = names.some((name) => name === "payment.authorized" || name === "payment.failed")
      if (payment.webhook === "late" && isAttempt)
        after(lateMs, () => {
          send(events)
        })
      else if (payment.webhook === "reordered") reorder(payment, events, send)
      else if (payment.webhook === "twice") {
        send(events)
        send(events)
      } else send(events)
    },
    deliveries: courier.deliveries,
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      courier.close()
    },
  }
}

const targetsOf = (store: Store, keyId: string): WebhookTarget[] =>
  [...store.webhooks.values()].filter((it) => it.keyId === keyId)
