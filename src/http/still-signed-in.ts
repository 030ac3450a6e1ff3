import type { MedusaRequest } from "@medusajs/framework/http"
import { ApiError } from "../lib/api-error"
import { cookieName } from "./cookie"
import { openKey } from "./open-key"
import { contexts } from "./route"
import { openSession } from "./session"

/**
 * Looks again whether a call's session or key lives. Who begins a call and holds its body back could otherwise act long
 * after a new password, or somebody else's proof of the e-mail, has ended the session.
 * @throws ApiError UNAUTHENTICATED
 */
export async function requireStillSignedIn(req: MedusaRequest): Promise<void> {
  const ctx = contexts.get(req)
  if (ctx?.key) await openKey(ctx.container, ctx.tenant, req.headers.authorization)
  if (!ctx?.signedIn) return
  const now = await openSession(ctx.container, ctx.tenant, ctx.cookies[cookieName("session")])
  if (now?.sessionId !== ctx.signedIn.sessionId) throw new ApiError("UNAUTHENTICATED", "Please sign in")
}
