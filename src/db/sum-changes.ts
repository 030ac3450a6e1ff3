import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Compacts each tenant's rows of version steps to one, so that reading the version stays cheap. The sum doesn't change
 * at any moment. Skips rows that another process has locked.
 */
export async function sumChanges(
  container: Pick<MedusaContainer, "resolve">,
  table: "catalog_change" | "site_change"
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`
    with many as (select tenant_id from ${table} group by tenant_id having count(*) > 20),
    steps as (
      select c.ctid from ${table} c join many using (tenant_id) for update of c skip locked),
    gone as (
      delete from ${table} where ctid = any (array(select ctid from steps)) returning tenant_id, n)
    insert into ${table} (tenant_id, n) select tenant_id, sum(n) from gone group by tenant_id`)
}
