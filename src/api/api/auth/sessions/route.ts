import { z } from "zod"
import { session } from "../../../../contract/auth"
import { deviceName } from "../../../../lib/device-name"
import { listEnteredSessions, listSessions } from "../../../../modules/account/sessions"
import { signOutWorkflow } from "../../../../workflows/account/sign-out"
import { actorOf } from "../../../../http/actor"
import { inTenant, type SignedIn } from "../../../../http/context"
import { noContent, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

/** Who sees the sessions in which the platform acts in an admin's place, and may end them. */
const isAdmin = ({ account }: SignedIn): boolean => account.role === "ADMIN"

export const GET = route(
  {
    access: "shopper",
    summary:
      "Where one is signed in, the latest used first; for an admin also where the platform acts in an admin's place",
    answers: { 200: z.array(session) },
  },
  async (ctx) => {
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
  }
)

export const DELETE = route(
  {
    access: "shopper",
    summary:
      "Sign out everywhere else; an admin also ends the sessions in which the platform acts in an admin's place",
    answers: { 204: null },
  },
  async ({ container, tenant, signedIn }) => {
    const admin = isAdmin(signedIn) ? actorOf(signedIn) : null
    await signOutWorkflow(container).run({
      input: { tenantId: tenant.id, othersOf: signedIn.account.id, keep: signedIn.sessionId, admin },
    })
    return noContent()
  }
)
