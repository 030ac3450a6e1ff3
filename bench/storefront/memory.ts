import { setTimeout as sleep } from "node:timers/promises"
import type { Finding } from "../support/report"
import { residentMb } from "../support/resident"
import type { PagePids } from "./pages"

const promisedMb = { medusa: 600, storefront: 250 }

/** V8 frees the memory allocated during a burst of requests once it is idle for a while. */
const restMs = 60_000

/** Measures the memory of the two servers at rest, after the load of the preceding benches. */
export async function benchMemory(pids: PagePids): Promise<Finding[]> {
  await sleep(restMs)
  return (["medusa", "storefront"] as const).map((name) => {
    const mb = residentMb(pids[name])
    return {
      what: `memory of the ${name} process at rest`,
      result: `${mb.toFixed(0)} MB; promised: ${promisedMb[name]} MB`,
      holds: mb < promisedMb[name],
    }
  })
}
