import type { Webhook, WebhookEvent } from "../../contract/webhook"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { oldSecretUntil, type SealedSecret } from "./secrets"

interface Row extends Omit<Webhook, "createdAt" | "lastSuccessAt" | "oldSecretUntil"> {
  secrets: SealedSecret[]
  createdAt: Date
  lastSuccessAt: Date | null
}

const columns = `id, url, events, secrets, is_active as "isActive", off_reason as "offReason", version,
  created_at as "createdAt", last_success_at as "lastSuccessAt"`

const view = ({ secrets, createdAt, lastSuccessAt, ...it }: Row): Webhook => ({
  ...it,
  createdAt: createdAt.toISOString(),
  lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
  oldSecretUntil: oldSecretUntil(secrets, new Date()),
})

/** The tenant's outgoing webhooks, oldest first. */
export const listWebhooks = async (tx: TenantTx): Promise<Webhook[]> =>
  (
    await tx.rows<Row>(
      `select ${columns} from webhook_endpoint where tenant_id = ? order by created_at, id`,
      [tx.tenantId]
    )
  ).map(view)

const findRow = async (tx: TenantTx, id: string): Promise<Row> => {
  const sql = `select ${columns} from webhook_endpoint where tenant_id = ? and id = ?`
  const found = await tx.first<Row>(sql, [tx.tenantId, id])
  if (!found) throw notFound("Webhook")
  return found
}

/** @throws ApiError NOT_FOUND, for another tenant's too */
export const getWebhook = async (tx: TenantTx, id: string): Promise<Webhook> => view(await findRow(tx, id))

/** @throws ApiError NOT_FOUND */
export const secretsOf = async (tx: TenantTx, id: string): Promise<SealedSecret[]> =>
  (await findRow(tx, id)).secrets

/** Serializes writes to the tenant's outgoing webhooks until the transaction ends. */
export const holdWebhooks = (tx: TenantTx): Promise<unknown> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended('webhook ' || ?, 0))", [tx.tenantId])

interface NewEndpoint {
  id: string
  url: string
  events: readonly WebhookEvent[]
  secret: SealedSecret
}

export async function insertWebhook(tx: TenantTx, it: NewEndpoint): Promise<void> {
  await tx.run(
    "insert into webhook_endpoint (tenant_id, id, url, events, secrets) values (?, ?, ?, ?, ?::jsonb)",
    [tx.tenantId, it.id, it.url, it.events, JSON.stringify([it.secret])]
  )
  await noteListeners(tx)
}

/** Writes an admin's changes and increments the version. */
export async function updateWebhookRow(
  tx: TenantTx,
  { id, url, events, isActive }: Pick<Webhook, "id" | "url" | "events" | "isActive">
): Promise<void> {
  await tx.run(
    `update webhook_endpoint set url = ?, events = ?, is_active = ?, version = version + 1,
       off_reason = case when ? then null else off_reason end where tenant_id = ? and id = ?`,
    [url, events, isActive, isActive, tx.tenantId, id]
  )
  await noteListeners(tx)
}

export const writeSecrets = (tx: TenantTx, id: string, secrets: readonly SealedSecret[]): Promise<number> =>
  tx.run("update webhook_endpoint set secrets = ?::jsonb where tenant_id = ? and id = ?", [
    JSON.stringify(secrets),
    tx.tenantId,
    id,
  ])

/** Deletes an outgoing webhook with its deliveries. */
export async function deleteWebhookRow(tx: TenantTx, id: string): Promise<void> {
  await tx.run("delete from webhook_due where tenant_id = ? and endpoint_id = ?", [tx.tenantId, id])
  await tx.run("delete from webhook_endpoint where tenant_id = ? and id = ?", [tx.tenantId, id])
  await noteListeners(tx)
}

/** Deletes the outgoing webhooks of an archived tenant; pending deliveries aren't sent. */
export async function deleteAllWebhooks(tx: TenantTx): Promise<void> {
  await tx.run("delete from webhook_change where tenant_id = ?", [tx.tenantId])
  await tx.run("delete from webhook_due where tenant_id = ?", [tx.tenantId])
  await tx.run("delete from webhook_endpoint where tenant_id = ?", [tx.tenantId])
  await noteListeners(tx)
}

/**
 * Updates `webhook_listener`, which the triggers read: whether the tenant listens to an event. Call after each change
 * of its endpoints.
 */
export async function noteListeners(tx: TenantTx): Promise<void> {
  await tx.run("delete from webhook_listener where tenant_id = ?", [tx.tenantId])
  await tx.run(
    `insert into webhook_listener (tenant_id, event)
     select distinct tenant_id, unnest(events) from webhook_endpoint where tenant_id = ? and is_active`,
    [tx.tenantId]
  )
}
