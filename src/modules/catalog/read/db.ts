import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { versionInBuild } from "../../../config/build"
import { transliterateIndic } from "../../../contract/rules/transliterate"
import type { SqlValue } from "../../../db/with-tenant"

export type Container = Pick<MedusaContainer, "resolve">

/** Runs one statement outside any transaction; the statement must filter by tenant itself. */
export async function rowsOf<Row>(
  container: Container,
  sql: string,
  values: readonly SqlValue[]
): Promise<Row[]> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  return (await knex.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[])).rows
}

/** The JSON text that a statement builds; undefined when it returns no row. */
export async function jsonOf(
  container: Container,
  sql: string,
  values: readonly SqlValue[]
): Promise<string | undefined> {
  const [row] = await rowsOf<{ json: string }>(container, sql, values)
  return row?.json
}

/** The tenant's catalog version with its timeline. It changes with every visible change of the catalog. */
export async function catalogVersion(container: Container, tenantId: string): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    container,
    "select data_timeline() || '.' || catalog_version(?) as version",
    [tenantId]
  )
  return versionInBuild(row?.version ?? "")
}

/**
 * Converts a shopper's search to a PostgreSQL tsquery; null when it holds no word. Indic scripts match as they are
 * written, or as their transliteration: `नीलम` also finds what `nilam` finds.
 */
export async function searchQuery(
  container: Container,
  tenantId: string,
  search = ""
): Promise<string | null> {
  if (!search.trim()) return null
  const [row] = await rowsOf<{ query: string | null }>(
    container,
    `select coalesce(written || latin, written, latin)::text as query
     from (select catalog_query(?, ?) as written, catalog_query(?, nullif(?, '')) as latin) it`,
    [tenantId, search, tenantId, latinOf(search)]
  )
  return row?.query ?? null
}

/** The transliteration of a search; empty when it contains no Indic script. */
function latinOf(search: string): string {
  const latin = transliterateIndic(search)
  return latin === search ? "" : latin
}
