import type { MedusaContainer } from "@medusajs/framework/types"
import { keepCatalogueWorkflow } from "../workflows/catalog/keep-catalogue"

/** The catalogue follows what was changed elsewhere. */
export default async function catalogKeep(container: MedusaContainer): Promise<void> {
  await keepCatalogueWorkflow(container).run()
}

export const config = { name: "catalog-keep", schedule: { interval: 5_000 } }
