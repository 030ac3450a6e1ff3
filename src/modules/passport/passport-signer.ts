import { env } from "../../config/env"
import { type Signer, signerOf } from "../../lib/signing"

let made: Signer | undefined

/** The signer of an installation, drawn from its key (base64): one key for one use. */
export const passportSignerOf = (secretKey: string): Signer =>
  signerOf(Buffer.from(secretKey, "base64"), "passport-signing")

/** This installation's signer. */
export const passportSigner = (): Signer => (made ??= passportSignerOf(env().RATNA_SECRET_KEY))
