import { env } from "../../config/env"
import { type AcceptedSecrets, eachSecret } from "../../lib/accepted-secrets"
import { type Signer, signerOf } from "../../lib/signing"

let made: Signers | undefined

/** The first one signs, every one verifies. */
export type Signers = readonly [Signer, ...Signer[]]

/** The signers of an installation, derived from its secret keys (base64): one key per purpose. */
export const passportSignersOf = (secretKeys: AcceptedSecrets): Signers =>
  eachSecret(secretKeys, (secret) => signerOf(Buffer.from(secret, "base64"), "passport-signing"))

/** This installation's signers. */
export const passportSigners = (): Signers => (made ??= passportSignersOf(env().secretKeys))
