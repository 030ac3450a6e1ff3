import { z } from "zod"
import { session } from "../../../../contract/auth"
import { deviceName } from "../../../../lib/device-name"
import { listSessions } from "../../../../modules/account/sessions"
import { signOutWorkflow } from "../../../../workflows/account/sign-out"
import { inTenant } from "../../../../http/context"
import { noContent, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

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
        createdAt: it.createdAt.toISOString(),
        lastSeenAt: it.seenAt.toISOString(),
        device: deviceName(it.userAgent),
        isCurrent: it.id === sessionId,
      }))
    )
  }
)

export const DELETE = route(
  { access: "shopper", summary: "Sign out everywhere else", answers: { 204: null } },
  async ({ container, tenant, signedIn: { account, sessionId } }) => {
    await signOutWorkflow(container).run({
      input: { tenantId: tenant.id, othersOf: account.id, keep: sessionId },
    })
    return noContent()
  }
)
