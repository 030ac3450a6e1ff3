import { setTimeout as sleep } from "node:timers/promises"

export interface Sending {
  fetch: (request: Request) => Promise<Response>
  /** Maximum number of retries of a repeatable request. */
  retries: number
  timeoutMs: number
  /** Waits this many milliseconds. */
  wait?: (ms: number) => Promise<unknown>
}

const maxWaitSeconds = 60

/** Statuses of temporary errors: rate limit, a restarting server, a proxy that couldn't reach it. */
const retryableStatuses = new Set([429, 502, 503, 504])

/**
 * Sends a request, and retries it where that is safe: a read changes nothing, and a write with an `Idempotency-Key` is
 * executed once however often it is sent. Forms with files have no such guarantee, and are sent once.
 */
export async function send(request: Request, it: Sending): Promise<Response> {
  const { wait = sleep } = it
  const attempts = isRepeatable(request) ? it.retries + 1 : 1
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= attempts
    // Cloned before the attempt, because a body can be read only once.
    const again = isLast ? request : request.clone()
    const response = await tried(request, it).catch((error: unknown) => {
      if (isLast || request.signal.aborted) throw error
      return null
    })
    if (response && (isLast || !retryableStatuses.has(response.status))) return response
    await wait(1_000 * secondsUntilNext(response, attempt))
    request = again
  }
}

const isRepeatable = ({ method, headers }: Request): boolean =>
  method === "GET" ||
  (headers.has("idempotency-key") && !(headers.get("content-type") ?? "").startsWith("multipart/"))

const tried = (request: Request, { fetch, timeoutMs }: Sending): Promise<Response> =>
  fetch(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }))

/** Delay from the response's `Retry-After`; otherwise half a second, one, two …, with some jitter. */
function secondsUntilNext(response: Response | null, attempt: number): number {
  const retryAfter = Number(response?.headers.get("retry-after"))
  const seconds = retryAfter > 0 ? retryAfter : 2 ** (attempt - 2) * (0.75 + Math.random() / 2)
  return Math.min(seconds, maxWaitSeconds)
}
