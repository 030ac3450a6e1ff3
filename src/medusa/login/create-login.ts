import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { loginName, passwordProvider } from "../../domain/login-name"
import { sharedContext } from "../shared-context"

export interface Login {
  customerId: string
  authIdentityId: string
}

/** Creates Medusa's customer and password identity of a new account. `passwordHash` comes from `hashPassword`. */
export async function createLogin(
  container: MedusaContainer,
  tx: TenantTx,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string }
): Promise<Login> {
  const customers = container.resolve(Modules.CUSTOMER)
  const auth = container.resolve(Modules.AUTH)
  const customer = await customers.createCustomers(
    { email, ...namesOf(name), has_account: true, metadata: { tenant_id: tx.tenantId } },
    sharedContext(container, tx, customers)
  )
  const identity = await auth.createAuthIdentities(
    {
      provider_identities: [
        {
          provider: passwordProvider,
          entity_id: loginName(tx.tenantId, email),
          provider_metadata: { password: passwordHash },
        },
      ],
      app_metadata: { customer_id: customer.id },
    },
    sharedContext(container, tx, auth)
  )
  return { customerId: customer.id, authIdentityId: identity.id }
}

export async function deleteLogin(container: MedusaContainer, tx: TenantTx, login: Login): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER)
  const auth = container.resolve(Modules.AUTH)
  await customers.deleteCustomers(login.customerId, sharedContext(container, tx, customers))
  await auth.deleteAuthIdentities([login.authIdentityId], sharedContext(container, tx, auth))
}

/** First and last name as Medusa stores them. */
export function namesOf(name: string): { first_name: string; last_name: string } {
  const [first = "", ...rest] = name.split(/\s+/)
  return { first_name: first, last_name: rest.join(" ") }
}
