import { env } from "../../config/env"
import { type Signer, signerOf } from "../../lib/signing"

let made: Signer | undefined

/** The installation's own, drawn from the platform's key: one key for one use. */
export const passportSigner = (): Signer =>
  (made ??= signerOf(Buffer.from(env().RATNA_SECRET_KEY, "base64"), "passport-signing"))
