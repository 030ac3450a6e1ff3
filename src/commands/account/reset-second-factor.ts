import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { passwordProvider } from "../../domain/login-name"

interface ResetSecondFactorInput {
  /** E-mail of a user of Medusa Admin. */
  email: string
}

/**
 * Removes the authenticator app and the recovery codes of a user who has lost them.
 * @returns whether there was anything to remove
 */
export async function resetSecondFactor(
  container: MedusaContainer,
  { email }: ResetSecondFactorInput
): Promise<boolean> {
  const auth = container.resolve(Modules.AUTH)
  const [login] = await auth.listProviderIdentities({ entity_id: email, provider: passwordProvider })
  const of = login?.auth_identity_id
  const factors = of === undefined ? [] : await auth.listAuthMfa({ auth_identity_id: of, status: "enabled" })
  for (const { id } of factors) await auth.disableAuthMfa({ id })
  return factors.length > 0
}
