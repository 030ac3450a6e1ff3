import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { installation, noteSwept } from "../../modules/installation/restored"
import { allTenantIds } from "../../modules/tenant/find-tenant"
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
 * Once a day the sweep reaches further back: a bank may confirm a payment days after the attempt, and the product may
 * have been down.
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
 * Sweeps the gateway account of every tenant that takes payments, including archived ones. The first sweep after a
 * restore, and after its confirmation, reaches back as far as the daily one.
 */
export async function sweepPayments(container: MedusaContainer, { now }: SweepInput): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const { mayRefund, isSwept } = await installation(container)
  if (!mayRefund) {
    logger.error(
      "This installation was restored and not confirmed yet: it returns no money. If it replaces the former one, run `npm run cli -- restore:confirm`"
    )
  }
  const period = periodAt(now, !isSwept || now.getUTCHours() === longSweepHourUtc)
  const failed: string[] = []
  // All workers take from the same iterator.
  const ids = (await allTenantIds(container)).values()
  const work = async (): Promise<void> => {
    for (const id of ids) {
      await sweepAccount(container, id, period).catch((error: unknown) => {
        failed.push(id)
        logger.warn(`The payments of tenant ${id} could not be compared with its ledger: ${String(error)}`)
      })
    }
  }
  await Promise.all(Array.from({ length: tenantsAtOnce }, work))
  if (failed.length === 0 && !isSwept) await noteSwept(container)
}
