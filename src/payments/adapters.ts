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

/** One gateway client for each payment account in use. */
const clients = new WeakMap<Account, PaymentGateway>()

/** The gateway of a tenant's payment account. */
export function gatewayOf(account: Account): PaymentGateway {
  const known = clients.get(account)
  if (known) return known
  const client = adapterOf(account).connect(account)
  clients.set(account, client)
  return client
}
