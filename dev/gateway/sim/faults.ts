import type { ServerResponse } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { z } from "zod"
import { serverError } from "../core/api-error"
import type { Reply } from "../http/router"

export const faultBody = z.object({
  path: z.string().startsWith("/"),
  times: z.int().min(0).max(100_000),
  kind: z.enum(["timeout", "502", "slow", "reset"]),
  /** Executes the request, then fails: the caller can't see that it succeeded. */
  after: z.boolean().default(false),
  /** Only requests with this method, or of this account. */
  method: z.string().toUpperCase().optional(),
  key_id: z.string().optional(),
})
type Fault = z.infer<typeof faultBody>

interface Target {
  method: string
  path: string
  authorization: string | undefined
}
export interface Faults {
  /** A fault with `times` 0 removes the fault of its path. */
  order: (fault: Fault) => void
  pending: () => Fault[]
  clear: () => void
  /** Executes the request or makes it fail; undefined when no response is to be sent. */
  apply: (target: Target, response: ServerResponse, run: () => Promise<Reply>) => Promise<Reply | undefined>
  close: () => void
}
export interface FaultOptions {
  /** Delay of "slow" responses, in milliseconds. */
  slowMs?: number
  /** Time for which "timeout" keeps the connection open before it ends, in milliseconds. */
  faultHoldMs?: number
}

/** Configured faults: each applies to the next requests whose path begins with its own. */
export function createFaults({ slowMs = 2_500, faultHoldMs = 60_000 }: FaultOptions = {}): Faults {
  let faults: Fault[] = []
  const stop = new AbortController()
  const pause = (ms: number): Promise<void> =>
    wait(ms, undefined, { signal: stop.signal }).catch(() => undefined)

  const take = (target: Target): Fault | undefined => {
    if (target.path.startsWith("/sim/") || target.method === "OPTIONS") return undefined
    const fault = faults.find((it) => matches(it, target))
    if (!fault) return undefined
    fault.times -= 1
    faults = faults.filter((it) => it.times > 0)
    return fault
  }
  return {
    order: (fault) => {
      faults = fault.times > 0 ? [...faults, { ...fault }] : faults.filter((it) => it.path !== fault.path)
    },
    pending: () => faults,
    clear: () => {
      faults = []
    },
    apply: async (target, response, run) => {
      const fault = take(target)
      if (!fault) return run()
      if (fault.kind === "slow") {
        if (fault.after) {
          const reply = await run()
          await pause(slowMs)
          return reply
        }
        await pause(slowMs)
        return run()
      }
      if (fault.after) await run()
      if (fault.kind === "502") return { status: 502, body: serverError(502).body }
      if (fault.kind === "timeout") await pause(faultHoldMs)
      response.destroy()
      return undefined
    },
    close: () => {
      stop.abort()
    },
  }
}

function matches(fault: Fault, { method, path, authorization }: Target): boolean {
  if (!path.startsWith(fault.path)) return false
  if (fault.method !== undefined && fault.method !== method) return false
  if (fault.key_id === undefined) return true
  const credentials = Buffer.from(authorization?.split(" ")[1] ?? "", "base64").toString("utf8")
  return credentials.startsWith(`${fault.key_id}:`)
}
