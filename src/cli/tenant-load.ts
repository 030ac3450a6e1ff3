import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { analyzeTables } from "../db/analyze-tables"
import { importFile } from "./catalog-import"
import { readFlags } from "./flags"
import { loadTenant } from "./load-tenant"
import { type TenantDescription, tenantDescription } from "./tenant-file"

export async function tenantLoad(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { positionals: folders } = readFlags(args, [], [])
  if (!folders.length) throw new Error("Please name the folder")
  for (const folder of folders) await loadFolder(container, folder)
  // A new installation is often looked at before autovacuum has analyzed its tables.
  await analyzeTables(container)
}

async function loadFolder(container: MedusaContainer, folder: string): Promise<void> {
  const pictures = path.join(folder, "pictures")
  const stones = path.join(folder, "stones.csv")
  const described = await describedIn(path.join(folder, "tenant.json"))
  const tenant = await loadTenant(container, described, pictures)
  console.log(`${described.tenant.brandName} is open`)
  if (!existsSync(stones)) return
  const { failed } = await importFile(container, tenant, stones, pictures)
  if (failed) throw new Error(`${failed} rows of ${stones} can't be imported`)
}

/** @throws Error naming the file and the invalid members */
async function describedIn(file: string): Promise<TenantDescription> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const read = tenantDescription.safeParse(JSON.parse(await readFile(file, "utf8")))
  if (read.success) return read.data
  throw new Error(
    `${file}: ${read.error.issues.map((it) => `${it.path.join(".")}: ${it.message}`).join("; ")}`
  )
}
