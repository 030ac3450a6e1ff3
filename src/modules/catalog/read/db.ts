import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SqlValue } from "../../../db/with-tenant"

export type Container = Pick<MedusaContainer, "resolve">

/** Rows of one statement outside of any transaction; the statement itself must name the tenant. */
export async function rowsOf<Row>(
  container: Container,
  sql: string,
  values: readonly SqlValue[]
): Promise<Row[]> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  return (await knex.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[])).rows
}

/** What a statement makes of its rows as JSON text; undefined when it comes to no row. */
export async function jsonOf(
  container: Container,
  sql: string,
  values: readonly SqlValue[]
): Promise<string | undefined> {
  const [row] = await rowsOf<{ json: string }>(container, sql, values)
  return row?.json
}

/** The tenant's catalogue version: another one after each change of what the catalogue shows. */
export async function catalogVersion(container: Container, tenantId: string): Promise<string> {
  const [row] = await rowsOf<{ version: string | null }>(
    container,
    "select sum(n)::text as version from catalog_change where tenant_id = ?",
    [tenantId]
  )
  return row?.version ?? "0"
}

/** What a shopper's search means to PostgreSQL; null when it holds no word. */
export async function searchQuery(
  container: Container,
  tenantId: string,
  search = ""
): Promise<string | null> {
  if (!search.trim()) return null
  const [row] = await rowsOf<{ query: string | null }>(
    container,
    "select catalog_query(?, ?)::text as query",
    [tenantId, search]
  )
  return row?.query ?? null
}
