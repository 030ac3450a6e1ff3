import { env } from "../../config/env"
import { chosenTenantCookie, cookieNameOf, type cookieNames } from "../../contract/cookies"

type Cookie = keyof typeof cookieNames

export const cookieName = (it: Cookie): string => cookieNameOf(it, env().production)

const secure = (): string => (env().production ? "; Secure" : "")

/** Builds a host-only cookie that scripts (`HttpOnly`) and other sites can't use. `seconds` 0 removes it. */
export const cookie = (it: Cookie, value: string, seconds: number): string =>
  `${cookieName(it)}=${value}; Path=/; Max-Age=${String(seconds)}; HttpOnly; SameSite=Lax${secure()}`

/** Builds the session cookie with the tenant chosen in Medusa Admin; null removes it. */
export const chosenTenant = (tenantId: string | null): string =>
  `${chosenTenantCookie}=${tenantId === null ? "; Max-Age=0" : encodeURIComponent(tenantId)}; Path=/admin; HttpOnly; SameSite=Strict${secure()}`
