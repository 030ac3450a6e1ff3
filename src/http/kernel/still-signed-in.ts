import type { IncomingMessage } from "node:http"
import { ApiError } from "../../lib/api-error"
import { findTenant } from "../../modules/tenant/find-tenant"
import { cookieName } from "./cookie"
import { findKey, invalidKey } from "./open-key"
import { requireOpen } from "./require-open"
import { contexts, declared } from "./route"
import { RequestSession } from "./session"

/**
 * Checks again that the request's session or key is valid and that its tenant is open. A client that starts a request
 * and delays its body could otherwise act after the session was ended by a new password or by another person's
 * verification of the e-mail, or after the tenant was closed.
 * @throws ApiError UNAUTHENTICATED, TENANT_NOT_FOUND, TENANT_INACTIVE
 */
export async function requireStillSignedIn(req: IncomingMessage): Promise<void> {
  const ctx = contexts.get(req)
  const access = declared.get(req)?.access
  // Platform endpoints have no tenant; staff select theirs.
  if (!ctx || !access || access === "platform" || access.endsWith("staff")) return
  requireOpen(await findTenant(ctx.container, "id", ctx.tenant.id), access)
  const { authorization } = req.headers
  if (ctx.key && !(authorization && (await findKey(ctx.container, ctx.tenant, authorization))))
    throw invalidKey()
  if (!ctx.signedIn) return
  const now = await new RequestSession(ctx.container, ctx.cookies[cookieName("session")]).open(ctx.tenant)
  if (now?.sessionId !== ctx.signedIn.sessionId) throw new ApiError("UNAUTHENTICATED", "Please sign in")
}
