import createClient, { type Client } from "openapi-fetch"
import type { paths } from "./api"
import { RatnaError } from "./error"
import { send } from "./send"

export interface RatnaOptions {
  /** Origin of the tenant, `https://shop.example.in`. */
  baseUrl: string
  /** API key of the tenant, `ratna_…`. */
  key: string
  /** Maximum number of retries of a repeatable request; two by default. */
  retries?: number
  /** Timeout of one attempt; 30 seconds by default. */
  timeoutMs?: number
  /** Replaces the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Waits before a retry, in milliseconds; replaceable for tests. */
  wait?: (ms: number) => Promise<unknown>
}

export type RatnaClient = Client<paths>

/**
 * Typed client of a tenant's endpoints: `ratna.GET("/api/admin/orders", { params: { query: { status: "PAID" } } })`. A
 * write gets an `Idempotency-Key` unless the caller sets one. An error response is thrown as a `RatnaError`.
 */
export function createRatnaClient({ baseUrl, key, ...it }: RatnaOptions): RatnaClient {
  const sending = {
    fetch: it.fetch ?? ((request: Request) => fetch(request)),
    retries: it.retries ?? 2,
    timeoutMs: it.timeoutMs ?? 30_000,
    ...(it.wait ? { wait: it.wait } : {}),
  }
  return createClient<paths>({
    baseUrl,
    fetch: async (request) => {
      request.headers.set("authorization", `Bearer ${key}`)
      if (request.method !== "GET" && !request.headers.has("idempotency-key"))
        request.headers.set("idempotency-key", crypto.randomUUID())
      const response = await send(request, sending)
      if (!response.ok) throw await RatnaError.of(response)
      return response
    },
  })
}

/** Returns the body of a response. The caller need not check whether it is present. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call
  // Error responses have been thrown; a response without a body has the type `undefined` as well.
  return data as T
}

interface Page<T> {
  data?: T[]
}

/** Yields every row of a paged list. @param pageOf requests one page */
export async function* everyOf<T>(
  pageOf: (page: { limit: number; offset: number }) => Promise<Page<T>>,
  limit = 100
): AsyncGenerator<T, void> {
  for (let offset = 0; ; offset += limit) {
    const items = await dataOf(pageOf({ limit, offset }))
    yield* items
    if (items.length < limit) return
  }
}
