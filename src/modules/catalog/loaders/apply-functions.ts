import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { applyRepeatableSql } from "../../../db/repeatable-sql"
import { anyValue } from "../sql/any-value"
import { buildFunctions } from "../sql/build-functions"
import { catalogTriggers } from "../../../medusa/triggers/catalog-triggers"
import { gstRateFunctions } from "../sql/rate-functions"
import { searchFunctions } from "../sql/search-functions"
import { stoneNameFunctions } from "../sql/stone-name-functions"
import { catalogVersionFunctions } from "../sql/version-functions"

/** Queues every product when the build function has changed; the reindex job rebuilds them within minutes. */
const markAll = "insert into catalog_stale (product_id) select product_id from catalog_entry"

/** Installs the current version of the read model's SQL functions. */
export default async function applyFunctions({ container }: LoaderOptions): Promise<void> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  await applyRepeatableSql(knex, { name: "catalog any_value", statements: anyValue })
  await applyRepeatableSql(knex, { name: "catalog changes", statements: catalogTriggers })
  await applyRepeatableSql(knex, { name: "catalog versions", statements: catalogVersionFunctions })
  await applyRepeatableSql(knex, { name: "catalog stone names", statements: stoneNameFunctions })
  await applyRepeatableSql(knex, { name: "catalog GST rates", statements: gstRateFunctions })
  await applyRepeatableSql(knex, {
    name: "catalog entries",
    statements: [...searchFunctions, ...buildFunctions, markAll],
  })
}
