import type { MedusaContainer } from "@medusajs/framework/types"
import type { Role } from "../contract/auth"
import type { AccountRow } from "../modules/account/account"
import { hashPassword, hashUnknownPassword } from "../modules/account/password"
import { createAccount } from "../commands/account/create-account"

export interface NewAccount {
  tenantId: string
  /** Lower case. */
  email: string
  name: string
  /** null: nobody can sign in until a password is set by link. */
  password: string | null
  role: Role
  verified: boolean
}

/**
 * Creates an account for the command line and the demo data.
 * @throws ApiError CONFLICT when the e-mail already has one
 */
export async function addAccount(container: MedusaContainer, it: NewAccount): Promise<AccountRow> {
  return createAccount(container, {
    tenantId: it.tenantId,
    email: it.email,
    name: it.name,
    role: it.role,
    isEmailVerified: it.verified,
    passwordHash: it.password === null ? await hashUnknownPassword() : await hashPassword(it.password),
    proof: null,
  })
}
