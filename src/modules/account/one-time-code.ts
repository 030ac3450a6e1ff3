import { createHmac, randomInt } from "node:crypto"

/** Six random digits, uniformly distributed. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0")

/**
 * The stored hash of a code. Six digits can be brute-forced from a plain hash, so the hash includes the server's
 * secret. It also includes the tenant and the e-mail, so that it is valid for that e-mail only.
 */
export const hashCode = (secret: string, tenantId: string, email: string, code: string): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["otp", tenantId, email, code]))
    .digest("hex")
