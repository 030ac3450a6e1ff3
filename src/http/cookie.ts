import { env } from "../config/env"
import { cookieNames, hostPrefix } from "../contract/cookies"

type Cookie = keyof typeof cookieNames

export const cookieName = (it: Cookie): string => (env().production ? hostPrefix : "") + cookieNames[it]

/** A cookie for this host only, out of reach of scripts and of other sites. `seconds` 0 removes it. */
export const cookie = (it: Cookie, value: string, seconds: number): string =>
  `${cookieName(it)}=${value}; Path=/; Max-Age=${String(seconds)}; HttpOnly; SameSite=Lax${env().production ? "; Secure" : ""}`
