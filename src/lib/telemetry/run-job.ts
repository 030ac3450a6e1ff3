import { observeJob } from "./metrics"
import { traced } from "./tracing"

/** Runs one scheduled job and records its outcome. */
export async function runJob(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await traced(`job ${name}`, work)
    observeJob(name, "done")
  } catch (error) {
    observeJob(name, "failed")
    throw error
  }
}
