import type { MedusaContainer } from "@medusajs/framework/types"
import { reindexDue } from "./reindex-due"
import { sumVersions } from "../../modules/catalog/sum-versions"

export async function refreshCatalog(container: MedusaContainer): Promise<{ refreshed: number }> {
  const refreshed = await reindexDue(container)
  await sumVersions(container)
  return { refreshed }
}
