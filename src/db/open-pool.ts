import { container } from "@medusajs/framework"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Returns Medusa's connection pool; undefined until Medusa has opened it. For code that runs before the server. */
export const openPool = (): Knex | undefined =>
  container.resolve<Knex | undefined>(ContainerRegistrationKeys.PG_CONNECTION, { allowUnregistered: true })
