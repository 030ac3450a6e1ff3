import type { MedusaContainer } from "@medusajs/framework/types"
import { type Webhook, webhookEvents, type WebhookUpdateBody } from "../../contract/webhook"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { dropPending } from "../../modules/webhook/deliveries"
import { getWebhook, holdWebhooks, updateWebhookRow } from "../../modules/webhook/endpoints"
import { editMerged } from "../audit/edit-merged"
import { checkUrl } from "./check-url"
import { editedWebhook } from "./edited-webhook"

export interface UpdateWebhookInput {
  tenantId: string
  actor: Actor
  id: string
  changes: WebhookUpdateBody
  /** The version that the changes are based on, if the caller sends one. */
  version: number | undefined
}

type Edited = ReturnType<typeof editedWebhook>

/**
 * Changes an outgoing webhook's URL, events or active state, and keeps newer changes of its other fields.
 * @throws ApiError NOT_FOUND, also for another tenant's webhook; VALIDATION_FAILED for a private address; STALE
 */
export async function updateWebhook(
  container: MedusaContainer,
  { tenantId, actor, id, changes, version }: UpdateWebhookInput
): Promise<Webhook> {
  const url = changes.url === undefined ? undefined : await checkUrl(changes.url)
  return withTenant(container, tenantId, async (tx) => {
    await holdWebhooks(tx)
    const before = editedWebhook(await getWebhook(tx, id))
    await editMerged<Edited>(tx, actor, "webhook", {
      before,
      changes: { url, events: changes.events?.join(", "), isActive: changes.isActive },
      version,
      write: (edit) => write(tx, { ...before, ...edit }),
      reread: async () => editedWebhook(await getWebhook(tx, id)),
    }).catch((error: unknown) => refuseWithWebhook(tx, id, error))
    return getWebhook(tx, id)
  })
}

/**
 * Adds the webhook, as the API returns it, to a conflict error.
 * @throws always: the given error, or the same error with the webhook
 */
async function refuseWithWebhook(tx: TenantTx, id: string, error: unknown): Promise<never> {
  if (!(error instanceof ApiError) || error.code !== "STALE") throw error
  throw new ApiError("STALE", error.message, { ...error.extra, current: await getWebhook(tx, id) })
}

async function write(tx: TenantTx, it: Edited): Promise<void> {
  const listed = it.events.split(", ")
  const events: Webhook["events"] = webhookEvents.filter((event) => listed.includes(event))
  await updateWebhookRow(tx, { ...it, events })
  if (!it.isActive) await dropPending(tx, it.id, "The webhook was switched off")
}
