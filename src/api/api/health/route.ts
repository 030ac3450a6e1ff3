import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/platform"

export const GET = route(endpoints.getHealth, async (ctx) => {
  const knex = ctx.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const database = await knex
    .raw("select 1")
    .timeout(3_000)
    .then(() => "ok" as const)
    .catch(() => "failed" as const)
  return database === "ok"
    ? { status: 200, body: { status: "ok", checks: { database } } }
    : { status: 503, body: { status: "unavailable", checks: { database } } }
})
