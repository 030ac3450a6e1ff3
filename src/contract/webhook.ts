import { z } from "zod"
import { lineText } from "./typed-text"
import { instant, moneyText, page } from "./common"
import { orderStatus } from "./order"
import { version } from "./version"

/** Events of outgoing webhooks. */
export const webhookEvents = [
  "order.placed",
  "order.status_changed",
  "order.refunded",
  "stock.low",
  "product.changed",
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Max outgoing webhooks per tenant. */
export const maxWebhooks = 10

/** Max products per delivery; a larger change is split into several. */
export const maxProductsPerEvent = 1_000

/** Days during which a delivery can be viewed and replayed. */
export const deliveryDays = 30

/** Hours after a rotation during which the previous secret also signs. */
export const oldSecretHours = 24

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** When off, nothing is sent, and events in the meantime are not stored for later. */
  isActive: z.boolean(),
  /** Why it was switched off automatically; null while it is on, or when an admin switched it off. */
  offReason: z.string().nullable(),
  createdAt: instant,
  /** Time of the last successful delivery. */
  lastSuccessAt: instant.nullable(),
  /** Until when the previous secret also signs. */
  oldSecretUntil: instant.nullable(),
  version,
})
export type Webhook = z.infer<typeof webhook>

/** The only responses that contain the secret: `whsec_…`, the format of Standard Webhooks libraries. */
export const newWebhook = webhook.extend({ secret: z.string() })
export type NewWebhook = z.infer<typeof newWebhook>

const url = lineText("Please enter the endpoint URL")
  .min(1, "Please enter the endpoint URL")
  .max(2_000, "An address has at most 2,000 characters")

const events = z
  .array(z.enum(webhookEvents, { error: `An event is one of ${webhookEvents.join(", ")}` }), {
    error: "Please choose at least one event",
  })
  .min(1, "Please choose at least one event")
  .transform((it) => webhookEvents.filter((event) => it.includes(event)))

export const webhookCreateBody = z.object({ url, events })
export type WebhookCreateBody = z.output<typeof webhookCreateBody>

export const webhookUpdateBody = z.object({ url, events, isActive: z.boolean() }).partial()
export type WebhookUpdateBody = z.output<typeof webhookUpdateBody>

const id = z.string().min(1).max(100)
export const webhookParams = z.object({ id })
export const deliveryParams = z.object({ id, deliveryId: id })

export const deliveryStates = ["pending", "delivered", "failed"] as const

export const webhookDelivery = z.object({
  /** The message's `webhook-id`. It is the same for every attempt and replay, so that receivers can deduplicate. */
  id: z.string(),
  event: z.enum(webhookEvents),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  createdAt: instant,
  lastAttemptAt: instant.nullable(),
  /** Set for a pending delivery; it is later while the tenant is closed. */
  nextAttemptAt: instant.nullable(),
  /** HTTP status of the receiver's last response; null without a response. */
  status: z.number().int().nullable(),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const deliveriesQuery = z.object({ state: z.enum(deliveryStates).optional(), ...page })
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>

const anOrder = { orderId: z.string(), orderNumber: z.string() }

/** The `data` of each event. It references rows by id and contains no personal data; receivers request the rest. */
export const webhookData = {
  "order.placed": z.object({ ...anOrder, status: z.enum(orderStatus.options), total: moneyText }),
  "order.status_changed": z.object({
    ...anOrder,
    from: z.enum(orderStatus.options),
    to: z.enum(orderStatus.options),
  }),
  "order.refunded": z.object({
    ...anOrder,
    refundId: z.string(),
    amount: moneyText,
    creditNoteNumber: z.string(),
  }),
  "stock.low": z.object({
    products: z.array(z.object({ productId: z.string(), stock: z.number().int() })),
  }),
  "product.changed": z.object({ changed: z.array(z.string()), removed: z.array(z.string()) }),
} as const satisfies Record<WebhookEvent, z.ZodType>
export type WebhookData<E extends WebhookEvent> = z.infer<(typeof webhookData)[E]>

/** The body of a delivery. */
export interface WebhookMessage<E extends WebhookEvent = WebhookEvent> {
  type: E
  /** Time of the event. */
  timestamp: string
  data: WebhookData<E>
}
