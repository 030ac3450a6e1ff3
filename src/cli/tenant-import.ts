import { mkdtemp, rm } from "node:fs/promises"
import path from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { tenantCreateBody } from "../contract/tenant"
import { env } from "../config/env"
import { importTenant } from "../commands/tenant/archive/import-tenant"
import { unpack } from "../commands/tenant/archive/unpack"
import { readFlags, tenantNamed } from "./flags"

export async function tenantImport(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags } = readFlags(args, ["from", "slug", "domain"], ["from"])
  const folder = await mkdtemp(path.join(env().DATA_DIR, "run", "import-"))
  try {
    const manifest = await unpack(flags.from ?? "", folder)
    const named = namesOf({ ...manifest.tenant, ...flags })
    const formerKey = process.env["RATNA_FORMER_KEY"] || null
    const input = { folder, manifest, ...named, formerKey }
    const result = await importTenant(container, input)
    const tenant = await tenantNamed(container, named.slug)
    const orders = manifest.tables["shop_order"] ?? 0
    console.log(`Imported ${tenant.branding.brandName}: ${orders} orders, ${result.products} products`)
    console.log("Its payment secrets stayed behind: set them on its brand page before anybody pays.")
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @throws Error with a message for a slug or domain that a new tenant can't have */
function namesOf(named: { slug: string; domain: string }): { slug: string; domain: string } {
  const read = tenantCreateBody.pick({ slug: true, domain: true }).safeParse(named)
  if (read.success) return read.data
  const why = read.error.issues.map(({ message }) => message).join("; ")
  throw new Error(`${why}: give another one with --slug or --domain`)
}
