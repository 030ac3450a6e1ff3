import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Availability } from "../../lib/availability"
import { LeasedValue } from "../../lib/leased-value"
import { hasSharedSecrets } from "./shared-secrets"

/** Shorter than the second for which load balancers, and our storefront, wait for the answer. */
const databaseTimeoutMs = 800

let draining = false

/** From now on this process is not ready, and its responses close their connections. */
export const beginDrain = (): void => {
  draining = true
}

export const isDraining = (): boolean => draining

/** How long a database that answers no check may be only busy, as may this process, in ms. */
const silentMs = 5_000

const database = new Availability(silentMs)

/** Result of the last check. Health requests count against no limit, so they don't reach the database one by one. */
const databaseUp = new LeasedValue<boolean>(1_000)

/** Whether the database responds, or did so a moment ago and is slow to respond. */
export const isDatabaseUp = (container: Pick<MedusaContainer, "resolve">): Promise<boolean> =>
  databaseUp.get(() =>
    container
      .resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
      .raw("select 1")
      .timeout(databaseTimeoutMs)
      .then(
        () => database.after("up"),
        (error: unknown) =>
          database.after(error instanceof Error && error.name === "KnexTimeoutError" ? "silent" : "down")
      )
  )

/** Whether a load balancer may send requests to this process. */
export const isReady = async (container: Pick<MedusaContainer, "resolve">): Promise<boolean> =>
  !draining && (await isDatabaseUp(container)) && (await hasSharedSecrets(container))
