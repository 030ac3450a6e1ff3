import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The day that a row is kept under: its own for 90 days, of which an overview compares the last 60. */
const keptDay = "case when f.day < indian_day(now()) - 90 then '-infinity'::date else f.day end"

const sums = "sum(f.users), sum(f.products), sum(f.orders), sum(f.revenue_paise)"

/**
 * Compacts the counters to one row for each tenant and day, so that reading them stays cheap. The sums don't change at
 * any moment. Skips rows that another process has locked.
 */
export async function compactFigures(container: Pick<MedusaContainer, "resolve">): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`
    with counted as (
      select f.ctid, f.day <> ${keptDay} as is_old, count(*) over (partition by f.tenant_id, ${keptDay}) as rows
      from tenant_figure f),
    due as (
      select ctid from tenant_figure where ctid = any (array(select ctid from counted where is_old or rows > 1))
      for update skip locked),
    gone as (delete from tenant_figure where ctid = any (array(select ctid from due)) returning *)
    insert into tenant_figure select f.tenant_id, ${keptDay}, ${sums} from gone f group by 1, 2`)
  await knex.raw(`
    with counted as (
      select f.ctid, f.day <> ${keptDay} as is_old, count(*) over (partition by ${keptDay}) as rows
      from platform_figure f),
    due as (
      select ctid from platform_figure where ctid = any (array(select ctid from counted where is_old or rows > 1))
      for update skip locked),
    gone as (delete from platform_figure where ctid = any (array(select ctid from due)) returning *)
    insert into platform_figure select ${keptDay}, ${sums} from gone f group by 1`)
}
