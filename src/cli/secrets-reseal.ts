import type { MedusaContainer } from "@medusajs/framework/types"
import { resealSecrets } from "../commands/secret/reseal-secrets"
import { readFlags } from "./flags"

export async function secretsReseal(container: MedusaContainer, args: readonly string[]): Promise<void> {
  readFlags(args, [], [])
  const entries = Object.entries(await resealSecrets(container))
  console.log(
    `Sealed anew with RATNA_SECRET_KEY: ${entries.map(([name, { done }]) => `${String(done)} ${name}`).join(", ")}`
  )
  const unreadable = entries.filter(([, it]) => it.unreadable > 0)
  if (unreadable.length === 0) return
  const counts = unreadable.map(([name, it]) => `${String(it.unreadable)} ${name}`).join(", ")
  throw new Error(
    `Neither RATNA_SECRET_KEY nor RATNA_SECRET_KEY_SECOND opens ${counts}: they are left as they are`
  )
}
