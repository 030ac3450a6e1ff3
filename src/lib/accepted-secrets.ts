import { hkdfSync } from "node:crypto"
import type { SealKeys } from "./seal"
import { sameSecret } from "./tokens"

/** The accepted values of a secret. The first one is used for writing, every one for reading; see docs/secrets.md. */
export type AcceptedSecrets = readonly [string, ...string[]]

/** @param second the value that is rotated in or out, if there is one */
export const acceptedSecrets = (first: string, second: string | undefined): AcceptedSecrets =>
  second === undefined || second === first ? [first] : [first, second]

/** @returns a value for each secret, or for each key derived from it, in their order */
export function eachSecret<Secret, T>(
  [first, ...others]: readonly [Secret, ...Secret[]],
  of: (secret: Secret) => T
): [T, ...T[]] {
  return [of(first), ...others.map((it) => of(it))]
}

/** Whether a given value is an accepted one, in a time that doesn't depend on the value. */
export const isAccepted = (secrets: AcceptedSecrets, given: string): boolean =>
  eachSecret(secrets, (secret) => sameSecret(secret, given)).includes(true)

const bytesOf = (secret: string): Buffer => Buffer.from(secret, "base64")

/** The platform's keys themselves. @param secrets in base64 */
export const platformKeys = (secrets: AcceptedSecrets): SealKeys => eachSecret(secrets, bytesOf)

/** Keys for one purpose, derived from the platform's keys. @param secrets in base64 */
export const derivedKeys = (secrets: AcceptedSecrets, purpose: string): SealKeys =>
  eachSecret(secrets, (secret) => Buffer.from(hkdfSync("sha256", bytesOf(secret), "", purpose, 32)))
