import { createHash, randomBytes, timingSafeEqual } from "node:crypto"

/** A new secret for a cookie or a link: 256 random bits in base64url, 43 characters. Store only its hash. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** Stored form of a token: SHA-256 in hex. It needs no salt, since a token has 256 random bits. */
export const hashToken = (token: string): string => createHash("sha256").update(token, "utf8").digest("hex")

/** Whether two secrets are equal, in a time that doesn't depend on where they differ or how long they are. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash("sha256").update(one).digest(), createHash("sha256").update(other).digest())
