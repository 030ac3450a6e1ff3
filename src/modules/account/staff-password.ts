import type { IAuthModuleService } from "@medusajs/framework/types"
import { passwordProvider } from "../../domain/login-name"
import { formOfHash } from "./password"

/** Maximum wrong passwords for staff sign-ins, counted separately from the tenants' accounts. */
export const staffLoginLimits = (email: string, client: string): { key: string; max: number }[] => [
  { key: `staff:account:${email.toLowerCase()}`, max: 10 },
  { key: `staff:client:${client}`, max: 50 },
]

/**
 * Checks a staff e-mail and password. An unknown e-mail takes as long as a wrong password.
 * @returns the password in the form in which it is stored, or undefined
 */
export async function checkStaffPassword(
  auth: IAuthModuleService,
  email: string,
  password: string
): Promise<string | undefined> {
  const [identity] = await auth.listProviderIdentities({ provider: passwordProvider, entity_id: email })
  const kept: unknown = identity?.provider_metadata?.["password"]
  return formOfHash(typeof kept === "string" ? kept : null, password)
}
