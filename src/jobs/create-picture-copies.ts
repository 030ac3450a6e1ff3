import type { MedusaContainer } from "@medusajs/framework/types"
import { createDueCopies } from "../commands/picture/create-copies"

/** Creates the widths and formats of uploaded pictures. */
export default async function createPictureCopiesJob(container: MedusaContainer): Promise<void> {
  await createDueCopies(container)
}

export const config = { name: "create-picture-copies-job", schedule: { interval: 3_000 } }
