import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { log } from "../../lib/telemetry/log"
import { countJob } from "../../lib/telemetry/metrics"
import { traced } from "../../lib/telemetry/tracing"
import { noteJobRun } from "../../modules/installation/job-runs"

/** How often the end of a job that recurs within seconds is recorded, in ms. */
const noteEveryMs = 30_000

/** When this process last recorded the end of each job. */
const notedAt = new Map<string, number>()

/** Runs one job, counts its outcome, and records in the database when it ended. */
export async function runJob(
  container: MedusaContainer,
  name: string,
  work: () => Promise<unknown>
): Promise<void> {
  try {
    await traced(`job ${name}`, work)
    countJob(name, "done")
  } catch (error) {
    countJob(name, "failed")
    throw error
  }
  await note(container, name)
}

/** A failure is only logged: the work is done. */
async function note(container: MedusaContainer, name: string): Promise<void> {
  const now = performance.now()
  if (now - (notedAt.get(name) ?? Number.NEGATIVE_INFINITY) < noteEveryMs) return
  try {
    await noteJobRun(container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION), name)
    notedAt.set(name, now)
  } catch (error) {
    log("warn", `The run of the job ${name} was not recorded: ${String(error)}`)
  }
}
