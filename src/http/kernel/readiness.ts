import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { LeasedValue } from "../../lib/leased-value"

/** Shorter than the second for which load balancers, and our storefront, wait for the answer. */
const databaseTimeoutMs = 800

let draining = false

/** From now on this process is not ready, and its responses close their connections. */
export const beginDrain = (): void => {
  draining = true
}

export const isDraining = (): boolean => draining

/** Result of the last check. Health requests count against no limit, so they don't reach the database one by one. */
const databaseUp = new LeasedValue<boolean>(1_000)

/** Whether the database responds, or did so within the last second. */
export const isDatabaseUp = (container: Pick<MedusaContainer, "resolve">): Promise<boolean> =>
  databaseUp.get(() =>
    container
      .resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
      .raw("select 1")
      .timeout(databaseTimeoutMs)
      .then(() => true)
      .catch(() => false)
  )

/** Whether a load balancer may send requests to this process. */
export const isReady = async (container: Pick<MedusaContainer, "resolve">): Promise<boolean> =>
  !draining && (await isDatabaseUp(container))
