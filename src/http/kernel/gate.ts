import { randomUUID } from "node:crypto"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"
import type { OpenKey } from "../../modules/key/keys"
import { setCommonHeaders } from "./common-headers"
import type { RequestContext, SignedIn } from "./context"
import { actorOf, keyActor, staffActor } from "./actor"
import { cookieName } from "./cookie"
import { requireAllowedWhenEntered } from "./allowed-when-entered"
import { peerOf } from "./peer"
import type { RegisteredRoute } from "./registry"
import { contexts, declared } from "./route"
import type { Access, Endpoint } from "../../contract/endpoints/endpoint"
import { routeHeader, tenantHeader } from "../../contract/rules/internal-headers"
import { openKey } from "./open-key"
import { requireOpen } from "./require-open"
import { refuseForeignOrigin } from "./same-site"
import { openSession, sessionCookieOf } from "./session"
import { requireStaff, tenantInPath } from "../medusa-admin/staff"
import { stampWanted } from "./stamp"
import { tenantReached } from "./tenant-of-host"
import { registryVersion } from "../../modules/tenant/registry-version"
import { beginCall } from "../throttle/tenant-throttle"

/**
 * Resolves the route, tenant and role of every request. An undeclared route is refused. A handler runs only with the
 * context that the gate has set.
 */
export function gate(routes: readonly RegisteredRoute[]) {
  return async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const peer = peerOf(req)
    const requestId = peer.requestId ?? randomUUID()
    setCommonHeaders(res, requestId)
    const target = req.originalUrl
    const path = target.split("?")[0] ?? ""
    const found = findRoute(routes, req.method, path, res)
    const { access, secretPath } = found.route.endpoint
    declared.set(req, found.route.endpoint)
    if (peer.isStorefront) res.setHeader(routeHeader, found.path)
    // The access log writes this URL after the response.
    if (secretPath) req.originalUrl = found.path
    const base = {
      container: req.scope,
      requestId,
      clientIp: peer.clientIp,
      origin: `${peer.protocol}://${peer.host}`,
      cookies: textCookies(req.cookies as Record<string, unknown>),
    }
    if (access === "platform") {
      // The handler's type has no tenant, so the handler can't read one.
      contexts.set(req, base as unknown as RequestContext)
      next()
      return
    }
    refuseForeignOrigin(req, base.origin)
    if (access === "staff" || access === "tenant-staff") {
      const staff = await requireStaff(req)
      const actor = staffActor(staff)
      const chosen = access === "tenant-staff" ? { tenant: await tenantInPath(req, path, staff.id) } : {}
      contexts.set(req, { ...base, ...chosen, actor } as unknown as RequestContext)
      next()
      return
    }
    // Read first: the tenant and everything after it is then of this version or newer.
    const { isFresh, knownRegistry } = peer
    const registry = await registryVersion(req.scope, { isFresh, known: knownRegistry })
    const reached = await tenantReached(req.scope, peer.host)
    const tenant = requireOpen(reached?.tenant, access)
    if (peer.isStorefront) res.setHeader(tenantHeader, tenant.id)
    const token = base.cookies[cookieName("session")]
    const isNamed = Boolean(token) || req.headers.authorization !== undefined
    if (access !== "superadmin") await beginCall(tenant, isNamed, res)
    if (reached?.by === "further") {
      const port = /:\d+$/.exec(peer.host)?.[0] ?? ""
      res.redirect(308, `${peer.protocol}://${tenant.domain}${port}${target}`)
      return
    }
    if (knownRegistry !== undefined) stampWanted.set(req, registry)
    const key = await openKey(req.scope, tenant, req.headers.authorization)
    if (key) {
      requireScope(found.route.endpoint, key)
      const actor = access === "admin" ? { actor: keyActor(key) } : {}
      contexts.set(req, { ...base, tenant, signedIn: null, key, ...actor })
      next()
      return
    }
    const signedIn = await openSession(req.scope, tenant, token)
    if (token && signedIn?.rolled) res.setHeader("set-cookie", sessionCookieOf(token))
    requireRole(access, signedIn)
    requireAllowedWhenEntered(found.route.endpoint, signedIn)
    const actor = signedIn && access === "admin" ? { actor: actorOf(signedIn) } : {}
    contexts.set(req, { ...base, tenant, signedIn, key: null, ...actor })
    next()
  }
}

function findRoute(routes: readonly RegisteredRoute[], method: string, path: string, res: MedusaResponse) {
  const here = routes.filter((it) => it.pattern.test(path))
  const found = here.find((it) => it.method === (method === "HEAD" ? "GET" : method))
  if (found) return found
  if (!here.length) throw new ApiError("NOT_FOUND", "There is no such endpoint")
  res.setHeader("allow", here.map((it) => it.method).join(", "))
  throw new ApiError("METHOD_NOT_ALLOWED", "This endpoint doesn't support that method")
}

function requireRole(access: Access, signedIn: SignedIn | null): void {
  if (access === "anyone") return
  if (!signedIn) throw new ApiError("UNAUTHENTICATED", "Please sign in")
  const { role } = signedIn.account
  const may =
    access === "shopper" ||
    (access === "admin" && (role === "ADMIN" || role === "SUPERADMIN")) ||
    (access === "superadmin" && role === "SUPERADMIN")
  if (!may) throw new ApiError("FORBIDDEN", "You are not allowed to do this")
}

/** Checks an API key's scopes. A key may also call endpoints for `anyone`, but it is never a signed-in account. */
function requireScope({ access, scope }: Endpoint, key: OpenKey): void {
  if (access === "anyone") return
  if (access !== "admin" || !scope) throw new ApiError("FORBIDDEN", "API keys can't call this endpoint")
  if (!key.scopes.includes(scope)) throw new ApiError("FORBIDDEN", `This key lacks the scope ${scope}`)
}

/** Keeps only text cookies. The parser turns a value `j:{…}` into an object; our cookies are always text. */
const textCookies = (all: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(all).filter(
      (it): it is [string, string] => typeof it[1] === "string" && !it[1].includes("\u0000")
    )
  )
