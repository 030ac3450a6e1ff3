import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Role, User } from "../../../contract/auth"
import { withTenant } from "../../../db/with-tenant"
import { newId } from "../../../lib/ids"
import {
  type AccountRow,
  accountColumns,
  findAccountByEmail,
  lockEmail,
  userOf,
} from "../../../modules/account/account"
import { consumeEmailProof } from "../../../modules/account/email-proof"
import { emailTaken } from "../../../modules/account/email-taken"
import { emailUnproven } from "../../../modules/account/email-unproven"
import { loginName, passwordProvider } from "../../../modules/account/password"

export type CreateAccountInput = {
  tenantId: string
  /** Lower case. */
  email: string
  name: string
  role: Role
  isEmailVerified: boolean
  /** From `hashPassword`, made before: it is too dear for a transaction. */
  passwordHash: string
  /** When given, the account is made only if this token proves the e-mail, and uses it up. */
  proof: string | null
}

/**
 * The account with its Medusa customer and its login, in one transaction: whole or not at all. Undone by removing
 * all three.
 * @throws ShopError CONFLICT when the e-mail has an account, FORBIDDEN when it isn't proven
 */
export const createAccountStep = createStep(
  "create-account",
  async (input: CreateAccountInput, { container }) => {
    const { tenantId, email, name } = input
    const customers = container.resolve(Modules.CUSTOMER)
    const auth = container.resolve(Modules.AUTH)
    const account = await withTenant(container, tenantId, async (tx) => {
      await lockEmail(tx, email)
      if (input.proof !== null && !(await consumeEmailProof(tx, email, input.proof))) throw emailUnproven()
      if (await findAccountByEmail(tx, email)) throw emailTaken()
      const customer = await customers.createCustomers(
        { email, ...namesOf(name), has_account: true, metadata: { tenant_id: tenantId } },
        tx.contextOf(customers)
      )
      const identity = await auth.createAuthIdentities(
        {
          provider_identities: [
            {
              provider: passwordProvider,
              entity_id: loginName(tenantId, email),
              provider_metadata: { password: input.passwordHash },
            },
          ],
          app_metadata: { customer_id: customer.id },
        },
        tx.contextOf(auth)
      )
      const row = await tx.first<AccountRow>(
        `insert into account (tenant_id, id, email, name, role, is_email_verified, customer_id, auth_identity_id)
         values (?, ?, ?, ?, ?, ?, ?, ?) returning ${accountColumns}`,
        [tenantId, newId("acc"), email, name, input.role, input.isEmailVerified, customer.id, identity.id]
      )
      if (!row) throw new Error("The account was not written")
      return row
    })
    const user: User = userOf(account)
    return new StepResponse(user, {
      tenantId,
      id: account.id,
      customerId: account.customerId,
      authIdentityId: account.authIdentityId,
    })
  },
  async (undo, { container }) => {
    if (!undo) return
    const customers = container.resolve(Modules.CUSTOMER)
    const auth = container.resolve(Modules.AUTH)
    await withTenant(container, undo.tenantId, async (tx) => {
      await tx.run("delete from account where tenant_id = ? and id = ?", [undo.tenantId, undo.id])
      await customers.deleteCustomers(undo.customerId, tx.contextOf(customers))
      await auth.deleteAuthIdentities([undo.authIdentityId], tx.contextOf(auth))
    })
  }
)

function namesOf(name: string): { first_name: string; last_name: string } {
  const [first = "", ...rest] = name.split(/\s+/)
  return { first_name: first, last_name: rest.join(" ") }
}
