import { webhookEvents, type WebhookDelivery, type WebhookEvent } from "@contract/webhook"
import type { BadgeTone } from "~/ui/badge"

const eventWords: Record<WebhookEvent, readonly [name: string, hint: string]> = {
  "order.placed": ["Order placed", "Paid, with its invoice"],
  "order.status_changed": ["Order status changed", "Sent, delivered, cancelled …"],
  "order.refunded": ["Order refunded", "Money went back, in part or all"],
  "stock.low": ["Stock low", "Fewer than 5 left of a product"],
  "product.changed": ["Product changed", "Added, edited, sold or removed"],
}

export const eventName = (event: WebhookEvent): string => eventWords[event][0]

export const eventChoices = webhookEvents.map((value) => ({
  value,
  name: eventWords[value][0],
  hint: eventWords[value][1],
}))

export const stateWords: Record<WebhookDelivery["state"], readonly [name: string, tone: BadgeTone]> = {
  pending: ["On its way", "yellow"],
  delivered: ["Delivered", "green"],
  failed: ["Failed", "red"],
}

export const texts = {
  url: "Which address is called?",
  urlPlaceholder: "https://erp.example.in/ratna",
  urlHint: "A public one; the program there checks the signature.",
  events: "Events",
  active: "Switched on",
  secretHint: "The program checks with it that a message is yours. It is shown now, and never again.",
  rotatedHint: "The old secret works for 24 hours more. This one is shown now, and never again.",
  empty:
    "No program listens to this store yet. A webhook tells one at once of orders, refunds, stock and products, so that it needn't ask.",
  noDeliveries: "Nothing was sent yet. What happens in the store from now on is listed here for 30 days.",
  noMatch: "None of them.",
} as const
