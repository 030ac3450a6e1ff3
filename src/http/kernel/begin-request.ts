import { randomUUID } from "node:crypto"
import type { ServerResponse } from "node:http"
import { routeHeader } from "../../contract/rules/internal-headers"
import { ApiError } from "../../lib/api-error"
import type { ApiRequest } from "./api-request"
import { setCommonHeaders } from "./common-headers"
import type { RequestContext } from "./context"
import { type Peer, peerOf } from "./peer"
import { readCookies } from "./read-cookies"
import { declared } from "./route"
import type { FoundRoute, RouteTable } from "./route-table"

/** A request whose route is known, but neither its tenant nor its caller's role. */
interface StartedRequest {
  found: FoundRoute
  peer: Peer
  caller: Pick<RequestContext, "requestId" | "clientIp" | "origin" | "cookies">
}

/**
 * Resolves the route of a request to one of our own endpoints and sets the headers of its response.
 * @param path the path as the caller sent it
 * @throws ApiError NOT_FOUND, METHOD_NOT_ALLOWED
 */
export function beginRequest(
  routes: RouteTable,
  path: string,
  req: ApiRequest,
  res: ServerResponse
): StartedRequest {
  const peer = peerOf(req)
  const requestId = peer.requestId ?? randomUUID()
  setCommonHeaders(res, requestId)
  const found = routes.find(req.method ?? "", path)
  if (!found) throw noRoute(routes, path, res)
  const { route, path: pattern } = found.registered
  declared.set(req, route.endpoint)
  if (peer.isStorefront) res.setHeader(routeHeader, pattern)
  return {
    found,
    peer,
    caller: {
      requestId,
      clientIp: peer.clientIp,
      origin: `${peer.protocol}://${peer.host}`,
      cookies: readCookies(req.headers.cookie),
    },
  }
}

function noRoute(routes: RouteTable, path: string, res: ServerResponse): ApiError {
  const methods = routes.methodsAt(path)
  if (!methods.length) return new ApiError("NOT_FOUND", "There is no such endpoint")
  res.setHeader("allow", methods.join(", "))
  return new ApiError("METHOD_NOT_ALLOWED", "This endpoint doesn't support that method")
}
