import { env } from "../../config/env"
import type { TenantTx } from "../../db/with-tenant"
import { reseal, type Resealed } from "../../lib/seal"
import { holdWebhooks, writeSecrets } from "./endpoints"
import { type SealedSecret, webhookKeys } from "./secrets"

/** Seals the secrets of the tenant's outgoing webhooks with the first key. A tenant has few of them. */
export async function resealWebhooks(tx: TenantTx): Promise<Resealed> {
  const keys = webhookKeys(env().secretKeys)
  const result: Resealed = { done: 0, unreadable: 0 }
  const renewed = (bound: string, it: SealedSecret): SealedSecret => {
    try {
      const sealed = reseal(keys, bound, it.sealed)
      if (sealed === undefined) return it
      result.done += 1
      return { ...it, sealed }
    } catch {
      result.unreadable += 1
      return it
    }
  }
  await holdWebhooks(tx)
  const rows = await tx.rows<{ id: string; secrets: SealedSecret[] }>(
    "select id, secrets from webhook_endpoint where tenant_id = ?",
    [tx.tenantId]
  )
  for (const { id, secrets } of rows) {
    const fresh = secrets.map((it) => renewed(`${tx.tenantId}/${id}`, it))
    if (fresh.some((it, at) => it !== secrets[at])) await writeSecrets(tx, id, fresh)
  }
  return result
}
