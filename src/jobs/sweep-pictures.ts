import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepPictures } from "../commands/picture/sweep-pictures"
import { runJob } from "../commands/telemetry/run-job"

/** Removes pictures that no row refers to. */
export default async function sweepPicturesJob(container: MedusaContainer): Promise<void> {
  await runJob(container, config.name, () => sweepPictures(container, { now: new Date() }))
}

/** At night in India. */
export const config = { name: "sweep-pictures", schedule: "7 21 * * *" }
