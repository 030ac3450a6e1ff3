import { ApiError, apiErrorOf, type Api, type Paged } from "~/lib/api"
import { edgeHeaders, type Edge } from "./edge"
import type { Answer, Call } from "./medusa-client"
import { totalOf, type Fetched, type publicCache } from "./public-cache"

/** Branding and texts stand in every page; a change of them shows within this time. */
const siteMaxAgeMs = 2000
const sitePaths = new Set(["/api/branding", "/api/content"])
/** The same for every visitor: may be shared between them. */
const publicPath =
  /^\/api\/(branding|content|faqs|products|product-types|product-colors|settings\/checkout)\b/

interface Parts {
  call: Call
  cached: ReturnType<typeof publicCache>
  edge: Edge
  edgeSecret: string
  cookie: string | undefined
  /** Hands a rolled session cookie on to the visitor. */
  onSetCookie: (cookies: string[]) => void
}

const pathOf = (location: string): string => {
  const { pathname, search } = new URL(location, "http://medusa")
  return pathname + search
}

const isAnswer = (it: Fetched | Answer): it is Answer => "body" in it

function parsed(answer: Answer): Fetched {
  const value: unknown = answer.body === "" ? null : JSON.parse(answer.body)
  if (answer.status >= 400) throw apiErrorOf(answer.status, value)
  return { value, total: totalOf(answer) }
}

/** The API as a page's loader sees it: straight to the Medusa server, as the visitor of this request. */
export function serverApi({ call, cached, edge, edgeSecret, cookie, onSetCookie }: Parts): Api {
  const headers = { ...edgeHeaders(edge, edgeSecret), host: edge.host, accept: "application/json" }

  async function send(method: string, path: string, body?: unknown): Promise<Fetched> {
    const answer = await call(
      method,
      path,
      {
        ...headers,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body === undefined ? undefined : JSON.stringify(body)
    )
    const cookies = answer.headers["set-cookie"]
    if (Array.isArray(cookies)) onSetCookie(cookies)
    return parsed(answer)
  }

  async function fetched(path: string): Promise<Fetched> {
    try {
      if (!publicPath.test(path)) return await send("GET", path)
      const maxAge = sitePaths.has(path) ? siteMaxAgeMs : 0
      const found = await cached(edge.host, path, headers, maxAge)
      if (!isAnswer(found)) return found
      // An old slug leads to the new one, as in the browser; once, so that no two can send us in circles.
      const moved = found.status >= 300 && found.status < 400 ? found.headers["location"] : undefined
      return typeof moved === "string" ? await send("GET", pathOf(moved)) : parsed(found)
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw new ApiError(503, "SERVICE_UNAVAILABLE", "The store is not reachable at the moment.")
    }
  }

  return {
    get: async <T>(path: string) => (await fetched(path)).value as T,
    page: async <T>(path: string): Promise<Paged<T>> => {
      const { value, total } = await fetched(path)
      const items = value as T[]
      return { items, total: total ?? items.length }
    },
    send: async <T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
      (await send(method, path, body)).value as T,
  }
}
