import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { guardPool } from "../../../db/guard-pool"

/** Guards the connection pool before the first request uses it. */
export default function guardConnections({ container }: LoaderOptions): Promise<void> {
  guardPool(container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION))
  return Promise.resolve()
}
