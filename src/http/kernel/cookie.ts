import { env } from "../../config/env"
import { chosenTenantCookie, cookieNames, hostPrefix } from "../../contract/cookies"

type Cookie = keyof typeof cookieNames

export const cookieName = (it: Cookie): string => (env().production ? hostPrefix : "") + cookieNames[it]

const secure = (): string => (env().production ? "; Secure" : "")

/** A cookie for this host only, out of reach of scripts and of other sites. `seconds` 0 removes it. */
export const cookie = (it: Cookie, value: string, seconds: number): string =>
  `${cookieName(it)}=${value}; Path=/; Max-Age=${String(seconds)}; HttpOnly; SameSite=Lax${secure()}`

/** The shop chosen in Medusa Admin, for as long as its browser is open; none takes it back. */
export const chosenTenant = (tenantId: string | null): string =>
  `${chosenTenantCookie}=${tenantId === null ? "; Max-Age=0" : encodeURIComponent(tenantId)}; Path=/admin; HttpOnly; SameSite=Strict${secure()}`
