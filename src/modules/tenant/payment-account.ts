import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { openSecrets, type PaymentSecrets } from "./payment-secrets"

/** A shop's account at the payment gateway. Read afresh each time: a key changed in the settings counts at once. */
export type PaymentAccount = PaymentSecrets & { keyId: string }

type Row = { razorpay_key_id: string | null; payment_secrets: string | null }

/** The shop's account, or undefined while none is set up. */
export async function paymentAccountOf(knex: Knex, tenantId: string): Promise<PaymentAccount | undefined> {
  const found = await knex.raw<{ rows: Row[] }>(
    "select razorpay_key_id, payment_secrets from tenant where id = ?",
    [tenantId]
  )
  const row = found.rows[0]
  if (!row?.razorpay_key_id || !row.payment_secrets) return undefined
  return { keyId: row.razorpay_key_id, ...openSecrets(tenantId, row.payment_secrets) }
}

export const paymentAccount = (
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string
): Promise<PaymentAccount | undefined> =>
  paymentAccountOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), tenantId)
