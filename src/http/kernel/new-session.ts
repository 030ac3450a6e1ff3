import type { MedusaRequest } from "@medusajs/framework/http"
import { newToken } from "../../lib/tokens"
import type { RequestContext } from "./context"

/** What a sign-in writes; a new token each time, in the place of the session that the browser had. */
export const newSession = (ctx: RequestContext, req: MedusaRequest) => ({
  tenantId: ctx.tenant.id,
  token: newToken(),
  userAgent: req.headers["user-agent"] ?? null,
  clientIp: ctx.clientIp,
  replaces: ctx.signedIn?.sessionId ?? null,
})
