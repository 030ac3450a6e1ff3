import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepPictures } from "../commands/picture/sweep-pictures"

/** Removes pictures that no row refers to. */
export default async function sweepPicturesJob(container: MedusaContainer): Promise<void> {
  await sweepPictures(container, { now: new Date() })
}

/** At night in India. */
export const config = { name: "sweep-pictures", schedule: "7 21 * * *" }
