import { randomBytes } from "node:crypto"

/** Crockford's base 32: without I, L, O and U, so that nothing is misread or spells a word. */
export const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** This many unguessable characters, with five bits of the system's randomness each. */
export const randomCrockford = (length: number): string =>
  // 256 is a multiple of 32: each character is equally likely.
  Array.from(randomBytes(length), (byte) => crockford.charAt(byte % 32)).join("")
