import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Compacts each tenant's rows of catalog version steps to one, so that reading the version stays cheap. The sum doesn't
 * change at any moment. Skips rows that another process has locked.
 */
export async function sumVersions(container: Pick<MedusaContainer, "resolve">): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`
    with many as (select tenant_id from catalog_change group by tenant_id having count(*) > 20),
    steps as (
      select c.ctid from catalog_change c join many using (tenant_id) for update of c skip locked),
    gone as (
      delete from catalog_change where ctid = any (array(select ctid from steps)) returning tenant_id, n)
    insert into catalog_change (tenant_id, n) select tenant_id, sum(n) from gone group by tenant_id`)
}
