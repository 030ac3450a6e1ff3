import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** For each name: the total, the number from the last 30 days in India, and the number from the 30 days before. */
type Counted<Name extends string> = Record<Name | `${Name}_latest` | `${Name}_before`, number>

/** A tenant with its figures; revenue is in paise, as decimal text. */
export type FiguresRow = Counted<"users"> &
  Counted<"products"> &
  Counted<"orders"> &
  Record<"revenue" | "revenue_latest" | "revenue_before", string> & {
    id: string
    brand_name: string
    domain: string
    slug: string
    is_active: boolean
    created_at: Date
    /** Whether the tenant was opened in the last 30 days (`latest`) or in the 30 days before. */
    opened: "latest" | "before" | null
  }

/** The figures of every tenant that isn't archived, oldest first, in one statement. */
export async function readFigures(container: Pick<MedusaContainer, "resolve">): Promise<FiguresRow[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: FiguresRow[] }>(
    `with today as (select (now() at time zone 'Asia/Kolkata')::date as day)
     select t.id, t.brand_name, t.domain, t.slug, t.is_active, t.created_at, f.*,
       case when (t.created_at at time zone 'Asia/Kolkata')::date > today.day - 30 then 'latest'
         when (t.created_at at time zone 'Asia/Kolkata')::date > today.day - 60 then 'before' end as opened
     from platform_figures() f join tenant t on t.id = f.tenant, today order by t.created_at, t.id`
  )
  return rows
}
