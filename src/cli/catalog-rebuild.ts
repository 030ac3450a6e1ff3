import type { MedusaContainer } from "@medusajs/framework/types"
import { findTenant } from "../modules/tenant/find-tenant"
import { rebuildCatalogue } from "../workflows/catalog/rebuild-catalogue"
import { readFlags } from "./flags"

export const catalogRebuild = {
  help: "catalog:rebuild --tenant <slug>   builds the shop's catalogue anew from its products",
  run: async (container: MedusaContainer, args: readonly string[]): Promise<void> => {
    const { flags } = readFlags(args, ["tenant"], ["tenant"])
    const tenant = await findTenant(container, "slug", flags.tenant ?? "")
    if (!tenant) throw new Error(`There is no shop "${flags.tenant ?? ""}"`)
    console.log(`${await rebuildCatalogue(container, tenant)} products are in the catalogue`)
  },
}
