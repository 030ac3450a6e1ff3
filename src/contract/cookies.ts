/** The product's own cookies. */
export const cookieNames = {
  session: "ratna_session",
  emailProof: "ratna_email_proof",
  staffInvitation: "ratna_staff_invitation",
  /** Set by the storefront server for two seconds after a change: every process then shows it to its author at once. */
  written: "ratna_written",
} as const

/** Form of a session token: 256 random bits in base64url. Any other value is no session. */
export const sessionToken = /^[\w-]{43}$/

/**
 * Cookie with the tenant that a platform user has chosen in Medusa Admin. It has no `__Host-` prefix because it is sent
 * to `/admin` only.
 */
export const chosenTenantCookie = "ratna_chosen_tenant"

/**
 * Prefix of our cookie names in production. A browser accepts such a cookie only over https, from this exact host and
 * for all its paths, so another subdomain can't set one. Plain http, as in development, doesn't allow it.
 */
export const hostPrefix = "__Host-"

/**
 * Name of one of our cookies. Both servers read exactly this name: a cookie of another name, planted from another
 * subdomain, must not take the place of the real one.
 */
export const cookieNameOf = (cookie: keyof typeof cookieNames, production: boolean): string =>
  (production ? hostPrefix : "") + cookieNames[cookie]
