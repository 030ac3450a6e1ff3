import { mkdtemp, rm } from "node:fs/promises"
import path from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { tenantCreateBody } from "../contract/tenant"
import { env } from "../config/env"
import { rebuildCatalogue } from "../workflows/catalog/rebuild-catalogue"
import { importTenantWorkflow } from "../workflows/tenant/archive/import-tenant"
import { unpack } from "../workflows/tenant/archive/unpack"
import { readFlags, tenantNamed } from "./flags"

export const tenantImport = {
  help: "tenant:import --from <file.tar.gz> [--slug <slug>] [--domain <host>]   checks a shop's archive and opens the shop here",
  run: async (container: MedusaContainer, args: readonly string[]): Promise<void> => {
    const { flags } = readFlags(args, ["from", "slug", "domain"], ["from"])
    const folder = await mkdtemp(path.join(env().DATA_DIR, "run", "import-"))
    try {
      const manifest = await unpack(flags.from ?? "", folder)
      const named = tenantCreateBody
        .pick({ slug: true, domain: true })
        .parse({ slug: flags.slug ?? manifest.tenant.slug, domain: flags.domain ?? manifest.tenant.domain })
      const formerKey = process.env["RATNA_FORMER_KEY"] || null
      const input = { folder, manifest, ...named, formerKey }
      await importTenantWorkflow(container).run({ input })
      const tenant = await tenantNamed(container, named.slug)
      const stones = await rebuildCatalogue(container, tenant)
      const orders = manifest.tables["shop_order"] ?? 0
      console.log(`Imported ${tenant.branding.brandName}: ${orders} orders, ${stones} products`)
      console.log("Its payment secrets stayed behind: set them on its brand page before anybody pays.")
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
