import { ApiError, apiErrorOf, type Api, type Paged } from "~/lib/api"
import { edgeHeaders, type Edge } from "../edge/edge"
import type { Reply, Call } from "../medusa-client"
import type { Source } from "../cache/page-cache"
import { isResponse, totalOf, type Fetched, type PublicGet, type Shared } from "../cache/public-cache"

/** Paths whose responses are the same for every visitor and may be shared. */
const publicPath =
  /^\/api\/(branding|content|faqs|products|product-types|product-colors|settings\/checkout)\b/

interface Parts {
  call: Call
  publicGet: PublicGet
  edge: Edge
  edgeSecret: string
  cookie: string | undefined
  /** Forwards a renewed session cookie to the visitor. */
  onSetCookie: (cookies: string[]) => void
}

export interface ServerApi {
  api: Api
  /** The current public response; undefined for a refusal. */
  current: (path: string) => Promise<Shared | undefined>
  /** The public responses returned so far, or null when any response was specific to this visitor. */
  sources: () => Source[] | null
}

function parsed(response: Reply): Fetched {
  const value: unknown = response.body === "" ? null : JSON.parse(response.body)
  if (response.status >= 400) throw apiErrorOf(response.status, value)
  return { value, total: totalOf(response) }
}

const pathOf = (location: string): string => {
  const { pathname, search } = new URL(location, "http://medusa")
  return pathname + search
}

/** The API for a page's loaders: requests go directly to the Medusa server on behalf of this request's visitor. */
export function serverApi({ call, publicGet, edge, edgeSecret, cookie, onSetCookie }: Parts): ServerApi {
  const headers = { ...edgeHeaders(edge, edgeSecret), host: edge.host, accept: "application/json" }
  /** Responses of this request by path; nothing is requested twice. */
  const given = new Map<string, Promise<Shared | Reply>>()
  const sources: Source[] = []
  /** Responses specific to this visitor. */
  const own = new Map<string, Promise<Fetched>>()
  let shared = true

  async function send(method: string, path: string, body?: unknown): Promise<Fetched> {
    shared = false
    const response = await call(
      method,
      path,
      {
        ...headers,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body === undefined ? undefined : JSON.stringify(body)
    )
    const cookies = response.headers["set-cookie"]
    if (Array.isArray(cookies)) onSetCookie(cookies)
    return parsed(response)
  }

  function ask(path: string): Promise<Shared | Reply> {
    const known = given.get(path)
    if (known) return known
    const response = publicGet(edge.hostname, path, headers, edge.checkedSince)
    given.set(path, response)
    return response
  }

  async function read(path: string): Promise<Fetched> {
    if (!publicPath.test(path)) {
      const response = own.get(path) ?? send("GET", path)
      own.set(path, response)
      return response
    }
    const found = await ask(path)
    if (isResponse(found)) {
      shared = false
      // An old slug redirects to the new one, as in the browser. Only one redirect is followed, which rules out loops.
      const moved = found.status >= 300 && found.status < 400 ? found.headers["location"] : undefined
      return typeof moved === "string" ? send("GET", pathOf(moved)) : parsed(found)
    }
    sources.push({ path, version: found.version, stamp: found.stamp })
    return found
  }

  async function fetched(path: string): Promise<Fetched> {
    try {
      return await read(path)
    } catch (error) {
      shared = false
      if (error instanceof ApiError) throw error
      throw new ApiError(503, "SERVICE_UNAVAILABLE", "The store is not reachable at the moment.")
    }
  }

  return {
    current: async (path) => {
      const found = await ask(path)
      return isResponse(found) ? undefined : found
    },
    sources: () => (shared ? sources : null),
    api: {
      get: async <T>(path: string) => (await fetched(path)).value as T,
      page: async <T>(path: string): Promise<Paged<T>> => {
        const { value, total } = await fetched(path)
        const items = value as T[]
        return { items, total: total ?? items.length }
      },
      send: async <T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
        (await send(method, path, body)).value as T,
    },
  }
}
