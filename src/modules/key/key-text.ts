import { crc32 } from "node:zlib"
import { randomCrockford } from "../../lib/random-text"

const begin = "ratna_"
const randomLength = 32
const checksumLength = 7
const hintLength = begin.length + 4
const form = new RegExp(`^${begin}[0-9a-z]{${String(randomLength + checksumLength)}}$`)

/**
 * CRC-32 as seven base-36 digits: distinguishes a mistyped or truncated key from an unknown one, and lets scanners find
 * leaked keys.
 */
const checksum = (random: string): string => crc32(random).toString(36).padStart(checksumLength, "0")

/** Generates a key: `ratna_`, 160 random bits in Crockford's base 32, and their checksum. Store only its hash. */
export function newKeyText(): string {
  const random = randomCrockford(randomLength).toLowerCase()
  return begin + random + checksum(random)
}

/** Whether a text is a well-formed key, without a database lookup. */
export function isKeyText(text: string): boolean {
  const random = text.slice(begin.length, begin.length + randomLength)
  return form.test(text) && text.endsWith(checksum(random))
}

/** The visible part of a key in lists: enough to tell keys apart. */
export const hintOf = (key: string): string => key.slice(0, hintLength)
