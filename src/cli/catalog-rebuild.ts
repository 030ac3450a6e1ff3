import type { MedusaContainer } from "@medusajs/framework/types"
import { rebuildCatalog } from "../commands/catalog/rebuild-catalog"
import { readFlags, tenantNamed } from "./flags"

export const catalogRebuild = {
  help: "catalog:rebuild --tenant <slug>   builds the tenant's catalog anew from its products",
  run: async (container: MedusaContainer, args: readonly string[]): Promise<void> => {
    const { flags } = readFlags(args, ["tenant"], ["tenant"])
    const tenant = await tenantNamed(container, flags.tenant)
    console.log(`${await rebuildCatalog(container, tenant)} products are in the catalog`)
  },
}
