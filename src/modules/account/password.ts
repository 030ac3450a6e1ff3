import type { IAuthModuleService } from "@medusajs/framework/types"
import { kdf } from "scrypt-kdf"
import { loginName, passwordProvider } from "../../domain/login-name"

/** Cost and format of Medusa's `emailpass` provider, which checks the hashes made here. */
const cost = { logN: 15, r: 8, p: 1 } as const

/** Hashes a password. Takes about 80 ms of CPU, so never run it inside a transaction. */
export const hashPassword = async (password: string): Promise<string> =>
  (await kdf(password, cost)).toString("base64")

interface Login {
  tenantId: string
  email: string
  password: string
}

/**
 * Returns the auth identity for an e-mail and password, or null. An e-mail without an account takes as long as a wrong
 * password, so that the response time doesn't reveal which e-mails have accounts.
 */
export async function checkPassword(
  auth: IAuthModuleService,
  login: Login,
  exists: boolean
): Promise<string | null> {
  if (!exists) {
    await hashPassword(login.password)
    return null
  }
  const answer = await auth.authenticate(passwordProvider, {
    url: "",
    headers: {},
    query: {},
    protocol: "http",
    body: { email: loginName(login.tenantId, login.email), password: login.password },
  })
  return answer.success ? (answer.authIdentity?.id ?? null) : null
}
