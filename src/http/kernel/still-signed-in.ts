import type { MedusaRequest } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"
import { findTenant } from "../../modules/tenant/find-tenant"
import { cookieName } from "./cookie"
import { openKey } from "./open-key"
import { requireOpen } from "./require-open"
import { contexts, declared } from "./route"
import { openSession } from "./session"

/**
 * Looks again whether a call's session or key lives, and whether its tenant is open. Who begins a call and holds its body
 * back could otherwise act long after a new password, or somebody else's proof of the e-mail, has ended the session, or
 * after the shop was closed.
 * @throws ApiError UNAUTHENTICATED, TENANT_NOT_FOUND, TENANT_INACTIVE
 */
export async function requireStillSignedIn(req: MedusaRequest): Promise<void> {
  const ctx = contexts.get(req)
  const access = declared.get(req)?.access
  // The platform's own calls have no tenant, and its staff choose one.
  if (!ctx || !access || access === "platform" || access.endsWith("staff")) return
  requireOpen(await findTenant(ctx.container, "id", ctx.tenant.id), access)
  if (ctx.key) await openKey(ctx.container, ctx.tenant, req.headers.authorization)
  if (!ctx.signedIn) return
  const now = await openSession(ctx.container, ctx.tenant, ctx.cookies[cookieName("session")])
  if (now?.sessionId !== ctx.signedIn.sessionId) throw new ApiError("UNAUTHENTICATED", "Please sign in")
}
