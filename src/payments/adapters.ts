import type { PaymentAdapter, PaymentGateway } from "./port"
import { razorpay } from "./razorpay/adapter"

type Account = Parameters<PaymentAdapter["connect"]>[0] & { readonly provider: string }

/** Payment adapters by the provider name of tenants' accounts. A new provider is a folder and a line here. */
const adapters = new Map<string, PaymentAdapter>([["razorpay", razorpay]])

/**
 * Adds a provider to this process, from outside this folder.
 * @throws Error if the name is registered already
 * @public
 */
export function registerAdapter(provider: string, adapter: PaymentAdapter): void {
  if (adapters.has(provider)) throw new Error(`There is a payment provider "${provider}" already`)
  adapters.set(provider, adapter)
}

/** @throws Error for a provider that isn't registered */
export function adapterOf({ provider }: Pick<Account, "provider">): PaymentAdapter {
  const adapter = adapters.get(provider)
  if (!adapter) throw new Error(`There is no payment provider "${provider}"`)
  return adapter
}

/** The gateway of a tenant's payment account. */
export const gatewayOf = (account: Account): PaymentGateway => adapterOf(account).connect(account)
