import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto"

const cipher = "aes-256-gcm"
const ivBytes = 12
const tagBytes = 16

/** Keys of 32 bytes. The first one seals, every one opens. */
export type SealKeys = readonly [Buffer, ...Buffer[]]

/** Identifies a key without revealing it. Base64 has no dot, so a dot ends the id. */
const idOf = (key: Buffer): string =>
  createHmac("sha256", key).update("key id").digest("base64url").slice(0, 8)

/**
 * Encrypts a text for storage, as `keyId.base64`. `bound` (the text's owner) is authenticated, so that it can't be
 * opened for another owner.
 */
export function seal([key]: SealKeys, bound: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const box = createCipheriv(cipher, key, iv).setAAD(Buffer.from(bound))
  const data = Buffer.concat([box.update(text, "utf8"), box.final()])
  return `${idOf(key)}.${Buffer.concat([iv, box.getAuthTag(), data]).toString("base64")}`
}

/**
 * Decrypts a sealed text with the key that its id names. A text without an id was sealed before ids existed: every key
 * is tried.
 * @throws Error if no key fits, or `bound` or the text differs from sealing
 */
export function unseal(keys: SealKeys, bound: string, sealed: string): string {
  const dot = sealed.indexOf(".")
  const bytes = Buffer.from(sealed.slice(dot + 1), "base64")
  let failure: unknown = new Error("The value is sealed with a key that isn't accepted")
  for (const key of keys) {
    if (dot >= 0 && idOf(key) !== sealed.slice(0, dot)) continue
    try {
      return open(key, bound, bytes)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/**
 * Seals a text anew with the first key.
 * @returns undefined when it is sealed with that key
 * @throws Error as `unseal` does
 */
export function reseal(keys: SealKeys, bound: string, sealed: string): string | undefined {
  if (sealed.startsWith(`${idOf(keys[0])}.`)) return undefined
  return seal(keys, bound, unseal(keys, bound, sealed))
}

/** Counts of values that were to be sealed anew. */
export interface Resealed {
  done: number
  /** Values that no accepted key opens; they are left as they are. */
  unreadable: number
}

function open(key: Buffer, bound: string, bytes: Buffer): string {
  const box = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(bound))
  box.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([box.update(bytes.subarray(ivBytes + tagBytes)), box.final()]).toString("utf8")
}
