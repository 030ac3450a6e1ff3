import type { ServerResponse } from "node:http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { LRUCache } from "lru-cache"
import { ApiError } from "../../lib/api-error"
import type { OpenKey } from "../../modules/key/keys"
import type { ApiRequest } from "./api-request"
import { beginRequest } from "./begin-request"
import type { RequestContext, SignedIn } from "./context"
import { actorOf, keyActor } from "./actor"
import { cookieName } from "./cookie"
import { requireAllowedWhenEntered } from "./allowed-when-entered"
import { contexts } from "./route"
import type { FoundRoute, RouteTable } from "./route-table"
import type { Access, Endpoint } from "../../contract/endpoints/endpoint"
import { hostHeader, recognizedHeader, tenantHeader } from "../../contract/rules/internal-headers"
import { findKey, invalidKey } from "./open-key"
import { requirePageAccount } from "./page-account"
import { requireOpen } from "./require-open"
import { refuseForeignOrigin } from "./same-site"
import { RequestSession, sessionCookieOf } from "./session"
import { stampWanted } from "./stamp"
import { tenantReached } from "./tenant-of-host"
import { registryVersion } from "../../modules/tenant/registry-version"
import { takePlatformLimit } from "../throttle/peer-limit"
import { beginCall } from "../throttle/tenant-throttle"

/** What the gate works with, the same for all requests. */
export interface Gate {
  routes: RouteTable
  container: MedusaContainer
}

const isHealth = /^\/api\/health(\/|$)/

/** The tenant that each host last resolved to. Only a guess: each request resolves its tenant. */
const tenantIds = new LRUCache<string, string>({
  maxSize: 1024 * 1024,
  // Callers choose the port, of any length.
  sizeCalculation: (id, host) => id.length + host.length,
})

/**
 * Resolves the route, tenant and role of a request to `/api` or `/webhooks`. An undeclared route is refused. A handler
 * runs only with the context that a gate has set.
 * @returns undefined when the request was redirected to the tenant's primary host
 */
export async function passGate(
  { routes, container }: Gate,
  req: ApiRequest,
  res: ServerResponse
): Promise<FoundRoute | undefined> {
  const target = req.url ?? ""
  const [path = ""] = target.split("?", 1)
  const { found, peer, caller } = beginRequest(routes, path, req, res)
  const { endpoint } = found.registered.route
  const { access } = endpoint
  const base = { container, ...caller }
  if (access === "platform" || access === "superadmin") {
    // No work is done for a health request, so that it always gets a response.
    if (!isHealth.test(path)) await takePlatformLimit(caller.clientIp)
  }
  if (access === "platform") {
    // The handler's type has no tenant, so the handler can't read one.
    contexts.set(req, base as unknown as RequestContext)
    return found
  }
  refuseForeignOrigin(req, base.origin)
  // Read first: the tenant and everything after it is then of this version or newer.
  const { isFresh, knownRegistry } = peer
  const token = base.cookies[cookieName("session")]
  const session = new RequestSession(container, token, tenantIds.get(peer.host))
  const read = session.readWithVersion
  const registry = await registryVersion(container, { isFresh, known: knownRegistry, read })
  const reached = await tenantReached(container, peer.host)
  if (peer.isStorefront && (!reached || reached.by === "invented")) res.setHeader(hostHeader, "invented")
  const tenant = requireOpen(reached?.tenant, access)
  tenantIds.set(peer.host, tenant.id)
  if (peer.isStorefront) res.setHeader(tenantHeader, tenant.id)
  const { authorization } = req.headers
  const key = authorization === undefined ? null : await findKey(container, tenant, authorization)
  const signedIn = key === null ? await session.open(tenant) : null
  if (token && signedIn?.rolled) res.setHeader("set-cookie", sessionCookieOf(token))
  // An invented session or key is a visitor's: it must not use up the share of signed-in accounts.
  const isNamed = Boolean(key ?? signedIn)
  if (peer.isStorefront) res.setHeader(recognizedHeader, String(isNamed))
  if (access !== "superadmin") await beginCall(tenant, isNamed, res)
  if (reached?.by === "further") {
    const port = /:\d+$/.exec(peer.host)?.[0] ?? ""
    res.writeHead(308, { location: `${peer.protocol}://${tenant.domain}${port}${target}` }).end()
    return undefined
  }
  if (knownRegistry !== undefined) stampWanted.set(req, registry)
  if (key === undefined) throw invalidKey()
  if (key) {
    requireScope(endpoint, key)
    const actor = access === "admin" ? { actor: keyActor(key) } : {}
    contexts.set(req, { ...base, tenant, signedIn: null, key, ...actor })
    return found
  }
  requirePageAccount(req, signedIn)
  requireRole(access, signedIn)
  requireAllowedWhenEntered(endpoint, signedIn)
  const actor = signedIn && access === "admin" ? { actor: actorOf(signedIn) } : {}
  contexts.set(req, { ...base, tenant, signedIn, key: null, ...actor })
  return found
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
