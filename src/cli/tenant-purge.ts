import type { MedusaContainer } from "@medusajs/framework/types"
import { purgeTenant } from "../commands/tenant/erase/purge-tenant"
import { readFlags } from "./flags"

const listed = (counts: Record<string, number>): string[] =>
  Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`)

export async function tenantPurge(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags } = readFlags(args, ["id"], ["id"])
  const input = { id: flags.id ?? "", now: new Date() }
  const result = await purgeTenant(container, input)
  console.log(["Looked for, and must be 0:", ...listed(result.mustBeNone)].join("\n"))
  console.log(["Kept, as tax law asks:", ...listed(result.kept)].join("\n"))
  const left = Object.values(result.mustBeNone).reduce((sum, it) => sum + it, 0)
  if (left > 0) throw new Error(`${String(left)} things are still there.`)
  console.log("All of it is gone.")
}
