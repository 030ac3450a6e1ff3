import type { MedusaContainer } from "@medusajs/framework/types"
import type { User } from "../../contract/auth"
import { withTenant } from "../../db/with-tenant"
import { userOf } from "../../modules/account/account"
import { createAccount, type CreateAccountInput } from "./create-account"
import { openSession, type OpenSessionInput } from "./open-session"

interface SignUpInput {
  account: CreateAccountInput
  session: Omit<OpenSessionInput, "accountId">
}

/**
 * Creates an account and signs it in, in one transaction.
 * @throws ApiError CONFLICT if the e-mail has an account, FORBIDDEN if it isn't proven
 */
export function signUpAccount(container: MedusaContainer, { account, session }: SignUpInput): Promise<User> {
  return withTenant(container, account.tenantId, async () => {
    const made = await createAccount(container, account)
    await openSession(container, { ...session, accountId: made.id })
    return userOf(made)
  })
}
