import type { MedusaContainer } from "@medusajs/framework/types"
import type { Role, User } from "../contract/auth"
import { newToken } from "../lib/tokens"
import { hashPassword } from "../modules/account/password"
import { createAccountWorkflow } from "../workflows/account/create-account"

export interface NewAccount {
  tenantId: string
  /** Lower case. */
  email: string
  name: string
  /** null: nobody can sign in until a password is chosen by a link. */
  password: string | null
  role: Role
  verified: boolean
}

/**
 * Makes an account from a program: the command line, the demo data.
 * @throws ApiError CONFLICT when the e-mail has one
 */
export async function createAccount(container: MedusaContainer, it: NewAccount): Promise<User> {
  const { result } = await createAccountWorkflow(container).run({
    input: {
      tenantId: it.tenantId,
      email: it.email,
      name: it.name,
      role: it.role,
      isEmailVerified: it.verified,
      passwordHash: await hashPassword(it.password ?? newToken()),
      proof: null,
    },
  })
  return result
}
