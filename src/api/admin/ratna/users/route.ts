import { z } from "zod"
import { medusaUser } from "../../../../contract/medusa-admin"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { requirePlatform } from "../../../../http/staff"
import { listMedusaUsers } from "../../../../workflows/tenant/medusa-users"

export const GET = route(
  {
    access: "staff",
    summary: "Who signs in to Medusa Admin, and whose things each may look at; for the platform's own people",
    answers: { 200: z.array(medusaUser) },
    refusals: ["FORBIDDEN"],
  },
  async ({ actor, container }, _input, req) => {
    await requirePlatform(req, actor.id ?? "")
    return ok(await listMedusaUsers(container))
  }
)
