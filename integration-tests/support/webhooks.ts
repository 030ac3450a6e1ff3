import type { NewWebhook, Webhook, WebhookDelivery } from "../../src/contract/webhook"
import type { Client } from "./client"
import { rows } from "./database"
import { expectStatus } from "./shopper"
import { unique } from "./unique"
import { waitFor } from "./wait-for"

export const hookCalls = "/api/admin/webhooks"

export const newWebhook = async (by: Client, body: object): Promise<NewWebhook> =>
  expectStatus(await by.post<NewWebhook>(hookCalls, body), 201).body

export const webhookNow = async (by: Client, id: string): Promise<Webhook | undefined> =>
  (await by.get<Webhook[]>(hookCalls)).body.find((it) => it.id === id)

export const deliveriesOf = async (by: Client, id: string): Promise<WebhookDelivery[]> =>
  expectStatus(await by.get<WebhookDelivery[]>(`${hookCalls}/${id}/deliveries`), 200).body

export const replay = (by: Client, hookId: string, id: string) =>
  by.post<WebhookDelivery>(`${hookCalls}/${hookId}/deliveries/${id}/replay`)

/** Inserts an outgoing webhook as a process leaves it that crashed right after its commit. */
export async function leaveMessage(tenantId: string, hookId: string, attempts = 0): Promise<string> {
  const id = unique("msg")
  const body = JSON.stringify({ type: "order.placed", timestamp: new Date().toISOString(), data: {} })
  await rows(
    `insert into webhook_delivery (tenant_id, endpoint_id, id, event, body, attempts)
     values ($1, $2, $3, 'order.placed', $4, $5)`,
    [tenantId, hookId, id, body, attempts]
  )
  await rows("insert into webhook_due (tenant_id, endpoint_id, id, due_at) values ($1, $2, $3, now())", [
    tenantId,
    hookId,
    id,
  ])
  return id
}

const deliveryThat = (by: Client, hookId: string, id: string, fits: (it: WebhookDelivery) => boolean) =>
  waitFor(`What becomes of ${id}`, async () =>
    (await deliveriesOf(by, hookId)).find((it) => it.id === id && fits(it))
  )

/** Waits until the delivery is in this state. */
export const inState = (by: Client, hookId: string, id: string, state: WebhookDelivery["state"]) =>
  deliveryThat(by, hookId, id, (it) => it.state === state)

/** Waits until the delivery was attempted. */
export const tried = (by: Client, hookId: string, id: string) =>
  deliveryThat(by, hookId, id, (it) => it.attempts > 0)
