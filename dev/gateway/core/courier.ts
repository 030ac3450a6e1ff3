import { setTimeout as wait } from "node:timers/promises"
import type { WebhookTarget } from "./entities"
import type { GatewayEvent } from "./events"
import { webhookSignature } from "./signature"

export interface CourierOptions {
  /** Delays before the second, third … attempt, in milliseconds. */
  retryDelaysMs?: readonly number[]
  /** Response timeout of a receiver, in milliseconds. */
  timeoutMs?: number
}
interface Delivery {
  event_id: string
  event: string
  payment_id: string
  url: string
  attempt: number
  /** The receiver's response; null when there was none. */
  status: number | null
}
export interface Courier {
  send: (events: GatewayEvent[], targets: WebhookTarget[]) => void
  /** The last thousand attempts, oldest first. */
  deliveries: () => readonly Delivery[]
  close: () => void
}

const growing = [1_000, 3_000, 10_000, 30_000, 60_000] as const

/** Delivers at least once: every result except a 2xx within the timeout is retried, a limited number of times. */
export function createCourier({ retryDelaysMs = growing, timeoutMs = 5_000 }: CourierOptions): Courier {
  const stop = new AbortController()
  const log: Delivery[] = []

  const attempt = async (event: GatewayEvent, target: WebhookTarget, number: number): Promise<boolean> => {
    const status = await post(event, target, AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]))
    if (stop.signal.aborted) return true
    log.push({
      event_id: event.id,
      event: event.name,
      payment_id: event.paymentId,
      url: target.url,
      attempt: number,
      status,
    })
    if (log.length > 1000) log.shift()
    return status !== null && status >= 200 && status < 300
  }
  const retry = async (event: GatewayEvent, target: WebhookTarget): Promise<void> => {
    for (const [index, pause] of retryDelaysMs.entries()) {
      try {
        await wait(pause, undefined, { signal: stop.signal })
      } catch {
        return
      }
      if (await attempt(event, target, index + 2)) return
    }
  }
  const sendInOrder = async (events: GatewayEvent[], target: WebhookTarget): Promise<void> => {
    for (const event of events) {
      if (!(await attempt(event, target, 1))) void retry(event, target)
    }
  }
  return {
    send: (events, targets) => {
      for (const target of targets) void sendInOrder(events, target)
    },
    deliveries: () => log,
    close: () => {
      stop.abort()
    },
  }
}

async function post(event: GatewayEvent, target: WebhookTarget, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(target.url, {
      method: "POST",
      body: event.rawBody,
      redirect: "manual",
      signal,
      headers: {
        "content-type": "application/json",
        "user-agent": "Razorpay-Webhook/v1",
        "x-razorpay-event-id": event.id,
        "x-razorpay-signature": webhookSignature(event.rawBody, target.secret),
      },
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
