import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const databaseTimeoutMs = 3_000

let draining = false

/** From now on this process is not ready, and its responses close their connections. */
export const beginDrain = (): void => {
  draining = true
}

export const isDraining = (): boolean => draining

/** Whether the database responds. */
export const isDatabaseUp = (container: Pick<MedusaContainer, "resolve">): Promise<boolean> =>
  container
    .resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    .raw("select 1")
    .timeout(databaseTimeoutMs)
    .then(() => true)
    .catch(() => false)

/** Whether a load balancer may send requests to this process. */
export const isReady = async (container: Pick<MedusaContainer, "resolve">): Promise<boolean> =>
  !draining && (await isDatabaseUp(container))
