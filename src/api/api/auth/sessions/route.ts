import { deviceName } from "../../../../lib/device-name"
import { listEnteredSessions, listSessions } from "../../../../modules/account/sessions"
import { signOut } from "../../../../commands/account/sign-out"
import { actorOf } from "../../../../http/kernel/actor"
import { inTenant, type SignedIn } from "../../../../http/kernel/context"
import { noContent, ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/auth"

/** Returns whether the account sees sessions of superadmins who have entered the tenant, and may end them. */
const isAdmin = ({ account }: SignedIn): boolean => account.role === "ADMIN"

export const GET = route(endpoints.listSessions, async (ctx) => {
  const { account, sessionId } = ctx.signedIn
  const rows = await inTenant(ctx, async (tx) => [
    ...(isAdmin(ctx.signedIn) ? await listEnteredSessions(tx) : []),
    ...(await listSessions(tx, account.id)),
  ])
  return ok(
    rows.map((it) => ({
      id: it.id,
      createdAt: it.createdAt.toISOString(),
      lastSeenAt: it.seenAt.toISOString(),
      device: deviceName(it.userAgent),
      isCurrent: it.id === sessionId,
      ...(it.enteredBy === null ? {} : { enteredBy: it.enteredBy }),
    }))
  )
})

export const DELETE = route(endpoints.endOtherSessions, async ({ container, tenant, signedIn }) => {
  const admin = isAdmin(signedIn) ? actorOf(signedIn) : null
  await signOut(container, {
    tenantId: tenant.id,
    othersOf: signedIn.account.id,
    keep: signedIn.sessionId,
    admin,
  })
  return noContent()
})
