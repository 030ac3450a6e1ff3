import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { product } from "../../integration-tests/support/product"
import type { NewTenant } from "../../integration-tests/support/tenant"
import type { ImporterTask } from "./importer"

export interface Crawled {
  due: number
  served: number
  refused: number
  seconds: number
}

/** A process that works only between `resume` and `pause`. */
export interface Load {
  pause: () => void
  resume: () => void
}

/** Pauses a process until it is resumed. */
function paused(child: ChildProcess): Load {
  const load = { pause: () => void child.kill("SIGSTOP"), resume: () => void child.kill("SIGCONT") }
  load.pause()
  return load
}

/** Sends this many requests to a tenant, whether or not it responds. */
export function crawl({ slug }: NewTenant, callsPerSecond: number): Load & { end: () => Promise<Crawled> } {
  const { port } = product()
  const args = [String(port), `${slug}.localhost:${String(port)}`, String(callsPerSecond)]
  const crawler = fork(path.join("bench", "tenants", "crawler.cjs"), args, { execArgv: [] })
  return {
    ...paused(crawler),
    end: async () => {
      const message = once(crawler, "message") as Promise<[Crawled]>
      crawler.send("end")
      return (await message)[0]
    },
  }
}

/** Imports diamonds as the back office's page does. @returns the number of rows imported so far */
export async function importInto(
  { slug, admin }: NewTenant,
  rows: number
): Promise<Load & { done: () => number; end: () => void }> {
  let done = 0
  const importer = fork(path.join("bench", "tenants", "importer.ts"), [], { execArgv: ["--import", "tsx"] })
  importer.on("message", (landed: number) => (done = landed))
  importer.send({ slug, cookies: [...admin.cookies], rows } satisfies ImporterTask)
  // Reading the file is not measured.
  await once(importer, "message")
  // The file is larger than the measurement needs; the rest can be dropped when the bench ends.
  return { ...paused(importer), done: () => done, end: () => void importer.kill("SIGKILL") }
}

/** Starts a process that has nothing to do with the product and computes for half of the time. */
export async function compute(): Promise<Load & { end: () => void }> {
  const busy = fork(path.join("bench", "tenants", "busy-process.cjs"), [], { execArgv: [] })
  await once(busy, "spawn")
  return { ...paused(busy), end: () => void busy.kill("SIGKILL") }
}
