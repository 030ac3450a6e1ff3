import { signOut } from "../../../../commands/account/sign-out"
import { leaveTenant } from "../../../../commands/tenant/entry/leave-tenant"
import { noContent } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { noSessionCookie } from "../../../../http/kernel/session"
import * as endpoints from "../../../../contract/endpoints/auth"

export const POST = route(endpoints.logout, async ({ container, tenant, signedIn }) => {
  if (signedIn?.entered) {
    const input = { tenantId: tenant.id, sessionId: signedIn.sessionId, entry: signedIn.entered }
    await leaveTenant(container, input)
  } else if (signedIn) {
    await signOut(container, { tenantId: tenant.id, sessionId: signedIn.sessionId })
  }
  return noContent({ "set-cookie": noSessionCookie() })
})
