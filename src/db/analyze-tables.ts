import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Container = Pick<MedusaContainer, "resolve">

const connection = (container: Container): Knex =>
  container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Runs ANALYZE on every table after a large change. Autovacuum does so only after about a minute; until then plans are
 * made for the old row counts. It covers all tables because Medusa's own lists join a dozen of them, and get bad plans
 * when only some have been analyzed.
 */
export const analyzeTables = (container: Container): Promise<unknown> => connection(container).raw("analyze")

/** Below this number of products any plan is fast. */
const fewStones = 500
/** Growth factor up to which old plans are still good. Analyzing a full database takes seconds. */
const grownBy = 5

/**
 * Runs ANALYZE when the catalog has grown by `grownBy` since the last one. Otherwise the first large import into an
 * empty database would run to its end with plans for empty tables.
 */
export async function analyzeIfGrown(container: Container): Promise<void> {
  const { rowCount } = await connection(container).raw<{ rowCount: number }>(
    `select from pg_class c join pg_stat_user_tables s on s.relid = c.oid
     where c.oid = 'catalog_entry'::regclass and s.n_mod_since_analyze > greatest(c.reltuples * ?, ?)`,
    [grownBy - 1, fewStones]
  )
  if (rowCount) await analyzeTables(container)
}
