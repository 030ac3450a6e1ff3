import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../config/env"
import { maxWebhooks, type NewWebhook, type WebhookCreateBody } from "../../contract/webhook"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { newId } from "../../lib/ids"
import { getWebhook, holdWebhooks, insertWebhook, listWebhooks } from "../../modules/webhook/endpoints"
import { newSecret, sealSecret, webhookKeys } from "../../modules/webhook/secrets"
import { recordEdit } from "../audit/record-edit"
import { checkUrl } from "./check-url"
import { editedWebhook } from "./edited-webhook"

export interface CreateWebhookInput {
  tenantId: string
  actor: Actor
  webhook: WebhookCreateBody
}

/**
 * Creates an outgoing webhook. Only this response contains its secret.
 * @throws ApiError VALIDATION_FAILED for a private address; CONFLICT above the maximum number of webhooks
 */
export async function createWebhook(
  container: MedusaContainer,
  { tenantId, actor, webhook }: CreateWebhookInput
): Promise<NewWebhook> {
  const url = await checkUrl(webhook.url)
  const secret = newSecret()
  return withTenant(container, tenantId, async (tx): Promise<NewWebhook> => {
    await holdWebhooks(tx)
    if ((await listWebhooks(tx)).length >= maxWebhooks)
      throw new ApiError(
        "CONFLICT",
        `There can be at most ${String(maxWebhooks)} webhooks. Delete one first.`
      )
    const id = newId("hook")
    await insertWebhook(tx, {
      ...webhook,
      id,
      url,
      secret: sealSecret({ keys: webhookKeys(env().secretKeys), tenantId, endpointId: id }, secret),
    })
    const it = await getWebhook(tx, id)
    await recordEdit(tx, actor, "webhook", null, editedWebhook(it))
    return { ...it, secret }
  })
}
