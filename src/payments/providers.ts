import { defaultPaymentProvider } from "../contract/rules/tenant-defaults"
import type { ProviderDeclaration } from "./declaration"
import { razorpay } from "./razorpay/declaration"

/** Declarations of all payment providers. Each also has a line in `adapters.ts`. */
export const providers = [razorpay] as const satisfies readonly ProviderDeclaration[]

/**
 * The declaration of a tenant's payment provider.
 * @throws Error for a provider that isn't declared
 */
export function providerOf(name: string = defaultPaymentProvider): ProviderDeclaration {
  const provider = providers.find((declared) => declared.name === name)
  if (!provider) throw new Error(`There is no payment provider "${name}"`)
  return provider
}
