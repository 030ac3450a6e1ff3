import { deviceName } from "../../../../lib/device-name"
import { listSessions } from "../../../../modules/account/sessions"
import { signOutWorkflow } from "../../../../workflows/account/sign-out"
import { inTenant } from "../../../../http/context"
import { noContent, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import * as endpoints from "../../../../contract/endpoints/auth"

export const GET = route(endpoints.listSessions, async (ctx) => {
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
})

export const DELETE = route(
  endpoints.endOtherSessions,
  async ({ container, tenant, signedIn: { account, sessionId } }) => {
    await signOutWorkflow(container).run({
      input: { tenantId: tenant.id, othersOf: account.id, keep: sessionId },
    })
    return noContent()
  }
)
