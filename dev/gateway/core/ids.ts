import { createHash, randomBytes } from "node:crypto"

const base62 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
const letters = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 14), (byte) => base62.charAt(byte % 62)).join("")

/** An id in Razorpay's format: `pay_` and 14 base-62 characters. */
export const newId = (prefix: "order" | "pay" | "rfnd" | "evt"): string =>
  `${prefix}_${letters(randomBytes(14))}`

/** Account id of a key id; the same key id always gives the same account. */
export const accountId = (keyId: string): string =>
  `acc_${letters(createHash("sha256").update(keyId).digest())}`

/** Current time in whole seconds, Razorpay's unit. */
export const now = (): number => Math.floor(Date.now() / 1000)
