import type { MedusaContainer } from "@medusajs/framework/types"
import { refreshCatalog } from "../commands/catalog/refresh-catalog"
import { runJob } from "../lib/telemetry/run-job"

/** Updates the catalog after changes made elsewhere. */
export default async function refreshCatalogJob(container: MedusaContainer): Promise<void> {
  await runJob(config.name, () => refreshCatalog(container))
}

export const config = { name: "refresh-catalog-job", schedule: { interval: 5_000 } }
