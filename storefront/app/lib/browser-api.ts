import { refusalTexts } from "@contract/texts/refusals"
import { ApiError, type Api, type Paged } from "./api"
import { browserText } from "./browser-text"
import { accountHeaders, refusalOf } from "./page-account"

/** Browsers send at most 64 kB with `keepalive`. */
const maxKeptAlive = 16_000

const text = browserText(refusalTexts)

/**
 * Refuses a write while offline: a browser may send a request later that it has started.
 * @throws ApiError when the browser is offline
 */
export function refuseOffline(): void {
  if (!navigator.onLine) throw new ApiError(0, null, text("refusal_offline"))
}

/**
 * Sends a request of the page, with its cookies and, for a write, its account.
 * @throws ApiError when the request is refused
 */
export async function call(method: string, path: string, body?: unknown): Promise<Response> {
  if (method !== "GET") refuseOffline()
  const form = body instanceof FormData
  const payload = form || body === undefined ? body : JSON.stringify(body)
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        ...accountHeaders(method),
        ...(body === undefined || form ? {} : { "Content-Type": "application/json" }),
      },
      ...(payload === undefined ? {} : { body: payload }),
      // A write started just before the page is left is still sent.
      keepalive: method !== "GET" && !(payload instanceof FormData) && (payload?.length ?? 0) < maxKeptAlive,
    })
  } catch {
    throw new ApiError(0, null, text("refusal_unreached"))
  }
  if (response.ok) return response
  throw refusalOf(method, response.status, await response.json().catch(() => null))
}

const valueOf = async (response: Response): Promise<unknown> =>
  response.status === 204 ? null : await response.json()

/** The API client of the browser: requests go to the page's own origin, with its cookies. */
export const browserApi: Api = {
  get: async <T>(path: string) => (await valueOf(await call("GET", path))) as T,
  page: async <T>(path: string): Promise<Paged<T>> => {
    const response = await call("GET", path)
    const items = (await response.json()) as T[]
    const total = response.headers.get("X-Total-Count")
    return { items, total: total === null ? items.length : Number(total) }
  },
  send: async <T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
    (await valueOf(await call(method, path, body))) as T,
}
