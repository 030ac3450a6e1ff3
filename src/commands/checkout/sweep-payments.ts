import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { allTenantIds } from "../../modules/tenant/find-tenant"
import { type Period, sweepAccount } from "./sweep-account"

interface SweepInput {
  now: Date
}

const minute = 60_000
const hour = 60 * minute

/** A younger payment may be of a session that is still being written. */
const inFlightMs = 10 * minute
const everyHourMs = 26 * hour
/** Once a day further back: a bank may confirm a payment days after it was tried, and the product may have been down. */
const onceADayMs = 8 * 24 * hour
/** At night in India. */
const longSweepHourUtc = 21

/** How many tenants' gateways are read at once; one that doesn't respond keeps the others waiting only for a while. */
const tenantsAtOnce = 4

const periodAt = (now: Date): Period => ({
  from: new Date(now.getTime() - (now.getUTCHours() === longSweepHourUtc ? onceADayMs : everyHourMs)),
  until: new Date(now.getTime() - inFlightMs),
})

/** Sweeps the account of every tenant that takes payments, archived ones too. */
export async function sweepPayments(container: MedusaContainer, { now }: SweepInput): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const period = periodAt(now)
  // All workers take from the same iterator.
  const ids = (await allTenantIds(container)).values()
  const work = async (): Promise<void> => {
    for (const id of ids) {
      await sweepAccount(container, id, period).catch((error: unknown) => {
        logger.warn(`The payments of tenant ${id} could not be compared with its ledger: ${String(error)}`)
      })
    }
  }
  await Promise.all(Array.from({ length: tenantsAtOnce }, work))
}
