import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ByteCache } from "../../lib/byte-cache"
import { openSecrets, type PaymentSecrets } from "./payment-secrets"
import { registryVersion } from "./registry-version"

/** A tenant's payment gateway account. */
export type PaymentAccount = PaymentSecrets & { provider: string; keyId: string }

interface Row {
  payment_provider: string
  payment_key_id: string | null
  payment_secrets: string | null
}

/** The tenant's account; undefined while none is set up. */
export async function paymentAccountOf(knex: Knex, tenantId: string): Promise<PaymentAccount | undefined> {
  const found = await knex.raw<{ rows: Row[] }>(
    "select payment_provider, payment_key_id, payment_secrets from tenant where id = ?",
    [tenantId]
  )
  const row = found.rows[0]
  if (!row?.payment_key_id || !row.payment_secrets) return undefined
  const { payment_provider: provider, payment_key_id: keyId } = row
  const secrets = openSecrets(tenantId, row.payment_secrets)
  return secrets.keySecret ? { provider, keyId, ...secrets } : undefined
}

/** Cached accounts, each valid until the registry version changes. */
const recent = new ByteCache<PaymentAccount | undefined>({
  maxBytes: 1024 * 1024,
  bytesOf: () => 500,
})

/** Like `paymentAccountOf`, from a cache: one checkout reads it several times. */
export const paymentAccount = async (
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string
): Promise<PaymentAccount | undefined> =>
  recent.get(tenantId, await registryVersion(container), () =>
    paymentAccountOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), tenantId)
  )

/** Clears the cache of this process after it has changed an account. */
export const clearPaymentAccountCache = (): void => recent.clear()
