import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { openSecrets, type PaymentSecrets } from "./payment-secrets"

/** A shop's account at the payment gateway. */
export type PaymentAccount = PaymentSecrets & { provider: string; keyId: string }

type Row = { payment_provider: string; payment_key_id: string | null; payment_secrets: string | null }

/** The shop's account, or undefined while none is set up. */
export async function paymentAccountOf(knex: Knex, tenantId: string): Promise<PaymentAccount | undefined> {
  const found = await knex.raw<{ rows: Row[] }>(
    "select payment_provider, payment_key_id, payment_secrets from tenant where id = ?",
    [tenantId]
  )
  const row = found.rows[0]
  if (!row?.payment_key_id || !row.payment_secrets) return undefined
  const { payment_provider: provider, payment_key_id: keyId } = row
  return { provider, keyId, ...openSecrets(tenantId, row.payment_secrets) }
}

/** How long a process may go on with an account it has read. */
const freshMs = 2_000
const cache = new Map<string, { account: Promise<PaymentAccount | undefined>; at: number }>()

/** The same, at most two seconds old: one checkout asks for it several times. */
export function paymentAccount(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string
): Promise<PaymentAccount | undefined> {
  const known = cache.get(tenantId)
  if (known && Date.now() - known.at < freshMs) return known.account
  if (cache.size > 5_000) cache.clear()
  const account = paymentAccountOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), tenantId)
  cache.set(tenantId, { account, at: Date.now() })
  account.catch(() => cache.delete(tenantId))
  return account
}
