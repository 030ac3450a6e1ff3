/** The product's own cookies. */
export const cookieNames = {
  session: "ratna_session",
  emailProof: "ratna_email_proof",
  staffInvitation: "ratna_staff_invitation",
} as const

/** The form of a session's token: 256 random bits in base64url. Any other value belongs to nobody. */
export const sessionToken = /^[\w-]{43}$/

/** The shop that one of the platform's people has chosen in Medusa Admin; sent to `/admin` only, so it has no `__Host-`. */
export const chosenTenantCookie = "ratna_chosen_tenant"

/**
 * Stands before their names in production: a browser takes such a cookie only over https, from this very host and
 * for all of it, so that no neighbouring host can plant one. (Plain http, as in development, can't have it.)
 */
export const hostPrefix = "__Host-"
