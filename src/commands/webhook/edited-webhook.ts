import type { Webhook } from "../../contract/webhook"

/** A webhook as the history tells it and two writers see it: never its secrets, nor what became of its deliveries. */
export const editedWebhook = ({ id, version, url, events, isActive }: Webhook) => ({
  id,
  version,
  url,
  events: events.join(", "),
  isActive,
})
