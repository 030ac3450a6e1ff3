import type { IAuthModuleService } from "@medusajs/framework/types"
import { verify } from "scrypt-kdf"
import { passwordProvider } from "../../domain/login-name"
import { hashPassword } from "./password"

/** Maximum wrong passwords for staff sign-ins, counted separately from the tenants' accounts. */
export const staffLoginLimits = (email: string, client: string): { key: string; max: number }[] => [
  { key: `staff:account:${email.toLowerCase()}`, max: 10 },
  { key: `staff:client:${client}`, max: 50 },
]

/** Checks a staff e-mail and password. An unknown e-mail takes as long as a wrong password. */
export async function checkStaffPassword(
  auth: IAuthModuleService,
  email: string,
  password: string
): Promise<boolean> {
  const [identity] = await auth.listProviderIdentities({ provider: passwordProvider, entity_id: email })
  const kept: unknown = identity?.provider_metadata?.["password"]
  if (typeof kept === "string") return verify(Buffer.from(kept, "base64"), password)
  await hashPassword(password)
  return false
}
