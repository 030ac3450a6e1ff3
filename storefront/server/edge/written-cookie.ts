import { cookieNameOf } from "@contract/cookies"

/** Longer than the lease of any process and the clock steps of a browser. */
const seconds = 2

/**
 * Returns the cookie for the author of a change: while it lasts, every storefront checks versions before it serves from
 * a cache.
 */
export const writtenCookie = (production: boolean): string =>
  `${cookieNameOf("written", production)}=own-write; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${production ? "; Secure" : ""}`
