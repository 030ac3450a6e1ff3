import { parseArgs } from "node:util"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findTenant } from "../modules/tenant/find-tenant"
import type { Tenant } from "../modules/tenant/tenant"

/**
 * Parses `--name value` flags.
 * @throws Error naming the first flag that is missing or unknown
 */
export function readFlags<const Names extends readonly string[]>(
  args: readonly string[],
  names: Names,
  required: readonly Names[number][]
): { flags: Partial<Record<Names[number], string>>; positionals: string[] } {
  const options = Object.fromEntries(names.map((it) => [it, { type: "string" as const }]))
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  for (const name of required) if (!values[name]) throw new Error(`Please give --${name}`)
  return { flags: values as Partial<Record<Names[number], string>>, positionals }
}

/** @throws Error with a message for the user when no tenant has the slug */
export async function tenantNamed(container: MedusaContainer, slug = ""): Promise<Tenant> {
  const tenant = await findTenant(container, "slug", slug)
  if (!tenant) throw new Error(`There is no tenant "${slug}"`)
  return tenant
}
