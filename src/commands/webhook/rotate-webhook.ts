import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../config/env"
import type { NewWebhook } from "../../contract/webhook"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { recordChange } from "../../modules/history/record-change"
import { getWebhook, holdWebhooks, secretsOf, writeSecrets } from "../../modules/webhook/endpoints"
import { newSecret, rotated, sealSecret, webhookKeys } from "../../modules/webhook/secrets"

export interface RotateWebhookInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Gives an outgoing webhook a new secret, which only this response contains. The previous secret also signs for a day.
 * @throws ApiError NOT_FOUND, also for another tenant's webhook
 */
export async function rotateWebhook(
  container: MedusaContainer,
  { tenantId, actor, id }: RotateWebhookInput
): Promise<NewWebhook> {
  const secret = newSecret()
  return withTenant(container, tenantId, async (tx): Promise<NewWebhook> => {
    await holdWebhooks(tx)
    const before = await secretsOf(tx, id)
    const next = sealSecret({ keys: webhookKeys(env().secretKeys), tenantId, endpointId: id }, secret)
    await writeSecrets(tx, id, rotated(before, next, new Date()))
    await recordChange(tx, actor, {
      ...{ entity: "webhook", entityId: id, act: "changed", version: null },
      changes: [{ field: "secret", from: null, to: "rotated" }],
    })
    return { ...(await getWebhook(tx, id)), secret }
  })
}
