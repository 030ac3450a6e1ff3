import type { SitemapQuery } from "../../../contract/sitemap"
import { type Container, jsonOf } from "./db"
import type { JsonList } from "./list-products"
import { matchOf } from "./match"

/** The slugs of all listed products in alphabetical order, paged, as JSON text. */
export async function listSlugs(
  container: Container,
  tenantId: string,
  version: string,
  { limit, offset }: SitemapQuery
): Promise<JsonList> {
  const { total } = await matchOf(container, tenantId, version, {})
  if (offset >= total) return { json: "[]", total }
  const json = await jsonOf(
    container,
    `select coalesce(json_agg(slug order by slug), '[]')::text as json from (
       select slug from catalog_entry where tenant_id = ? and is_listed order by slug limit ? offset ?) page`,
    [tenantId, limit, offset]
  )
  return { json: json ?? "[]", total }
}
