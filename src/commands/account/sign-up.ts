import type { MedusaContainer } from "@medusajs/framework/types"
import type { User } from "../../contract/auth"
import { withTenant } from "../../db/with-tenant"
import { userOf } from "../../modules/account/account"
import { deleteSession, insertSession } from "../../modules/account/sessions"
import { createAccount, type CreateAccountInput } from "./create-account"
import type { OpenSessionInput } from "./open-session"

interface SignUpInput {
  account: CreateAccountInput
  session: Omit<OpenSessionInput, "accountId">
}

/**
 * Creates an account and signs it in, in one transaction.
 * @throws ApiError CONFLICT if the e-mail has an account, FORBIDDEN if it isn't proven
 */
export function signUpAccount(
  container: MedusaContainer,
  { account, session: { replaces, ...session } }: SignUpInput
): Promise<User> {
  return withTenant(container, account.tenantId, async (tx) => {
    const made = await createAccount(container, account)
    if (replaces) await deleteSession(tx, replaces)
    await insertSession(tx, { ...session, accountId: made.id })
    return userOf(made)
  })
}
