import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { route } from "../../../http/route"

const health = z.object({
  status: z.enum(["ok", "unavailable"]),
  checks: z.record(z.string(), z.enum(["ok", "failed"])),
})

export const GET = route(
  {
    access: "platform",
    summary: "Whether the server and its database answer",
    answers: { 200: health, 503: health },
  },
  async (ctx) => {
    const knex = ctx.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const database = await knex
      .raw("select 1")
      .timeout(3_000)
      .then(() => "ok" as const)
      .catch(() => "failed" as const)
    return database === "ok"
      ? { status: 200, body: { status: "ok", checks: { database } } }
      : { status: 503, body: { status: "unavailable", checks: { database } } }
  }
)
