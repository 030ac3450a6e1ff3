import type { MedusaContainer } from "@medusajs/framework/types"
import { tenantCreateBody } from "../contract/tenant"
import { newId } from "../lib/ids"
import { reachableOrigin } from "../modules/tenant/tenant-origin"
import { createTenant } from "../workflows/tenant/create-tenant"
import { readFlags } from "./flags"

export async function tenantCreate(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags } = readFlags(args, ["slug", "domain", "brand", "email"], ["slug", "domain", "brand"])
  const body = tenantCreateBody.safeParse({ ...flags, brandName: flags.brand, email: flags.email ?? null })
  if (!body.success) throw new Error(body.error.issues.map((it) => it.message).join("; "))
  const input = { id: newId("ten"), tenant: body.data, allowReserved: body.data.slug === "default" }
  await createTenant(container, input)
  console.log(`Created ${body.data.brandName} at ${reachableOrigin(body.data)}`)
}
