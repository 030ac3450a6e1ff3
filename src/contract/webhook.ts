import { z } from "zod"
import { instant, moneyText, page } from "./common"
import { orderStatus } from "./order"
import { version } from "./version"

/** What a shop tells the programs that listen to it. */
export const webhookEvents = [
  "order.placed",
  "order.status_changed",
  "order.refunded",
  "stock.low",
  "product.changed",
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** So many addresses a shop may tell at a time. */
export const maxWebhooks = 10

/** A delivery tells of at most so many products; a larger change is told in several. */
export const maxProductsTold = 1_000

/** For so many days a delivery can be looked up and sent again. */
export const deliveryDays = 30

/** For so many hours after a rotation the secret before it signs too. */
export const oldSecretHours = 24

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Off: nothing is sent, and what happens meanwhile is not kept for later. */
  isActive: z.boolean(),
  /** Why the shop has switched it off by itself; null while it is on, and when an admin did. */
  offReason: z.string().nullable(),
  createdAt: instant,
  /** When its receiver last took a delivery. */
  lastSuccessAt: instant.nullable(),
  /** Until when the secret before the newest one signs too. */
  oldSecretUntil: instant.nullable(),
  version,
})
export type Webhook = z.infer<typeof webhook>

/** The only answers that hold the secret: `whsec_…`, as Standard Webhooks libraries take it. */
export const newWebhook = webhook.extend({ secret: z.string() })
export type NewWebhook = z.infer<typeof newWebhook>

const url = z
  .string({ error: "Please give the address that is called" })
  .trim()
  .min(1, "Please give the address that is called")
  .max(2_000, "An address has at most 2,000 characters")

const events = z
  .array(z.enum(webhookEvents, { error: `An event is one of ${webhookEvents.join(", ")}` }), {
    error: "Please choose what is told",
  })
  .min(1, "Please choose what is told")
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
  /** The message's `webhook-id`: the same for every attempt and every replay, so that a receiver knows it again. */
  id: z.string(),
  event: z.enum(webhookEvents),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  createdAt: instant,
  lastAttemptAt: instant.nullable(),
  /** Of a pending one; while the shop is closed, it waits longer. */
  nextAttemptAt: instant.nullable(),
  /** What the receiver answered last; null where it gave no answer. */
  status: z.number().int().nullable(),
  /** Why the last attempt has failed. */
  problem: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const deliveriesQuery = z.object({ state: z.enum(deliveryStates).optional(), ...page })
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>

const anOrder = { orderId: z.string(), orderNumber: z.string() }

/** What each event tells, as `data`. It names things by their ids and holds nobody's personal data: ask for the rest. */
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
  /** When it happened. */
  timestamp: string
  data: WebhookData<E>
}
