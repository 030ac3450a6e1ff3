import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { env } from "../../config/env"
import { resealRows } from "../../db/reseal-rows"
import { foreignSecretsHere } from "../../db/shared-secrets"
import { withTenant } from "../../db/with-tenant"
import type { Resealed } from "../../lib/seal"
import { resealSecondFactors } from "../../medusa/login/second-factors"
import { alarmSubjects } from "../../modules/alarm/hashed-columns"
import { forgetSweeps } from "../../modules/alarm/report-claims"
import { openPaymentHashes, sealedLedgerPans } from "../../modules/checkout/sealed-columns"
import { sealedMails } from "../../modules/mail/sealed-column"
import { sealedOrderPans } from "../../modules/order/sealed-column"
import { passportSignatures } from "../../modules/passport/signed-column"
import { allTenantIds } from "../../modules/tenant/find-tenant"
import { sealedPaymentSecrets } from "../../modules/tenant/sealed-column"
import { resealWebhooks } from "../../modules/webhook/reseal-webhooks"

/** What was sealed anew, by its name for people. */
export type ResealedByName = Record<string, Resealed>

/**
 * Seals with the first platform key what the second one has sealed, or what was sealed before values named their key.
 * Runs beside working stores, and can be repeated after an interruption.
 * @throws Error when the servers don't accept the first key
 */
export async function resealSecrets(container: MedusaContainer): Promise<ResealedByName> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const foreign = await foreignSecretsHere(knex, { ...env(), RATNA_SECRET_KEY_SECOND: undefined })
  if (foreign.includes("RATNA_SECRET_KEY"))
    throw new Error(
      "The installation doesn't accept this RATNA_SECRET_KEY: run RATNA_ROLE=migrate with both keys first, see docs/secrets.md"
    )
  const all: ResealedByName = {}
  const add = (name: string, { done, unreadable }: Resealed): void => {
    const sum = (all[name] ??= { done: 0, unreadable: 0 })
    sum.done += done
    sum.unreadable += unreadable
  }
  for (const id of await allTenantIds(container)) {
    add("payment secrets", await resealRows(container, id, sealedPaymentSecrets))
    add("webhook secrets", await withTenant(container, id, resealWebhooks))
    add("queued mails", await resealRows(container, id, sealedMails))
    add("open payments", await resealRows(container, id, openPaymentHashes))
    add("PANs", await resealRows(container, id, sealedLedgerPans))
    add("PANs", await resealRows(container, id, sealedOrderPans))
    add("passports", await resealRows(container, id, passportSignatures))
    add("alarms", await resealRows(container, id, alarmSubjects))
  }
  // Claims are compared by keyed hashes. The next sweep makes all of them with the first key.
  await forgetSweeps(container)
  add("second factors of staff", await resealSecondFactors(knex, env().secretKeys))
  return all
}
