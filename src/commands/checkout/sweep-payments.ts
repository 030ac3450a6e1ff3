import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { tenantsWithCheckout } from "../../modules/checkout/recent-checkouts"
import { installation, noteSwept } from "../../modules/installation/restored"
import { allTenantIds } from "../../modules/tenant/find-tenant"
import { BadCredentials } from "../../payments/errors"
import { type Period, sweepAccount } from "./sweep-account"

interface SweepInput {
  now: Date
}

const minute = 60_000
const hour = 60 * minute

/** A younger payment may belong to a session that is still being written. */
const inFlightMs = 10 * minute
const everyHourMs = 26 * hour
/**
 * Once a day the sweep compares all tenants and reaches further back: a bank may confirm a payment days after the
 * attempt, and the product may have been down.
 */
const onceADayMs = 8 * 24 * hour
/** At night in India. */
const longSweepHourUtc = 21

/** Number of tenants' gateways read concurrently. One that doesn't respond delays the others only for a while. */
const tenantsAtOnce = 4

const periodAt = (now: Date, isLong: boolean): Period => ({
  from: new Date(now.getTime() - (isLong ? onceADayMs : everyHourMs)),
  until: new Date(now.getTime() - inFlightMs),
})

/**
 * Compares the payments of tenants with a checkout in the last 26 hours; once a day, after a restore and after its
 * confirmation, of all tenants, archived ones too. Tenants without a payment account are skipped.
 */
export async function sweepPayments(container: MedusaContainer, { now }: SweepInput): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const { mayRefund, isSwept } = await installation(container)
  if (!mayRefund) {
    logger.error(
      "This installation was restored and not confirmed yet: it returns no money. If it replaces the former one, run `npm run cli -- restore:confirm`"
    )
  }
  const isLong = !isSwept || now.getUTCHours() === longSweepHourUtc
  const period = periodAt(now, isLong)
  const tenants = isLong ? await allTenantIds(container) : await tenantsWithCheckout(container, period.from)
  const unreached: string[] = []
  // All workers take from the same iterator.
  const ids = tenants.values()
  const work = async (): Promise<void> => {
    for (const id of ids) {
      await sweepAccount(container, id, period).catch((error: unknown) => {
        // Only the tenant can correct its keys. Until then, nothing can be found out.
        if (!(error instanceof BadCredentials)) unreached.push(id)
        logger.warn(`The payments of tenant ${id} could not be compared with its ledger: ${String(error)}`)
      })
    }
  }
  await Promise.all(Array.from({ length: tenantsAtOnce }, work))
  if (unreached.length === 0 && !isSwept) await noteSwept(container)
}
