import { MedusaError } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { paymentAccountOf } from "../tenant/payment-account"
import type { GatewayCredentials } from "./gateway"

/** @throws MedusaError when the shop has no payment account (any more) */
export async function accountOfTenant(knex: Knex, tenantId: string): Promise<GatewayCredentials> {
  const account = await paymentAccountOf(knex, tenantId)
  if (!account) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This shop has no payment account")
  return account
}
