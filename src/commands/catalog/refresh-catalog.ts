import type { MedusaContainer } from "@medusajs/framework/types"
import { reindexDue } from "./reindex-due"
import { sumChanges } from "../../db/sum-changes"

export async function refreshCatalog(container: MedusaContainer): Promise<{ refreshed: number }> {
  const refreshed = await reindexDue(container)
  await sumChanges(container, "catalog_change")
  await sumChanges(container, "site_change")
  return { refreshed }
}
