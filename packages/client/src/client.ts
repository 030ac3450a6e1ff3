import createClient, { type Client } from "openapi-fetch"
import type { paths } from "./api"
import { RatnaError } from "./error"
import { send } from "./send"

export interface RatnaOptions {
  /** The shop's own address, `https://shop.example.in`. */
  baseUrl: string
  /** A key of the shop, `ratna_…`. */
  key: string
  /** How often a call that may be repeated is tried again; twice where nothing is said. */
  retries?: number
  /** How long one attempt may take; 30 seconds where nothing is said. */
  timeoutMs?: number
  /** In place of the platform's own. */
  fetch?: (request: Request) => Promise<Response>
  /** How it waits before it tries again, in milliseconds; for tests. */
  wait?: (ms: number) => Promise<unknown>
}

export type RatnaClient = Client<paths>

/**
 * Every call of a shop, typed: `ratna.GET("/api/admin/orders", { params: { query: { status: "PAID" } } })`. A writing call
 * gets an `Idempotency-Key` of its own, unless it brings one. A refusal is thrown as a `RatnaError`.
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

/** What a call answers; whoever waits for it needs no look at whether it is there. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call
  // A refusal was thrown; an answer without a body is `undefined` by its type as well.
  return data as T
}

interface Page<T> {
  data?: T[]
}

/** Everything of a list that is given page by page. @param pageOf makes the call for a page */
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
