import { createWriteStream } from "node:fs"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { exportTenant } from "../commands/tenant/archive/export-tenant"
import { readFlags, tenantNamed } from "./flags"

export async function tenantExport(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags } = readFlags(args, ["tenant", "to"], ["tenant", "to"])
  const tenant = await tenantNamed(container, flags.tenant)
  const file = path.resolve(process.env["RATNA_CLI_CWD"] ?? ".", flags.to ?? "")
  // Readable by its owner only: it contains names, addresses and password hashes.
  await pipeline(exportTenant(tenant), createWriteStream(file, { flags: "wx", mode: 0o600 }))
  console.log(`The archive of ${tenant.branding.brandName} is ${file}`)
}
