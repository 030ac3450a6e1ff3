import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ListedTenantsQuery, TenantState } from "../../contract/medusa-admin"
import { holdsText, tenantOrders } from "./find-tenant"

/** A tenant with its state and its numbers of products and orders. */
export interface ListedRow {
  id: string
  slug: string
  brand_name: string
  domain: string
  state: TenantState
  closed_reason: string | null
  created_at: Date
  archived_at: Date | null
  products: number
  orders: number
}

const state =
  "case when archived_at is not null then 'archived' when is_active then 'active' else 'suspended' end"

/**
 * A page of all tenants, archived ones too, and the total number of matches. Counts products and orders only for
 * tenants on the page.
 */
export async function listTenantsEvenArchived(
  container: Pick<MedusaContainer, "resolve">,
  { search, state: wanted, sort, limit, offset }: ListedTenantsQuery
): Promise<{ rows: ListedRow[]; total: number }> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const matching = `${holdsText} and (?::text is null or ? = ${state})`
  const values = [search, wanted ?? null, wanted ?? null]
  const found = await knex.raw<{ rows: ListedRow[] }>(
    `with found as materialized (
       select id, slug, brand_name, domain, ${state} as state, closed_reason, created_at, archived_at,
         row_number() over (order by ${tenantOrders[sort]}) as place
       from tenant where ${matching} order by place limit ? offset ?
     )
     select f.id, f.slug, f.brand_name, f.domain, f.state, f.closed_reason, f.created_at, f.archived_at,
       c.products, c.orders
     from found f join tenant_counts(array(select id from found)) c on c.tenant = f.id order by f.place`,
    [...values, limit, offset]
  )
  const { rows } = await knex.raw<{ rows: { total: number }[] }>(
    `select count(*)::int as total from tenant where ${matching}`,
    values
  )
  return { rows: found.rows, total: rows[0]?.total ?? 0 }
}
