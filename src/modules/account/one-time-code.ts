import { createHmac, randomInt } from "node:crypto"

/** Six digits, each code as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0")

/**
 * What is stored of a code. Six digits alone are guessed from a hash in no time, so the hash takes the server's
 * secret, and the tenant and e-mail, so that it fits nobody else.
 */
export const hashCode = (secret: string, tenantId: string, email: string, code: string): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["otp", tenantId, email, code]))
    .digest("hex")
