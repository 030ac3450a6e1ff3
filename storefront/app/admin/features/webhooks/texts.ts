import { webhookEvents, type WebhookDelivery, type WebhookEvent } from "@contract/webhook"
import type { BadgeTone } from "~/ui/badge"

const eventWords: Record<WebhookEvent, readonly [name: string, hint: string]> = {
  "order.placed": ["Order placed", "Paid, with its invoice"],
  "order.status_changed": ["Order status changed", "Shipped, delivered, cancelled …"],
  "order.refunded": ["Order refunded", "In part or in full"],
  "stock.low": ["Stock low", "A product has fewer than 5 left"],
  "product.changed": ["Product changed", "Added, edited, sold or removed"],
}

export const eventName = (event: WebhookEvent): string => eventWords[event][0]

export const eventChoices = webhookEvents.map((value) => ({
  value,
  name: eventWords[value][0],
  hint: eventWords[value][1],
}))

export const stateWords: Record<WebhookDelivery["state"], readonly [name: string, tone: BadgeTone]> = {
  pending: ["Pending", "yellow"],
  delivered: ["Delivered", "green"],
  failed: ["Failed", "red"],
}

export const texts = {
  url: "Endpoint URL",
  urlPlaceholder: "https://erp.example.in/ratna",
  urlHint: "A public address. Check the signature of each message there.",
  events: "Events",
  active: "Active",
  secretHint: "Use it to check that a message comes from your store. It is shown only once.",
  rotatedHint: "The old secret works for another 24 hours. The new one is shown only once.",
  empty:
    "No webhooks yet. A webhook notifies your other software of orders, refunds, stock and products as they happen.",
  noDeliveries: "Nothing sent yet. Deliveries are listed here for 30 days.",
  noMatch: "No deliveries match.",
} as const
