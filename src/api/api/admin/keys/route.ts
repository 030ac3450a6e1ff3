import { z } from "zod"
import { apiKey, keyCreateBody, newApiKey } from "../../../../contract/key"
import { inTenant } from "../../../../http/context"
import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listKeys } from "../../../../modules/key/keys"
import { createKeyWorkflow } from "../../../../workflows/key/create-key"

export const GET = route(
  { access: "admin", summary: "The shop's keys for integrators", answers: { 200: z.array(apiKey) } },
  async (ctx) => ok(await inTenant(ctx, listKeys))
)

export const POST = route(
  {
    access: "admin",
    summary: "Make a key for an integrator; it is shown in this answer only",
    body: keyCreateBody,
    answers: { 201: newApiKey },
    refusals: ["CONFLICT"],
    limits: [{ name: "key", per: "account", maxPerHour: 60 }],
    answersSecret: true,
  },
  async ({ container, tenant, actor }, { body }) => {
    const { result } = await createKeyWorkflow(container).run({
      input: { tenantId: tenant.id, actor, key: body },
    })
    return created(result)
  }
)
