import { z } from "zod"
import { session } from "../../../../contract/auth"
import { listSessions } from "../../../../modules/account/sessions"
import { signOutWorkflow } from "../../../../workflows/account/sign-out"
import { inTenant } from "../../../../http/context"
import { noContent, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { noSessionCookie } from "../../../../http/session"

export const GET = route(
  {
    access: "shopper",
    summary: "Where one is signed in, the latest used first",
    answers: { 200: z.array(session) },
  },
  async (ctx) => {
    const { account, sessionId } = ctx.signedIn
    const rows = await inTenant(ctx, (tx) => listSessions(tx, account.id))
    return ok(
      rows.map((it) => ({
        id: it.id,
        userAgent: it.userAgent,
        createdAt: it.createdAt.toISOString(),
        lastUsedAt: it.seenAt.toISOString(),
        isCurrent: it.id === sessionId,
      }))
    )
  }
)

export const DELETE = route(
  { access: "shopper", summary: "Sign out everywhere, here too", answers: { 204: null } },
  async ({ container, tenant, signedIn }) => {
    await signOutWorkflow(container).run({ input: { tenantId: tenant.id, everyOf: signedIn.account.id } })
    return noContent({ "set-cookie": noSessionCookie() })
  }
)
