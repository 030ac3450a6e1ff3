import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"

const cipher = "aes-256-gcm"
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a text for storage, as base64. `bound` (the text's owner) is authenticated, so that it can't be opened for
 * another owner.
 * @param key 32 bytes
 */
export function seal(key: Buffer, bound: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const box = createCipheriv(cipher, key, iv).setAAD(Buffer.from(bound))
  const data = Buffer.concat([box.update(text, "utf8"), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), data]).toString("base64")
}

/** @throws Error if the key, `bound` or the text differs from sealing */
export function unseal(key: Buffer, bound: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64")
  const box = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(bound))
  box.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([box.update(bytes.subarray(ivBytes + tagBytes)), box.final()]).toString("utf8")
}
