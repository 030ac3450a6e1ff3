import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { dropOrderPhones } from "../../medusa/customer/anonymize-customer"
import { purgeAccountRows } from "../../modules/account/purge"
import { dropAddresses } from "../../modules/checkout/anonymize-payer"
import { purgePaymentRows } from "../../modules/checkout/purge"
import { purgeCalls } from "../../modules/idempotency/calls"
import { purgeFailedMails } from "../../modules/mail/purge"
import { dropPhones } from "../../modules/order/anonymize-buyer"
import { purgePincodes } from "../../modules/postal/pincode-cache"
import { allTenantIds } from "../../modules/tenant/find-tenant"
import { purgeDeliveries } from "../../modules/webhook/deliveries"

/** Runs for each tenant, including archived ones. */
export async function purgeExpired(container: MedusaContainer): Promise<number> {
  let gone = await purgePincodes(container)
  for (const id of await allTenantIds(container)) gone += await withTenant(container, id, purgeTenant)
  return gone
}

const purgeTenant = async (tx: TenantTx): Promise<number> =>
  (await purgeAccountRows(tx)) +
  (await purgePaymentRows(tx)) +
  (await purgeFailedMails(tx)) +
  (await purgeCalls(tx)) +
  (await purgeDeliveries(tx)) +
  (await purgeGoneAccounts(tx))

/** Purges what payments and orders of deleted accounts kept until they were finalized and delivered. */
async function purgeGoneAccounts(tx: TenantTx): Promise<number> {
  const delivered = await dropPhones(tx)
  await dropOrderPhones(tx, delivered)
  return delivered.length + (await dropAddresses(tx))
}
