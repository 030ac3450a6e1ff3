import { assignUserBody, medusaUser, medusaUserParams } from "../../../../../contract/medusa-admin"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { requirePlatform } from "../../../../../http/staff"
import { assignUserWorkflow } from "../../../../../workflows/tenant/medusa-users"

export const PUT = route(
  {
    access: "staff",
    summary: "Say whose things a user of Medusa Admin may look at; for the platform's own people",
    params: medusaUserParams,
    body: assignUserBody,
    answers: { 200: medusaUser },
    refusals: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  },
  async ({ actor, container }, { params: { userId }, body }, req) => {
    await requirePlatform(req, actor.id ?? "")
    const { result } = await assignUserWorkflow(container).run({
      input: { userId, scope: body, by: actor.id },
    })
    return ok(result)
  }
)
