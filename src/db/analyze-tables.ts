import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Container = Pick<MedusaContainer, "resolve">

const connection = (container: Container): Knex =>
  container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Lets PostgreSQL count every table after a large change; by itself it looks after a minute or so, and until then it
 * plans for what was there before. All of them, since Medusa's own lists join a dozen, and are planned by the wrong ones
 * when only some were counted.
 */
export const analyzeTables = (container: Container): Promise<unknown> => connection(container).raw("analyze")

/** Fewer stones than these are quick by any plan. */
const fewStones = 500
/** Plans for so many times fewer rows are still the right ones; counting a full database takes seconds. */
const grownBy = 5

/**
 * Counts the tables anew when the catalogue has grown manifold since they were: the first large file that meets an empty
 * database would be written, to its end, by plans for empty tables.
 */
export async function analyzeIfGrown(container: Container): Promise<void> {
  const { rowCount } = await connection(container).raw<{ rowCount: number }>(
    `select from pg_class c join pg_stat_user_tables s on s.relid = c.oid
     where c.oid = 'catalog_entry'::regclass and s.n_mod_since_analyze > greatest(c.reltuples * ?, ?)`,
    [grownBy - 1, fewStones]
  )
  if (rowCount) await analyzeTables(container)
}
