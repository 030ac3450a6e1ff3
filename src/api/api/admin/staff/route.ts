import { inTenant } from "../../../../http/kernel/context"
import { created, ok } from "../../../../http/kernel/reply"
import { requestOrigin } from "../../../../http/kernel/request-origin"
import { route } from "../../../../http/kernel/route"
import { listStaff } from "../../../../modules/account/staff"
import { inviteStaff } from "../../../../workflows/account/invite-staff"
import * as endpoints from "../../../../contract/endpoints/staff"

export const GET = route(endpoints.listStaff, async (ctx) => ok(await inTenant(ctx, listStaff)))

export const POST = route(endpoints.inviteStaff, async (ctx, { body }) =>
  created(
    await inviteStaff(ctx.container, {
      tenantId: ctx.tenant.id,
      actor: ctx.actor,
      email: body.email,
      origin: requestOrigin(ctx),
    })
  )
)
