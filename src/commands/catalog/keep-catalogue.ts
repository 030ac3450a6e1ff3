import type { MedusaContainer } from "@medusajs/framework/types"
import { refreshStale } from "./refresh-stale"
import { sumVersions } from "../../modules/catalog/sum-versions"

export async function keepCatalogue(container: MedusaContainer): Promise<{ refreshed: number }> {
  const refreshed = await refreshStale(container)
  await sumVersions(container)
  return { refreshed }
}
