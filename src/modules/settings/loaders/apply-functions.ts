import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { applyRepeatableSql } from "../../../db/repeatable-sql"
import { rateFunctions } from "../sql/rate-functions"

/** Brings `tenant_rates` to the defaults and the order of precedence that the registry of settings says. */
export default async function applyFunctions({ container }: LoaderOptions): Promise<void> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  await applyRepeatableSql(knex, { name: "settings", statements: rateFunctions })
}
