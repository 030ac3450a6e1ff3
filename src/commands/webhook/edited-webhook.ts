import type { Webhook } from "../../contract/webhook"

/** An outgoing webhook as the history and conflict errors show it: without its secrets and its delivery results. */
export const editedWebhook = ({ id, version, url, events, isActive }: Webhook) => ({
  id,
  version,
  url,
  events: events.join(", "),
  isActive,
})
