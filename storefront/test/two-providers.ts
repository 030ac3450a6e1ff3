import type { ProviderDeclaration } from "@payments/declaration"
import { voucher } from "../../integration-tests/support/voucher/declaration"

const own = jest.requireActual<{ providers: readonly ProviderDeclaration[] }>("@payments/providers")

/** `@payments/providers` as it is with one more line, for `jest.mock`. */
export const providers: readonly ProviderDeclaration[] = [...own.providers, voucher]

export const providerOf = (name = "razorpay"): ProviderDeclaration => {
  const provider = providers.find((declared) => declared.name === name)
  if (!provider) throw new Error(`There is no payment provider "${name}"`)
  return provider
}
