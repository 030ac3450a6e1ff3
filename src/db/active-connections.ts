import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Returns the number of connections on which PostgreSQL runs a statement for any of the product's processes, without
 * this one.
 */
export async function activeConnections(container: Pick<MedusaContainer, "resolve">): Promise<number> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { number: number }[] }>(
    `select count(*)::int as number from pg_stat_activity
     where datname = current_database() and usename = current_user and state = 'active' and pid <> pg_backend_pid()`
  )
  return rows[0]?.number ?? 0
}
