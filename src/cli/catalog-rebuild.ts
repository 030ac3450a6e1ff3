import type { MedusaContainer } from "@medusajs/framework/types"
import { rebuildCatalog } from "../commands/catalog/rebuild-catalog"
import { readFlags, tenantNamed } from "./flags"

export async function catalogRebuild(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags } = readFlags(args, ["tenant"], ["tenant"])
  const tenant = await tenantNamed(container, flags.tenant)
  console.log(`${await rebuildCatalog(container, tenant)} products are in the catalog`)
}
