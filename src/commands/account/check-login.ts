import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { loginName } from "../../domain/login-name"
import { accountColumns, type AccountRow } from "../../modules/account/account"
import { formOfHash } from "../../modules/account/password"

interface Row extends AccountRow {
  passwordHash: string | null
  identityId: string | null
}

/**
 * Returns the tenant's account with this e-mail and password, or undefined. Reads in one statement. An unknown e-mail
 * takes as long as a wrong password.
 */
export async function checkLogin(
  container: MedusaContainer,
  { tenantId, email, password }: { tenantId: string; email: string; password: string }
): Promise<AccountRow | undefined> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `select ${accountColumns}, identity_id as "identityId", password_hash as "passwordHash"
     from account_with_email(?, ?), medusa_login(?)`,
    [tenantId, email, loginName(tenantId, email)]
  )
  const { passwordHash = null, identityId = null, ...account } = rows[0] ?? {}
  const isRight = (await formOfHash(passwordHash, password)) !== undefined
  const isFound = "id" in account && identityId === account.authIdentityId
  return isRight && isFound ? account : undefined
}
