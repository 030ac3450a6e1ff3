import { isStatus } from "~/lib/api"
import type { Edge } from "./edge"
import { sessionIn } from "./allowlists"
import type { KnownCallers } from "./known-callers"
import type { Call } from "../medusa-client"
import type { PublicGet } from "../cache/public-cache"
import { serverApi, type ServerApi } from "../render/server-api"
import { UnknownSessions } from "./unknown-sessions"

interface Parts {
  call: Call
  publicGet: PublicGet
  edgeSecret: string
  known: Pick<KnownCallers, "note">
}

type OpenApi = (
  edge: Edge,
  cookie: string | undefined,
  onSetCookie: (cookies: string[]) => void
) => Promise<ServerApi & { hasSession: boolean }>

/**
 * Opens the API for the sender of a cookie. A sender with an unknown session is a visitor and gets the visitors' cached
 * page. Pages request the account anyway, so the look-up costs a signed-in account nothing.
 * @throws ApiError 429 when the tenant's rate limit is reached
 */
export function apiOpener({ call, publicGet, edgeSecret, known }: Parts): OpenApi {
  const unknown = new UnknownSessions()
  return async (edge, cookie, onSetCookie) => {
    const apiWith = (sent: string | undefined): ServerApi =>
      serverApi({ call, publicGet, edge, edgeSecret, cookie: sent, onSetCookie })
    const token = sessionIn(cookie)
    if (token === undefined || unknown.has(edge.hostname, token))
      return { ...apiWith(undefined), hasSession: false }
    const own = apiWith(cookie)
    try {
      await own.api.get("/api/auth/me")
      known.note(edge.hostname, { cookie }, true)
    } catch (error) {
      if (isStatus(error, 429)) throw error
      if (isStatus(error, 401)) {
        known.note(edge.hostname, { cookie }, false)
        unknown.add(edge.hostname, token)
        return { ...apiWith(undefined), hasSession: false }
      }
      // Other failures are shown by the page.
    }
    return { ...own, hasSession: true }
  }
}
