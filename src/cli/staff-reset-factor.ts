import type { MedusaContainer } from "@medusajs/framework/types"
import { resetSecondFactorWorkflow } from "../workflows/account/reset-second-factor"
import { readFlags } from "./flags"

export const staffResetFactor = {
  help: "staff:reset-factor --email <e>   turns the second factor off for a user of Medusa Admin who has lost both app and recovery codes",
  run: async (container: MedusaContainer, args: readonly string[]): Promise<void> => {
    const { flags } = readFlags(args, ["email"], ["email"])
    const email = flags.email ?? ""
    const { result: wasOn } = await resetSecondFactorWorkflow(container).run({ input: { email } })
    if (!wasOn) throw new Error(`${email} has no second factor in Medusa Admin`)
    console.log(
      `${email} signs in to Medusa Admin by password alone, until they turn the second factor on again`
    )
  },
}
