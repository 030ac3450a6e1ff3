import { signOutWorkflow } from "../../../../workflows/account/sign-out"
import { noContent } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { noSessionCookie } from "../../../../http/session"

export const POST = route(
  { access: "anyone", summary: "Sign out; nothing happens when nobody is signed in", answers: { 204: null } },
  async ({ container, tenant, signedIn }) => {
    if (signedIn) {
      await signOutWorkflow(container).run({ input: { tenantId: tenant.id, sessionId: signedIn.sessionId } })
    }
    return noContent({ "set-cookie": noSessionCookie() })
  }
)
