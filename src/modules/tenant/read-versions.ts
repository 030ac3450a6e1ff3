import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { versionInBuild } from "../../config/build"
import type { Versions } from "../../contract/rules/stamp"

/** The current versions of the registry and of these tenants, from one snapshot. */
export async function readVersions(knex: Knex, tenantIds: readonly string[]): Promise<Versions> {
  const { rows } = await knex.raw<{ rows: Versions[] }>(
    `select registry_stamp() as registry, coalesce(jsonb_object_agg(id, jsonb_build_object(
       'site', site_version(id)::text, 'catalog', catalog_version(id)::text)), '{}') as tenants
     from unnest(?::text[]) id`,
    [tenantIds as string[]]
  )
  const [found] = rows
  if (!found) throw new Error("No versions")
  return { ...found, registry: versionInBuild(found.registry) }
}
