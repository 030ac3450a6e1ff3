import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forTenants } from "../../db/for-tenants"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { dropOrderPhones } from "../../medusa/customer/anonymize-customer"
import { accountPurge } from "../../modules/account/purge"
import { dropAddresses } from "../../modules/checkout/anonymize-payer"
import { hasAddressesToDrop, paymentPurge } from "../../modules/checkout/purge"
import { callPurge } from "../../modules/idempotency/calls"
import { mailPurge } from "../../modules/mail/purge"
import { dropPhones, hasPhonesToDrop } from "../../modules/order/anonymize-buyer"
import { compactFigures } from "../../modules/platform-reports/compact-figures"
import { purgePincodes } from "../../modules/postal/pincode-cache"
import { allTenantIds } from "../../modules/tenant/find-tenant"
import { deliveryPurge } from "../../modules/webhook/deliveries"

const purge = {
  statements: [...accountPurge, ...paymentPurge, ...mailPurge, ...callPurge, ...deliveryPurge],
  needsMore: `${hasPhonesToDrop} or ${hasAddressesToDrop}`,
}

/**
 * Compacts counters too. Runs for each tenant, including archived ones. A tenant that fails is logged, and the others are
 * purged.
 */
export async function purgeExpired(container: MedusaContainer): Promise<number> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const note = (id: string, reason: string) =>
    logger.warn(`The expired rows of tenant ${id} could not be deleted: ${reason}`)
  const pincodes = await purgePincodes(container)
  await compactFigures(container)
  const { written, more, failed } = await forTenants(container, await allTenantIds(container), purge)
  for (const [id, reason] of Object.entries(failed)) note(id, reason)
  let gone = pincodes + written
  for (const id of more) {
    gone += await withTenant(container, id, purgeGoneAccounts).catch((error: unknown) => {
      note(id, String(error))
      return 0
    })
  }
  return gone
}

/** Purges what payments and orders of deleted accounts kept until they were finalized and delivered. */
async function purgeGoneAccounts(tx: TenantTx): Promise<number> {
  const delivered = await dropPhones(tx)
  await dropOrderPhones(tx, delivered)
  return delivered.length + (await dropAddresses(tx))
}
