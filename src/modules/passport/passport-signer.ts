import { env } from "../../config/env"
import { type Signer, signerOf } from "../../lib/signing"

let made: Signer | undefined

/** The signer of an installation, derived from its secret key (base64): one key per purpose. */
export const passportSignerOf = (secretKey: string): Signer =>
  signerOf(Buffer.from(secretKey, "base64"), "passport-signing")

/** This installation's signer. */
export const passportSigner = (): Signer => (made ??= passportSignerOf(env().RATNA_SECRET_KEY))
