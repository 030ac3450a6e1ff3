import { apiErrorOf, ApiError, type Api, type Paged } from "./api"

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const form = body instanceof FormData
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined || form ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError(0, null, "The store could not be reached. Please check your connection and try again.")
  }
  if (response.ok) return response
  throw apiErrorOf(response.status, await response.json().catch(() => null))
}

const valueOf = async (response: Response): Promise<unknown> =>
  response.status === 204 ? null : await response.json()

/** The API as the browser sees it: on the page's own origin, with its cookies. */
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
