import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { followLinks } from "../medusa/triggers/catalog-triggers"

/** Lets the catalog see changes in Medusa's link tables, which are made after every module's own migrations. */
export default async function catalogFollowLinks({ container }: ExecArgs): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const sql of followLinks) await knex.raw(sql)
}
