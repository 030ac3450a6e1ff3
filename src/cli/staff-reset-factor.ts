import type { MedusaContainer } from "@medusajs/framework/types"
import { resetSecondFactor } from "../commands/account/reset-second-factor"
import { readFlags } from "./flags"

export async function staffResetFactor(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags } = readFlags(args, ["email"], ["email"])
  const email = flags.email ?? ""
  const wasOn = await resetSecondFactor(container, { email })
  if (!wasOn) throw new Error(`${email} has no second factor in Medusa Admin`)
  console.log(
    `${email} signs in to Medusa Admin by password alone, until they turn the second factor on again`
  )
}
