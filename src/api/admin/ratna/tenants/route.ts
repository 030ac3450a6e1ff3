import { z } from "zod"
import { tenantChoice } from "../../../../contract/medusa-admin"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { tenantsOfStaff } from "../../../../http/staff"
import { choiceOf } from "../../../../modules/tenant/tenant"

export const GET = route(
  { access: "staff", summary: "The shops to choose from", answers: { 200: z.array(tenantChoice) } },
  async ({ actor }, _input, req) => ok((await tenantsOfStaff(req, actor.id ?? "")).map(choiceOf))
)
