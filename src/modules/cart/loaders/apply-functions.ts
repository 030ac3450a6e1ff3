import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { applyRepeatableSql } from "../../../db/repeatable-sql"
import { cartFunctions } from "../sql/cart-functions"

export default async function applyFunctions({ container }: LoaderOptions): Promise<void> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  await applyRepeatableSql(knex, { name: "cart", statements: cartFunctions })
}
