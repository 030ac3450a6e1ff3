import { z } from "zod"
import { staffInviteBody, staffMember } from "../../../../contract/staff"
import { inTenant } from "../../../../http/context"
import { created, ok } from "../../../../http/reply"
import { requestOrigin } from "../../../../http/request-origin"
import { route } from "../../../../http/route"
import { listStaff } from "../../../../modules/account/staff"
import { inviteStaff } from "../../../../workflows/account/invite-staff"

export const GET = route(
  { access: "admin", summary: "Those who run the shop", answers: { 200: z.array(staffMember) } },
  async (ctx) => ok(await inTenant(ctx, listStaff))
)

export const POST = route(
  {
    access: "admin",
    summary: "Invite somebody to run the shop; who was invited before gets another link",
    body: staffInviteBody,
    answers: { 201: staffMember },
    refusals: ["CONFLICT"],
    limits: [{ name: "staff-invitation", per: "account", maxPerHour: 30 }],
  },
  async (ctx, { body }) =>
    created(
      await inviteStaff(ctx.container, {
        tenantId: ctx.tenant.id,
        actor: ctx.actor,
        email: body.email,
        origin: requestOrigin(ctx),
      })
    )
)
