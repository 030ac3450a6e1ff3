import type { MedusaContainer } from "@medusajs/framework/types"
import { keepCatalogue } from "../commands/catalog/keep-catalogue"

/** Updates the catalog after changes made elsewhere. */
export default async function catalogKeepJob(container: MedusaContainer): Promise<void> {
  await keepCatalogue(container)
}

export const config = { name: "catalog-keep", schedule: { interval: 5_000 } }
