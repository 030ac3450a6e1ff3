import type { IncomingMessage } from "node:http"
import { newToken } from "../../lib/tokens"
import type { RequestContext } from "./context"

/**
 * Returns the session row of a sign-in. Each sign-in creates a new token that replaces the browser's previous session.
 */
export const newSession = (ctx: RequestContext, req: IncomingMessage) => ({
  tenantId: ctx.tenant.id,
  token: newToken(),
  userAgent: req.headers["user-agent"] ?? null,
  clientIp: ctx.clientIp,
  replaces: ctx.signedIn?.sessionId ?? null,
})
