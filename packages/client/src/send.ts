import { setTimeout as sleep } from "node:timers/promises"

export interface Sending {
  fetch: (request: Request) => Promise<Response>
  /** How often a call that may be repeated is tried again. */
  retries: number
  timeoutMs: number
  /** Waits so many milliseconds. */
  wait?: (ms: number) => Promise<unknown>
}

const maxWaitSeconds = 60

/** What passes by itself: too many calls, a shop that restarts, a server between that didn't reach it. */
const passing = new Set([429, 502, 503, 504])

/**
 * Sends a call, and again where that is safe: reading changes nothing, and a writing call with an `Idempotency-Key` is
 * made once however often it comes. Forms with files have no such promise, and go once.
 */
export async function send(request: Request, it: Sending): Promise<Response> {
  const { wait = sleep } = it
  const attempts = isRepeatable(request) ? it.retries + 1 : 1
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= attempts
    // Before the attempt: a body can be read once.
    const again = isLast ? request : request.clone()
    const answer = await tried(request, it).catch((error: unknown) => {
      if (isLast || request.signal.aborted) throw error
      return null
    })
    if (answer && (isLast || !passing.has(answer.status))) return answer
    await wait(1_000 * secondsUntilNext(answer, attempt))
    request = again
  }
}

const isRepeatable = ({ method, headers }: Request): boolean =>
  method === "GET" ||
  (headers.has("idempotency-key") && !(headers.get("content-type") ?? "").startsWith("multipart/"))

const tried = (request: Request, { fetch, timeoutMs }: Sending): Promise<Response> =>
  fetch(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }))

/** What the shop says; else half a second, one, two …, somewhat more or less. */
function secondsUntilNext(answer: Response | null, attempt: number): number {
  const said = Number(answer?.headers.get("retry-after"))
  const seconds = said > 0 ? said : 2 ** (attempt - 2) * (0.75 + Math.random() / 2)
  return Math.min(seconds, maxWaitSeconds)
}
