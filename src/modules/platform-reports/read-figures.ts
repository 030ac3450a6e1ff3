import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { OverviewQuery } from "../../contract/platform"
import { holdsText, tenantOrders } from "../tenant/find-tenant"

type Container = Pick<MedusaContainer, "resolve">

/** For each name: the total, the number from the last 30 days in India, and the number from the 30 days before. */
type Counted<Name extends string> = Record<Name | `${Name}_latest` | `${Name}_before`, number>

/** The figures of all tenants that aren't archived; revenue is in paise, as decimal text. */
export type TotalsRow = Counted<"tenants" | "users" | "products" | "orders"> &
  Record<"revenue" | "revenue_latest" | "revenue_before", string> & { active_tenants: number }

/** A tenant with its figures; revenue is in paise, as decimal text. */
export interface FiguresRow {
  id: string
  brand_name: string
  domain: string
  slug: string
  is_active: boolean
  created_at: Date
  users: number
  products: number
  orders: number
  revenue: string
}

/** SQL columns: an aggregate over all days, over the last 30 and over the 30 before. */
const columns = (name: string, aggregate: string, type: "int" | "text"): string => `
  coalesce(${aggregate}, 0)::${type} as ${name},
  coalesce(${aggregate} filter (where day > today - 30), 0)::${type} as ${name}_latest,
  coalesce(${aggregate} filter (where day > today - 60 and day <= today - 30), 0)::${type} as ${name}_before`

/** Reads the totals: the counters of the whole platform without those of archived tenants. */
export async function readTotals(container: Container): Promise<TotalsRow> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: TotalsRow[] }>(
    `with figure as (
       select * from platform_figure
       union all
       select f.day, -f.users, -f.products, -f.orders, -f.revenue_paise
       from tenant t join tenant_figure f on f.tenant_id = t.id where t.archived_at is not null),
     figures as (
       select ${columns("users", "sum(users)", "int")}, ${columns("products", "sum(products)", "int")},
         ${columns("orders", "sum(orders)", "int")}, ${columns("revenue", "sum(revenue_paise)", "text")}
       from figure, indian_day(now()) as today),
     tenants as (
       select ${columns("tenants", "count(*)", "int")}, (count(*) filter (where is_active))::int as active_tenants
       from (select indian_day(created_at) as day, is_active from tenant where archived_at is null) t,
         indian_day(now()) as today)
     select * from tenants, figures`
  )
  const [totals] = rows
  if (!totals) throw new Error("Aggregates have one row")
  return totals
}

const highest = (counter: string): string => `coalesce(f.${counter}, 0) desc, created_at desc, id desc`

const orders: Record<OverviewQuery["sort"], string> = {
  oldest: tenantOrders.oldest,
  newest: tenantOrders.newest,
  name: tenantOrders.name,
  users: highest("users"),
  products: highest("products"),
  orders: highest("orders"),
  revenue: highest("revenue"),
}

const sums = `sum(users) as users, sum(products) as products, sum(orders) as orders, sum(revenue_paise) as revenue`

/**
 * A page of the tenants that aren't archived, with their figures, and the number of tenants that the search finds.
 * PostgreSQL sums the counters of all tenants only for an order that compares them.
 */
export async function readTenantFigures(
  container: Container,
  { search, sort, limit, offset }: OverviewQuery
): Promise<{ tenants: FiguresRow[]; found: number }> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const matching = `archived_at is null and (? = '' or ${holdsText})`
  const page = await knex.raw<{ rows: FiguresRow[] }>(
    `with page as materialized (
       select t.*, row_number() over () as place from (
         select id, brand_name, domain, slug, is_active, created_at
         from tenant left join (select tenant_id, ${sums} from tenant_figure group by tenant_id) f on f.tenant_id = id
         where ${matching} order by ${orders[sort]} limit ? offset ?) t)
     select p.id, p.brand_name, p.domain, p.slug, p.is_active, p.created_at, coalesce(f.users, 0)::int as users,
       coalesce(f.products, 0)::int as products, coalesce(f.orders, 0)::int as orders,
       coalesce(f.revenue, 0)::text as revenue
     from page p cross join lateral (select ${sums} from tenant_figure where tenant_id = p.id) f order by p.place`,
    [search, search, limit, offset]
  )
  const { rows } = await knex.raw<{ rows: { found: number }[] }>(
    `select count(*)::int as found from tenant where ${matching}`,
    [search, search]
  )
  return { tenants: page.rows, found: rows[0]?.found ?? 0 }
}
